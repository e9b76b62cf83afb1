import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROPERTY_BUDGET } from '#tests/support/texts/property-budget.ts'
import { PROTOCOL_LEVELS } from '../risk-level.ts'
import { createOutputGuard } from './output-guard.ts'

// What a good reply in danger says, as an order and as a verb: who to call, what to leave, how to bear the next minutes.
const STEPS = [
  ['ligue agora para o 192', 'ligar agora para o 192'],
  ['fale com o CVV no 188', 'falar com o CVV no 188'],
  ['chame a sua vizinha', 'chamar a sua vizinha'],
  ['peça ao seu irmão que venha', 'pedir ao seu irmão que venha'],
  ['conte para a sua mãe o que está acontecendo', 'contar para a sua mãe o que está acontecendo'],
  ['fique perto de alguém', 'ficar perto de alguém'],
  ['fique com a sua amiga até passar', 'ficar com a sua amiga até passar'],
  ['não fique sozinha esta noite', 'não ficar sozinha esta noite'],
  ['saia de perto da janela', 'sair de perto da janela'],
  ['deixe os comprimidos com a vizinha', 'deixar os comprimidos com a vizinha'],
  ['largue a faca e vá para a sala', 'largar a faca e ir para a sala'],
  ['entregue a corda ao seu pai', 'entregar a corda ao seu pai'],
  ['desça da mureta e sente no chão', 'descer da mureta e sentar no chão'],
  ['não tome mais nada', 'não tomar mais nada'],
  ['não misture com álcool', 'não misturar com álcool'],
  ['pressione um pano limpo sobre o corte', 'pressionar um pano limpo sobre o corte'],
  ['lave o corte com água e sabão', 'lavar o corte com água e sabão'],
  ['levante o braço e mantenha o pano firme', 'levantar o braço e manter o pano firme'],
  ['não provoque vômito', 'não provocar vômito'],
  ['guarde a cartela para mostrar à equipe', 'guardar a cartela para mostrar à equipe'],
  ['deixe a porta destrancada para o socorro', 'deixar a porta destrancada para o socorro'],
  ['vá ao pronto-socorro mais próximo', 'ir ao pronto-socorro mais próximo'],
] as const

const KIND = [
  'Sinto muito que esta noite esteja assim.',
  'Obrigada por me contar.',
  'Estou aqui com você agora.',
  'Sua vida importa.',
  'O que você sente é muito pesado, e você não precisa passar por isso sem ajuda.',
  'Tem alguém com você agora?',
  'Você está em segurança neste momento?',
]

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const step = fc.constantFrom(...STEPS)
const sentence = fc.oneof(
  step.map(([order]) => `${capital(order)}.`),
  step.map(([, verb]) => `Você pode ${verb}.`),
  step.map(([, verb]) => `Agora o passo é ${verb}.`),
  step.map(([, verb]) => `Dá para ${verb}?`),
  step.map(([order]) => `Se a vontade aumentar, ${order}.`),
  step.map(([order]) => `${capital(order)}, porque você merece cuidado.`),
  step.map(([order]) => `Por favor, ${order}, mesmo que pareça difícil.`),
  fc.tuple(step, step).map(([[one], [other]]) => `${capital(one)} e ${other}.`),
  fc.tuple(step, step).map(([[one], [other]]) => `Primeiro ${one}, depois ${other}.`),
  fc.tuple(step, step).map(([[, one], [, other]]) => `Você pode ${one} ou ${other}.`),
  fc.constantFrom(...KIND),
)

describe('a good reply in danger passes whole', () => {
  it.each(PROTOCOL_LEVELS)('in any order, form and conjunction, in %s', (level) => {
    fc.assert(
      fc.property(
        fc.array(sentence, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(' ', '\n\n', '\n- '),
        (sentences, between) => {
          const reply = sentences.join(between)
          const guard = createOutputGuard({ level, asks: true })
          expect([guard.push(reply) + guard.end(), guard.doubts()]).toEqual([reply, []])
        },
      ),
      { numRuns: 400, ...PROPERTY_BUDGET },
    )
  })
})
