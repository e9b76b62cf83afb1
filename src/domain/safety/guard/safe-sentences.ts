import { protocolReply } from '../protocol/protocol-reply.ts'
import { type RiskLevel, usesProtocol } from '../risk-level.ts'
import type { GuardClass } from './guard-rule.ts'

type Sentences = readonly [first: string, ...more: string[]]

// What is shown in place of what is not, where the sentence itself spoke of that: means, help, a medicine, what it is. Plain,
// warm, true, without a question. A class that is not here is cut and nothing is put in its place.
const SENTENCES: Readonly<Partial<Record<GuardClass, Sentences>>> = {
  metodo: [
    'O que me importa é você em segurança; se houver perigo, o CVV atende agora no 188, e o SAMU no 192.',
    'Se houver perigo neste momento, ligue 192 ou 190 e fique perto de alguém.',
  ],
  socorro: [
    'Sou uma IA e não consigo ligar nem avisar ninguém: o pedido de ajuda precisa partir daí, pelo 192, pelo 188 ou de alguém por perto.',
    'Daqui eu só alcanço palavras; por favor, chame alguém que esteja perto de você.',
  ],
  'contra-ajuda': [
    'Pedir ajuda vale a pena: o 188 escuta a qualquer hora, e em perigo o 192 e o 190 atendem.',
    'Ter gente preparada por perto faz diferença, e você merece esse cuidado.',
  ],
  medicacao: [
    'Sobre remédio, qualquer mudança é com quem receitou; vale ligar e contar o que você está sentindo.',
    'Essa parte do tratamento fica para quem acompanha você de perto.',
  ],
  tratamento: [
    'Sobre seguir ou mudar um tratamento, a melhor conversa é com quem acompanha você, com essas mesmas palavras.',
    'O cuidado que você já tem merece continuar até que vocês decidam juntos.',
  ],
  corpo: [
    'O que me importa é como você está, mais do que números.',
    'Seu corpo merece cuidado, e uma UBS ou um CAPS podem ajudar com isso sem julgamento.',
  ],
  confronto: [
    'Sua segurança vem primeiro, no seu ritmo: 180 e Disque 100 ajudam a pensar nos próximos passos, e em perigo, 190.',
    'Acredito em você, e nada disso é culpa sua.',
  ],
  sexo: [
    'Conversa de sexo comigo não cabe aqui: sou uma inteligência artificial, e posso escutar o que você sente.',
    'Se esse assunto pesa em você, dá para falar dele com respeito, e também com um profissional.',
  ],
  romance: [
    'Sou uma inteligência artificial, e o que posso oferecer é atenção ao que você conta.',
    'Afeto de perto, quem pode dar é gente que esteja ao seu lado.',
  ],
  humano: [
    'Sou uma inteligência artificial: não sou uma pessoa nem profissional de saúde.',
    'Quem escreve aqui é uma IA.',
  ],
  delirio: [
    'Imagino como isso assusta e cansa; não posso dizer o que é, mas dá para procurar cuidado ainda hoje, num CAPS ou numa UBS.',
    'Ficar perto de alguém de confiança agora pode ajudar.',
  ],
}

// How a reply of ours ends, by level: whole, and without a question that keeps the person.
const ENDINGS: Readonly<Record<RiskLevel, string>> = {
  nenhum: 'O que você trouxe continua tendo lugar aqui, no seu ritmo.',
  atencao:
    'O CVV, no 188, escuta de graça, 24 horas, e a companhia de alguém de confiança também ajuda. Sigo por aqui, sem pressa.',
  risco:
    'Sua vida importa. O CVV atende no 188, de graça, 24 horas; se o perigo aumentar, ligue 192. Chame alguém de confiança para ficar com você e deixe longe o que possa ferir.',
  emergencia:
    'Ligue agora para o SAMU, 192, ou vá ao pronto-socorro mais próximo. Fique perto de alguém e longe do que possa ferir você. O CVV, 188, também atende agora.',
  violencia:
    'Afaste-se dessa pessoa e do que possa ferir alguém. Se há perigo, ligue 190; se há alguém ferido, 192. O CVV, no 188, escuta agora.',
  vitima:
    'Acredito em você, e a culpa não é sua. Em perigo, ligue 190; o 180 e o Disque 100 orientam de graça, 24 horas, no seu ritmo.',
}

const GOES_ON = 'Sigo aqui para ouvir você, no seu ritmo. O que está mais presente agora?'
const GOES_ON_CARING =
  'Sigo aqui para ouvir você, sem pressa. O CVV, no 188, também escuta, de graça, 24 horas. Você tem pensado em morrer ou em se machucar?'

/** The `n`-th sentence for a class in one reply; null where nothing is put in the place of what is cut. */
export function safeSentence(name: GuardClass, n: number): string | null {
  const sentences = SENTENCES[name]
  return sentences?.[n % sentences.length] ?? null
}

export const safeSentences = (name: GuardClass): readonly string[] => SENTENCES[name] ?? []

/** What ends a reply that said the same forbidden thing again. */
export const closingOf = (level: RiskLevel, name: GuardClass, n: number): string =>
  `${safeSentence(name, n) ?? ''} ${ENDINGS[level]}`.trim()

/** The whole reply, when nothing of what was written can be shown; without a class none is named. */
export function safeReply(
  level: RiskLevel,
  name: GuardClass | null,
  { isFarewell = false, hasPlan = false } = {},
): string {
  if (usesProtocol(level)) return protocolReply(level, 0, { hasPlan })
  const sentence = name === null ? null : safeSentence(name, 0)
  const named = sentence === null ? '' : `${sentence} `
  if (isFarewell) return named + ENDINGS[level]
  return named + (level === 'atencao' ? GOES_ON_CARING : GOES_ON)
}

/** The classes whose sentences are replaced by one of ours. */
export const REPLACED_CLASSES = Object.keys(SENTENCES) as GuardClass[]
