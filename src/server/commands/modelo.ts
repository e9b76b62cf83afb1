import { describeForm } from '#domain/services/request-form.ts'
import { probeServices, type ServiceProbe } from '#server/model/services/probe-services.ts'
import { createLog } from '#server/platform/log.ts'
import type { Command, Tools } from './run-command.ts'

const USAGE = `Uso: npm run modelo
  pede a cada serviço do modelo uma resposta, uma continuação, uma segunda opinião e uma palavra do começo de uma
  conversa longa, sem conteúdo de ninguém
  termina com 0 quando todos respondem, com 1 quando algum não responde ou perde o começo`

async function act(_: string[], { settings, endWith }: Tools): Promise<string[]> {
  const { kind, next, ...first } = settings().model
  if (kind === 'demo') return ['Modo demonstração: nenhum serviço configurado.']
  // What goes wrong is a cell of the table.
  const log = createLog('silent')
  const probes = await probeServices([first, ...next].map((service) => ({ ...service, log })))
  if (!probes.every(({ isGood }) => isGood)) endWith(1)
  const problems = probes.filter(({ form, keepsBeginning }) => form.tooSmall || keepsBeginning === false)
  return [
    ...asTable([HEAD, ...probes.map(rowOf)]),
    ...problems.map(({ label, reason }) => `${label}: ${reason}`),
  ]
}

export const modeloCommand: Command = { usage: USAGE, misuseCode: 2, isBare: true, act }

const HEAD = [
  'serviço',
  'resposta',
  'continuação',
  'opinião',
  'começo',
  'primeira palavra',
  'tokens',
  'em cache',
  'filtro',
  'adaptado',
]

function rowOf(probe: ServiceProbe): string[] {
  const { label, reply, continuation, opinion, form, usage, cachedShare, keepsBeginning, ...rest } = probe
  const { firstWord, wasFiltered, reason } = rest
  const yes = (isSo: boolean) => (isSo ? 'sim' : 'não')
  return [
    label,
    reason && !reply && !form.tooSmall ? `não (${reason})` : yes(reply),
    yes(continuation),
    yes(opinion),
    keepsBeginning === null ? '–' : yes(keepsBeginning),
    firstWord === null ? '–' : `${(firstWord / 1000).toFixed(1).replace('.', ',')} s`,
    usage ? `${usage.input} + ${usage.output}` : 'não diz',
    cachedShare === null ? '–' : `${Math.round(cachedShare * 100)} %`,
    yes(wasFiltered),
    describeForm(form) || 'nada',
  ]
}

function asTable(rows: readonly string[][]): string[] {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
