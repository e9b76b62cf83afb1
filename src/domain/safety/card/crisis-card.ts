import { meansAndPlaces } from '../detector/means-and-places.ts'
import { normalise } from '../detector/normalise.ts'
import { knownLevel, type RiskLevel } from '../risk-level.ts'

/** Where an action leads: a call, the help page, its part that drafts a message to someone, or one's own safety plan. */
type CardHref = `tel:${number}` | '/ajuda' | '/ajuda#escrever' | '/caderno#meu-plano'

type CardAction = { readonly label: string; readonly detail: string; readonly href: CardHref }

const CVV: CardAction = {
  label: 'Ligar 188 · CVV',
  detail: 'Grátis, 24 horas. Uma pessoa atende',
  href: 'tel:188',
}
const SAMU: CardAction = {
  label: 'Ligar 192 · SAMU',
  detail: 'Ambulância, grátis, 24 horas',
  href: 'tel:192',
}
const POLICE: CardAction = { label: 'Ligar 190 · Polícia', detail: 'Se há perigo agora', href: 'tel:190' }
const someoneClose = (label: string): CardAction => ({
  label,
  detail: 'Ajudamos a escrever a mensagem',
  href: '/ajuda#escrever',
})

// Short on purpose: title, text and three actions are seen at once on a screen of 360 px.
const CARDS = {
  atencao: {
    title: 'Tem gente para ouvir você',
    text: 'Se pesar demais, fale com alguém agora.',
    actions: [CVV, someoneClose('Falar com alguém de confiança')],
  },
  risco: {
    title: 'Sua vida importa, e há ajuda agora',
    text: 'Fique perto de alguém e longe do que possa ferir você. Se piorar: 192 ou pronto-socorro.',
    actions: [
      CVV,
      someoneClose('Chamar alguém de confiança'),
      {
        label: 'CAPS, UBS e respiração guiada',
        detail: 'Onde buscar ajuda e como se acalmar',
        href: '/ajuda',
      },
    ],
  },
  emergencia: {
    title: 'Procure ajuda agora',
    text: 'Ligue 192 ou vá ao pronto-socorro mais próximo. Fique perto de alguém agora, longe do que possa ferir.',
    actions: [SAMU, CVV, someoneClose('Chamar alguém para perto')],
  },
  violencia: {
    title: 'Dá para parar antes',
    text: 'Afaste-se da pessoa e de qualquer arma. Vá para outro lugar e solte o ar devagar.',
    actions: [
      { ...POLICE, detail: 'Se alguém corre perigo agora' },
      { ...SAMU, detail: 'Se alguém está ferido' },
      CVV,
    ],
  },
  vitima: {
    title: 'A culpa não é sua',
    text: 'Acreditamos em você. Há ajuda gratuita, a qualquer hora, no seu ritmo.',
    actions: [
      POLICE,
      { label: 'Ligar 180 · Mulher', detail: 'Orienta e acolhe, 24 horas', href: 'tel:180' },
      { label: 'Ligar 100 · Disque 100', detail: 'Criança, idoso, deficiência, LGBT', href: 'tel:100' },
    ],
  },
} satisfies Record<string, { title: string; text: string; actions: CardAction[] }>

const PLAN: CardAction = {
  label: 'Abrir meu plano',
  detail: 'Os seus telefones e os seus passos',
  href: '/caderno#meu-plano',
}
const ACTIONS_MAX = 3

/** What a card of `atencao` asks when a means was named, and the two messages that answer it. */
export const SAFETY_QUESTION = {
  words: 'Você está em segurança agora?',
  answers: ['Sim, estou em segurança agora.', 'Não estou em segurança agora.'],
} as const

/** Whether the card under these words of the person asks: a light level, and something that could hurt is named. */
export const asksIfSafe = (level: RiskLevel, said: string): boolean => level === 'atencao' && namesMeans(said)

/**
 * The card that is shown before the reply, in the order in which help is to be sought; null when none is due. A person with a plan
 * finds it there: where there is no room for a fourth action, in the place of the second-least urgent one, which the plan
 * to read holds too.
 */
export function crisisCard(level: RiskLevel, { hasPlan = false } = {}) {
  const known = knownLevel(level)
  if (known === 'nenhum') return null
  const card = CARDS[known]
  if (!hasPlan) return card
  const gives = card.actions.length < ACTIONS_MAX ? 0 : 1
  return { ...card, actions: card.actions.toSpliced(-1 - gives, gives, PLAN) }
}

/** Only the card of `atencao` can be closed. */
export const canDismiss = (level: RiskLevel): boolean => level === 'atencao'

const meansWords = Object.values(meansAndPlaces)
  .flatMap((list) => list.split(/\s+/))
  .filter((word) => /^[a-z_]+$/.test(word))
  .map((word) => word.replaceAll('_', '\\s+'))

const named = new RegExp(`(?<![a-z])(?:${[...new Set(meansWords)].join('|')})(?![a-z])`)

/** Whether a message names a means or a place, however harmless the rest of it reads. */
export const namesMeans = (text: string): boolean => named.test(normalise(text))
