import { describe, expect, it } from 'vitest'
import { PERSONA_KEYS } from '../personas/persona.ts'
import { GOODBYE_ADDENDUM } from '../prompt/addenda.ts'
import type { ChatTurn } from '../prompt/chat-payload.ts'
import { formProblems } from '../prompt/form-problems.ts'
import { demoReply } from './demo-reply.ts'
import { VOICES } from './voices.ts'

const MESSAGES = {
  trabalho: 'Meu chefe gritou comigo na reunião e eu travei.',
  sono: 'Não consigo dormir há três noites.',
  ansiedade: 'Tô com um aperto no peito desde cedo.',
  tristeza: 'Ando triste e sem vontade de nada.',
  relacionamento: 'Terminei meu namoro ontem.',
  familia: 'Briguei com a minha mãe de novo.',
  luto: 'Meu avô faleceu no domingo.',
  estudos: 'Tenho prova amanhã e não estudei o bastante.',
  solidao: 'Passei o fim de semana inteiro na minha, me sentindo sozinha.',
  raiva: 'Estou com uma raiva que não cabe em mim.',
  culpa: 'Sinto culpa pelo que eu disse.',
  cansaco: 'Estou exausta, só isso.',
  alegria: 'Passei no concurso, nem acredito!',
  dinheiro: 'As dívidas não me deixam em paz.',
  saude: 'Estou esperando o resultado de um exame.',
  autoestima: 'Eu me acho inútil perto das outras pessoas.',
  decisao: 'Não sei se devo mudar de cidade.',
  dia: 'Hoje foi um dia difícil',
  desabafo: 'Só preciso desabafar',
  sentimento: 'Quero entender um sentimento',
  geral: 'Aconteceu uma coisa estranha hoje de manhã.',
  saudacao: 'Oi, tudo bem?',
  humano: 'Você é humano?',
  sigilo: 'Alguém lê o que eu escrevo aqui?',
  diagnostico: 'Será que eu tenho depressão?',
  remedio: 'Posso parar de tomar o remédio?',
  profissional: 'Acho que preciso de um psicólogo.',
  agradecimento: 'Obrigada, me ajudou muito.',
  quem: 'Quem é você?',
  laudo: 'Fui diagnosticada com TDAH no ano passado.',
  conselho: 'O que eu devia fazer?',
  reclamacao: 'Você não respondeu.',
  escrever: 'Me ajuda a escrever uma mensagem para o meu irmão?',
  conta: 'Quanto é 17 x 23?',
  foradepauta: 'Qual é a capital da Austrália?',
  curta: 'não sei',
  perdido: 'E os golfinhos?',
} as const

const matrix = PERSONA_KEYS.flatMap((persona) =>
  Object.entries(MESSAGES).map(([topic, message]) => ({ persona, topic, message })),
)
const CONFIDENTIAL = /confidencial|criptograf|privacidade|sigilo|protegid/i
const ending = (text: string | undefined) => text?.split('\n\n').at(-1)
const emojis = (text: string) => text.match(/\p{Extended_Pictographic}/gu) ?? []

describe.each(matrix)('$persona about $topic', ({ persona, topic, message }) => {
  const reply = demoReply({ persona, message, history: [] })

  it('keeps the rules of the prompt', () => {
    expect(formProblems(reply)).toEqual([])
    expect(reply).not.toMatch(
      /você (?:tem|sofre de|está com) (?:um )?(?:transtorno|depress|ansiedade|síndrome|burnout)/i,
    )
    expect(reply).not.toMatch(/entre nós|só eu te|me prometa|vai passar|seja forte|[{}]|undefined/i)
  })

  it('answers what was written', () => {
    const lines = VOICES[persona].topics[topic as keyof typeof MESSAGES].says
    expect(lines.some((line) => reply.includes(line.replace('{conta}', '17 × 23 = 391')))).toBe(true)
  })
})

describe('the demonstration model', () => {
  const history = (user: string, assistant: string): ChatTurn[] => [
    { role: 'user', content: user },
    { role: 'assistant', content: assistant },
  ]

  it('gives the same words for the same request', () => {
    for (const { persona, message } of matrix) {
      expect(demoReply({ persona, message, history: [] })).toBe(demoReply({ persona, message, history: [] }))
    }
  })

  it('speaks with six voices that share no paragraph', () => {
    for (const message of Object.values(MESSAGES)) {
      const paragraphs = PERSONA_KEYS.flatMap((persona) =>
        demoReply({ persona, message, history: [] }).split('\n\n'),
      )
      expect(new Set(paragraphs).size).toBe(paragraphs.length)
    }
  })

  it('gives the own words of the person back', () => {
    for (const persona of PERSONA_KEYS) {
      expect(demoReply({ persona, message: MESSAGES.familia, history: [] })).toContain(
        'Briguei com a minha mãe de novo',
      )
    }
  })

  it('gives nothing back that could be read as markup', () => {
    const reply = demoReply({
      persona: 'direta',
      message: '<script>alert(1)</script> **meu chefe** [clique](http://mau.exemplo) gritou comigo',
      history: [],
    })
    expect(reply).not.toMatch(/[<>[\]*]|http/)
  })

  it('ties in with what was said before', () => {
    for (const persona of PERSONA_KEYS) {
      const before = history('Meu chefe me cobra sem parar', 'Entendi.')
      expect(demoReply({ persona, message: MESSAGES.sono, history: before })).toContain(
        'Meu chefe me cobra sem parar',
      )
    }
  })

  it('does not repeat itself, even when the person does', () => {
    for (const { persona, message } of matrix) {
      let said: ChatTurn[] = []
      const replies: string[] = []
      for (let turn = 0; turn < 4; turn += 1) {
        const reply = demoReply({ persona, message, history: said.slice(-3) })
        replies.push(reply)
        said = [...said, ...history(message, reply)]
      }
      replies.forEach((reply, turn) => {
        expect(replies.slice(Math.max(0, turn - 2), turn)).not.toContain(reply)
        expect(ending(reply)).not.toBe(ending(replies[turn - 1]))
      })
    }
  })

  it('says that it is an AI when asked', () => {
    for (const persona of PERSONA_KEYS) {
      for (const message of [
        'Você é humano?',
        'vc é uma pessoa de verdade?',
        'Estou falando com um robô?',
        'você é psicóloga?',
      ]) {
        expect(demoReply({ persona, message, history: [] })).toMatch(/inteligência artificial|uma IA/)
      }
    }
  })

  it('lets a person go without a question', () => {
    for (const persona of PERSONA_KEYS) {
      for (const message of [
        'Tchau!',
        'Vou dormir, até amanhã',
        'obrigada pela conversa, até mais',
        'por hoje é só',
      ]) {
        const reply = demoReply({ persona, message, history: history('oi', 'Olá.') })
        expect(reply).not.toContain('?')
        expect(reply).toMatch(CONFIDENTIAL)
      }
      const reply = demoReply({ persona, message: MESSAGES.geral, history: [], addenda: [GOODBYE_ADDENDUM] })
      expect(reply).not.toContain('?')
    }
  })

  it('drops the irony when this turn asks for care', () => {
    const message = MESSAGES.trabalho
    const softened = demoReply({
      persona: 'debochada',
      message,
      history: [],
      addenda: ['Sem ironia. CVV 188.'],
    })
    expect(VOICES.debochada.topics.trabalho.says.some((line) => softened.includes(line))).toBe(false)
    expect(softened).toContain('188')
  })

  it('laughs at nothing grave', () => {
    for (const message of [
      MESSAGES.luto,
      MESSAGES.tristeza,
      MESSAGES.solidao,
      MESSAGES.culpa,
      MESSAGES.saude,
    ]) {
      const reply = demoReply({ persona: 'debochada', message, history: [] })
      expect(emojis(reply)).toEqual([])
      for (const line of VOICES.debochada.frames.closing) expect(reply).not.toContain(line)
    }
  })
})

describe('danger', () => {
  it.each([
    ['quero morrer', '188'],
    ['não aguento mais viver', '188'],
    ['penso em suicídio', '188'],
    ['vontade de sumir', '188'],
    ['meu marido me bateu', '180'],
    ['tô com vontade de matar ele', '190'],
    ['tenho 15 anos e queria conversar', 'Disque 100'],
  ])('%s is answered without persona, with %s', (message, number) => {
    const replies = PERSONA_KEYS.map((persona) => demoReply({ persona, message, history: [] }))
    for (const reply of replies) {
      expect(reply).toContain(number)
      expect(reply).toMatch(/inteligência artificial|uma IA/)
      expect(emojis(reply)).toEqual([])
      expect(reply.match(/\?/g)).toHaveLength(1)
      expect(reply).not.toMatch(/criptograf|prometa|sua família/)
    }
  })

  it.each(['morrendo de rir', 'quase me matei de estudar', 'vou matar aula', 'tenho 15 anos de casada'])(
    '%s is no danger',
    (message) => {
      expect(demoReply({ persona: 'direta', message, history: [] })).not.toMatch(/188|190/)
    },
  )

  it('is remembered while it is in sight', () => {
    const said: ChatTurn[] = [{ role: 'user', content: 'queria morrer' }]
    const reply = demoReply({ persona: 'debochada', message: 'meu trabalho não ajuda', history: said })
    expect(reply).toContain('188')
    expect(reply).not.toContain('queria morrer')
    expect(VOICES.debochada.topics.trabalho.says.some((line) => reply.includes(line))).toBe(false)
  })
})
