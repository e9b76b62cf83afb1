import { describe, expect, it } from 'vitest'
import { PERSONA_KEYS, type PersonaKey } from '#domain/personas/persona.ts'
import { createOutputGuard } from '#domain/safety/guard/output-guard.ts'
import type { ChatTurn } from '#domain/services/request-form.ts'
import { formProblems } from '#tests/support/texts/form-problems.ts'
import { expectLinear } from '#tests/support/texts/growth.ts'
import { HAND_MADE } from '#tests/support/texts/hostile-texts.ts'
import { DEMO_LINES } from './demo-lines.ts'
import { demoReply } from './demo-reply.ts'
import { type DemoTopic, demoTopicOf } from './demo-topic.ts'

const MESSAGES: Readonly<Record<DemoTopic, string>> = {
  luto: 'meu avô morreu em março e ainda dói',
  alegria: 'passei na entrevista de um emprego novo!!',
  sono: 'não consigo dormir direito há semanas',
  autoestima: 'me acho burra perto dos outros',
  trabalho: 'meu chefe gritou comigo na frente de todo mundo',
  relacionamento: 'terminei com meu namorado',
  familia: 'ela disse que eu não faço nada direito, minha mãe',
  saude: 'estou esperando o resultado do exame',
  solidao: 'me sinto sozinha nos domingos',
  culpa: 'tenho vergonha do que eu disse',
  raiva: 'estou com raiva de tudo',
  cansaco: 'ando exausta, sem energia pra nada',
  ansiedade: 'estou ansiosa com a semana que vem',
  tristeza: 'ando triste sem saber por quê',
  geral: 'aconteceu uma coisa estranha na padaria',
  saudacao: 'Oi! Tudo bem?',
  humano: 'Você é humano?',
  sigilo: 'alguém lê isso?',
  diagnostico: 'será que eu tenho depressão?',
  laudo: 'fui diagnosticada com TDAH no ano passado',
  remedio: 'posso parar de tomar o remédio?',
  profissional: 'queria fazer terapia com uma psicóloga',
  conselho: 'o que eu devia fazer?',
  agradecimento: 'obrigada, me ajudou muito',
  despedida: 'bom, vou indo. até amanhã!',
  curta: 'não sei',
  perdido: 'e os golfinhos?',
}
const topics = Object.entries(MESSAGES) as [DemoTopic, string][]

it.each([...topics, ['geral', 'não estou feliz'], ['saudacao', 'boa noite'], ['perdido', 'asdf']])(
  'finds %s in %j',
  (topic, message) => expect(demoTopicOf(message, true)).toBe(topic),
)

describe.each(PERSONA_KEYS)('%s', (persona) => {
  const talk = (messages: readonly string[]) => {
    const turns: ChatTurn[] = []
    return messages.map((message, turn) => {
      const reply = demoReply({ persona, message, history: turns.slice(-3), turn })
      turns.push({ role: 'user', content: message }, { role: 'assistant', content: reply })
      return reply
    })
  }

  it.each(topics)('answers about %s in the form of a reply, past our own guard', (topic, message) => {
    for (const turn of [0, 1, 2, 3]) {
      const reply = demoReply({ persona, message, turn })
      if (topic !== 'despedida') expect(formProblems(reply)).toEqual([])
      expect(DEMO_LINES[topic].some((line) => reply.includes(line))).toBe(true)
      expect(reply).not.toMatch(/[{}<>[\]]|undefined/)
      expectUnaltered(reply, message)
    }
  })

  it('uses other words in the next turn, even when the person does not', () => {
    for (const [, message] of topics) {
      const endings = talk([message, message, message]).map((reply) => reply.split('\n\n').at(-1))
      for (const [turn, ending] of endings.entries()) expect(ending).not.toBe(endings[turn - 1])
    }
  })

  it('gives the own words of the person back, now and from before', () => {
    const [first, second] = talk(['briguei com a minha irmã ontem', 'meu chefe me cobra sem parar'])
    expect(first).toContain('“briguei com a minha irmã ontem”')
    expect(second).toContain('“briguei com a minha irmã ontem”')
  })

  it('does not frame the words of two messages alike', () => {
    const [first = '', second = ''] = talk([
      'meu chefe gritou comigo na frente de todo mundo',
      'ele sempre faz isso!!',
    ])
    const frame = (reply: string) => reply.split('\n\n')[0]?.replaceAll(/“[^”]*”/g, '')
    expect(frame(first)).not.toBe(frame(second))
  })

  it('gives nothing back that identifies, links, insults or could be read as markup', () => {
    for (const message of [
      '<script>alert(1)</script> **meu chefe** [clique](http://mau.exemplo) gritou',
      'meu telefone é 11999998888 agora',
      'que merda de dia foi esse',
    ])
      expect(demoReply({ persona, message })).not.toMatch(/[<>[\]*]|http|\d{4}|merda/)
  })

  it('shows that it is an AI, and the demonstration where it cannot follow', () => {
    expect(demoReply({ persona, message: MESSAGES.humano })).toMatch(/inteligência artificial|uma IA/)
    expect(demoReply({ persona, message: MESSAGES.perdido })).toMatch(/demonstração/i)
  })

  it('lets a person go without a question', () => {
    expect(demoReply({ persona, message: MESSAGES.despedida, turn: 3 })).not.toContain('?')
  })

  it('in attention asks directly once, then who is near, and always names the 188', () => {
    const asked: ChatTurn[] = []
    const replies = [0, 1].map((turn) => {
      const reply = demoReply({ persona, message: 'tá tudo pesado', history: asked, level: 'atencao', turn })
      asked.push({ role: 'user', content: 'tá tudo pesado' }, { role: 'assistant', content: reply })
      expect(reply).toContain('188')
      return reply
    })
    expect(replies[0]).toMatch(/morrer ou em se machucar/)
    expect(replies[1]).toMatch(/por perto de você/)
  })
})

it('six personas share neither an opening nor a closing', () => {
  const ends = (persona: PersonaKey) => {
    const [opening = '', ...rest] = demoReply({ persona, message: MESSAGES.trabalho }).split('\n\n')
    return [opening, rest.at(-1)?.split(': ')[0]]
  }
  const found = PERSONA_KEYS.flatMap(ends)
  expect(new Set(found).size).toBe(found.length)
})

it('takes time in proportion to the length of a message', () => {
  for (const shape of HAND_MADE)
    expectLinear((message) => demoReply({ persona: 'acolhedora', message, turn: 1 }), shape, 300)
})

function expectUnaltered(reply: string, message: string): void {
  const guard = createOutputGuard({ level: 'nenhum', message, earlier: '' })
  expect(guard.push(reply) + guard.end()).toBe(reply)
}
