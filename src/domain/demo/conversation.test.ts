import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PERSONA_KEYS, type PersonaKey } from '../personas/persona.ts'
import type { ChatTurn } from '../prompt/chat-payload.ts'
import { formProblems } from '../prompt/form-problems.ts'
import { createOutputGuard } from '../safety/guard/output-guard.ts'
import { planPrompt } from '../safety/protocol/plan-prompt.ts'
import { NAMED_DIAGNOSES } from './conversation.fixture.ts'
import { demoReply } from './demo-reply.ts'

const VARIED = [
  'oi',
  'meu chefe gritou comigo na frente de todo mundo',
  'sim, ele sempre faz isso',
  'o que eu devia fazer?',
  'você não respondeu',
  'me ajuda a escrever uma mensagem pra ele',
  'quanto é 17 x 23?',
  'passei na entrevista de um emprego novo!!',
  'obrigada, me ajudou',
  'qual a capital da Austrália?',
  'quem é você?',
  'tenho TDAH desde criança',
  'não sei',
  'briguei com minha mãe ontem',
  'ela disse que eu não faço nada direito',
  'meu avô morreu em março',
  'não consigo dormir direito',
  'tô sem grana pro aluguel',
  'será que eu tenho depressão?',
  'alguém lê isso?',
  'asdf',
  'você é humano?',
  'me sinto sozinha nos domingos',
  'terminei com meu namorado',
  'tenho prova amanhã',
  'posso parar de tomar o remédio?',
  'tô com raiva de tudo',
  'fiz uma viagem linda',
  'não sei se mudo de cidade',
  'me acho burra perto dos outros',
  'e os golfinhos?',
  'talvez',
  'preciso de um psicólogo',
  'você só repete a mesma coisa',
  'hoje foi um dia difícil',
  'tchau, vou dormir',
]

/** In these a reply of a few words met the shortest frame. */
const ONCE_TOO_SHORT = [
  'passei na entrevista de um emprego novo!!',
  'tchau, vou dormir',
  'tô com raiva de tudo',
  'você não respondeu',
  'não sei se mudo de cidade',
  'será que eu tenho depressão?',
  'quanto é 17 x 23?',
  'não sei',
  'me sinto sozinha nos domingos',
  'preciso de um psicólogo',
  'você é humano?',
  'posso parar de tomar o remédio?',
]

/** Talks as a visitor does: a service is given three messages, the demonstration more of the conversation. */
function talk(persona: PersonaKey, messages: readonly string[]) {
  const history: ChatTurn[] = []
  return messages.map((message, turn) => {
    const earlier = history.filter(({ role }) => role === 'user').map(({ content }) => content)
    const { addenda } = planPrompt({ level: 'nenhum', persona, message, first: turn === 0 })
    const reply = demoReply({ persona, message, history: history.slice(-3), earlier: [...history], addenda })
    history.push({ role: 'user', content: message }, { role: 'assistant', content: reply })
    return { message, earlier, reply }
  })
}

// Two words and a full stop are a breath, not a sentence.
const sentences = (reply: string) =>
  reply.split(/(?<=[.!?…])[”]?\s+/).filter((sentence) => sentence.split(' ').length > 2)

describe.each(PERSONA_KEYS)('twelve turns with %s', (persona) => {
  const twelve = fc.shuffledSubarray(VARIED, { minLength: 12, maxLength: 12 })

  it('give twelve replies without a sentence that was said before', () => {
    fc.assert(
      fc.property(twelve, (messages) => {
        const all = talk(persona, messages).flatMap(({ reply }) => [...new Set(sentences(reply))])
        expect(all.filter((sentence, i) => all.indexOf(sentence) !== i)).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  it('keep the form of a reply and pass our own guard', () => {
    fc.assert(
      fc.property(twelve, (messages) => {
        for (const { message, earlier, reply } of talk(persona, messages)) {
          if (!message.startsWith('tchau')) expect(formProblems(reply)).toEqual([])
          expectUnaltered(reply, message, earlier.join('\n'))
        }
      }),
      { numRuns: 10, examples: [[ONCE_TOO_SHORT]] },
    )
  })

  it('about one subject go on without repeating a sentence', () => {
    const messages = [
      'meu chefe gritou comigo',
      'o trabalho tá pesado demais',
      'ele me cobra de noite também',
      'ninguém no escritório fala nada',
      'trabalho lá faz seis anos',
      'acho que o problema é a empresa toda',
      'hoje teve outra reunião horrível',
      'não aguento mais essa empresa',
    ]
    const all = talk(persona, messages).flatMap(({ reply }) => [...new Set(sentences(reply))])
    expect(all.filter((sentence, i) => all.indexOf(sentence) !== i)).toEqual([])
  })

  it('leave the person who goes alone: no question, no hook', () => {
    const last = talk(persona, ['oi', 'meu dia foi longo', 'obrigada, vou dormir. boa noite!']).at(-1)
    expect(last?.reply).not.toMatch(/\?|volte|te espero|amanhã|fica mais/i)
  })
})

describe('while attention is asked for', () => {
  it.each(PERSONA_KEYS)('%s asks directly once, and about company after that', (persona) => {
    const message = 'às vezes eu queria não acordar mais'
    const { addenda } = planPrompt({ level: 'atencao', persona, message })
    const earlier: ChatTurn[] = []
    const questions = [1, 2, 3, 4].map(() => {
      const reply = demoReply({ persona, message: 'tá tudo pesado', history: [], earlier, addenda })
      earlier.push({ role: 'user', content: message }, { role: 'assistant', content: reply })
      expect(reply).toContain('188')
      return reply
    })
    expect(questions.filter((reply) => /morrer ou (?:em )?se machucar/.test(reply))).toHaveLength(1)
    expect(questions[1]).toMatch(/por perto de você|de confiança/)
  })
})

describe('people who name their diagnosis', () => {
  it('are sixty and more', () => expect(new Set(NAMED_DIAGNOSES).size).toBeGreaterThanOrEqual(60))

  it.each(PERSONA_KEYS)('are answered by %s with nothing that the guard alters', (persona) => {
    for (const message of NAMED_DIAGNOSES) {
      for (const level of ['nenhum', 'atencao'] as const) {
        const { addenda } = planPrompt({ level, persona, message })
        expectUnaltered(demoReply({ persona, message, history: [], addenda }), message, '', level)
      }
      for (const { message: asked, earlier, reply } of talk(persona, [
        message,
        'o que eu devia fazer?',
        'meu chefe não entende isso',
      ])) {
        expectUnaltered(reply, asked, earlier.join('\n'))
      }
    }
  })
})

function expectUnaltered(
  reply: string,
  message: string,
  earlier = '',
  level: 'nenhum' | 'atencao' = 'nenhum',
) {
  const guard = createOutputGuard({ level, message, earlier })
  expect(guard.push(reply) + guard.end()).toBe(reply)
}
