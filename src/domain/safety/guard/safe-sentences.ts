import { isProtocolLevel } from '../protocol/protocol-level.ts'
import { protocolReply } from '../protocol/protocol-reply.ts'
import type { RiskLevel } from '../risk-level.ts'
import type { GuardRuleName } from './guard-rule.ts'

type Sentences = readonly [string, ...string[]]

// What stands in the place of a sentence that is not shown. Plain, warm, true, and without a question.
const SENTENCES: Readonly<Record<GuardRuleName, Sentences>> = {
  metodo: [
    'Sobre maneiras de se ferir ou de ferir alguém eu não falo; o que me importa é você em segurança, e o CVV atende agora no 188.',
    'Se houver perigo neste momento, ligue 192 ou 190 e fique perto de alguém.',
  ],
  socorro: [
    'Sou uma IA e não consigo ligar nem avisar ninguém: o pedido de ajuda precisa partir daí, pelo 192, pelo 188 ou de alguém por perto.',
    'Daqui eu só alcanço palavras; por favor, chame alguém que esteja perto de você.',
  ],
  medicacao: [
    'Sobre remédio, qualquer mudança é com quem receitou; vale ligar e contar o que você está sentindo.',
    'Essa parte do tratamento fica para quem acompanha você de perto.',
  ],
  corpo: [
    'Prefiro não falar de números, dietas ou do corpo: o que me importa é como você está.',
    'Seu corpo merece cuidado, e uma UBS ou um CAPS podem ajudar com isso sem julgamento.',
  ],
  culpa: [
    'O que você sente não precisa de julgamento, e sim de cuidado.',
    'Sua dor merece ser ouvida por ela mesma.',
  ],
  promessa: [
    'Não há nada que você precise garantir a mim; o que vale é ter companhia e ajuda por perto.',
    'Um passo pequeno de cada vez já é bastante.',
  ],
  confronto: [
    'Sua segurança vem primeiro, no seu ritmo: 180 e Disque 100 ajudam a pensar nos próximos passos, e em perigo, 190.',
    'Acredito em você, e nada disso é culpa sua.',
  ],
  exclusividade: [
    'Você merece ter por perto pessoas que escutem e cuidem; eu sou uma parte pequena disso.',
    'Vale dividir isso também com alguém de confiança.',
  ],
  segredo: [
    'A conversa fica guardada com criptografia na sua conta; sigilo absoluto nenhum serviço digital pode prometer.',
    'Como suas mensagens são protegidas está explicado na Política de privacidade.',
  ],
  humano: [
    'Sou uma inteligência artificial: não sou uma pessoa nem profissional de saúde.',
    'Quem escreve aqui é uma IA.',
  ],
  diagnostico: [
    'Dar nome de doença não cabe a mim; isso é para um profissional que possa escutar você de perto.',
    'O que você vive pode ser dito sem rótulo, com as suas palavras.',
  ],
  delirio: [
    'Imagino como isso assusta e cansa; não posso dizer o que é, mas dá para procurar cuidado ainda hoje, num CAPS ou numa UBS.',
    'Ficar perto de alguém de confiança agora pode ajudar.',
  ],
  instrucoes: [
    'Sigo aqui para conversar sobre você, com o mesmo cuidado.',
    'Voltemos ao que você está vivendo.',
  ],
  disfarce: ['Prefiro falar com você com palavras simples.', 'Sigo por aqui, com clareza.'],
}

const GOES_ON = 'Sigo aqui para ouvir você, no seu ritmo. O que está mais presente agora?'
const GOES_ON_CARING =
  'Sigo aqui para ouvir você, sem pressa. O CVV, no 188, também escuta, de graça, 24 horas. Você tem pensado em morrer ou em se machucar?'

/** The `n`-th sentence shown for a rule in one reply. */
export function safeSentence(rule: GuardRuleName, n: number): string {
  const sentences = SENTENCES[rule]
  return sentences[n % sentences.length] ?? sentences[0]
}

export const safeSentences = (rule: GuardRuleName): readonly string[] => SENTENCES[rule]

/** The whole reply, when nothing of what was written can be shown. */
export function safeReply(level: RiskLevel, rule: GuardRuleName): string {
  if (isProtocolLevel(level)) return protocolReply(level)
  return `${SENTENCES[rule][0]} ${level === 'atencao' ? GOES_ON_CARING : GOES_ON}`
}
