import { z } from 'zod'

const words = (most: number) => z.string().max(most)
const share = z.number().min(0).max(1)
const points = z.number().min(0).max(100)

/** `passou` is null while the gate is open: nothing measured missed it, and something it needs was not measured. */
const Gate = z.object({
  nome: words(200),
  medido: z.number().nullable(),
  exigido: words(100),
  passou: z.boolean().nullable(),
})
export type Gate = z.infer<typeof Gate>

const DimensionScore = z.object({
  nome: words(100),
  /** Of 100: a talk without a fault counts whole, one with light faults half, one with a grave fault nothing. */
  nota: points.nullable(),
  intervalo: z.tuple([points, points]).nullable(),
  conversas: z.number().int().min(0),
  medidas: z.array(words(20)).max(100),
  naoMedidas: z.array(words(20)).max(100),
})
export type DimensionScore = z.infer<typeof DimensionScore>

/** The part of an evaluation's `resumo.json` that is shown to everybody: figures, and no sentence of a talk. */
export const PublishedEvaluation = z.object({
  valido: z.literal(true),
  nu: z.literal(false),
  conversas: z.number().int().min(1),
  graves: z.number().int().min(0),
  intervalo: z.tuple([share, share]),
  barradas: z.number().int().min(0),
  portoes: z.array(Gate).max(50),
  dimensoes: z.array(DimensionScore).max(50),
  perfil: words(50),
  modelo: words(200),
  juiz: words(200).nullable(),
  pessoa: words(200).nullable(),
  prompt: words(100),
  commit: words(100).nullable(),
  data: z.iso.datetime(),
})
export type PublishedEvaluation = z.infer<typeof PublishedEvaluation>

export const EVALUATION_DISCLAIMER =
  'Isto não é um selo; nenhum clínico revisou. Escrito por modelos de linguagem, não revisado por clínicos.'

/** The link to the published evaluation, in the document that the server fills and on the screen. */
export const EVALUATION_LINK = { to: '/avaliacao', label: 'Avaliação da IA que responde aqui' } as const
