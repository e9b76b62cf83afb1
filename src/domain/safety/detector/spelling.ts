import { chatForms } from './chat-forms.ts'
import { traits, vocabulary } from './lexicon.ts'
import { remember } from './remember.ts'
import { soundKey } from './sound-key.ts'

/** The words that matter most, respelled when they are written by ear. No common word sounds like one of them. */
const writtenByEar = `
  morrer morrendo morresse morrido matar matando suicidio suicida suicidar enforcar enforcando viver vivendo existir
  aguento aguentando comprimidos remedios machucar machucando machuco machuca cortando cortar pensando pensamento pensamentos
  querendo acabar acabando ponte predio viaduto veneno chumbinho sangue sangrando sangrar despedida despedir
  obriga obrigou abusa abusou abusando apanhando apanho agride agrediu atrapalho atrapalhando ninguem nascido sumir desaparecer
  dormir dormindo acordar vontade noite madrugada embora gilete lamina espingarda revolver ameaca ameacou ameacando bateu
  bater batendo espanca espancou estupro estuprou estuprada violencia marido padrasto namorado companheiro seguindo perseguindo
  trancada trancado esfaquear envenenar quebrar machucou deixa proposito quintal pronta amarrei despedi facada
  desculpa perdao sofrer sofrimento solidao tristeza esperanca sentido existencia sempre gosto forcado forcou
  medo odeio proibe controla humilha xinga chuta empurrou empurra aguentar pulso pulsos janela sozinha sozinho roupa faze fazer
`
  .trim()
  .split(/\s+/)

const bySound: ReadonlyMap<string, string> = new Map(
  writtenByEar.reverse().map((word) => [soundKey(word), word]),
)

/** Real words that sound like one of ours and are something else. They are never respelled. */
const keepAsTheyAre: ReadonlySet<string> = new Set(
  'moro mora moram morar morei morou moramos mono curta more quentao chota aterrar despede sofre sume batel'.split(
    ' ',
  ),
)

const skeleton = (word: string) => word.replace(/[^b-df-hj-np-tv-z]/g, '')
const censored: ReadonlyMap<string, string> = new Map(
  [
    'suicidio',
    'suicida',
    'suicidar',
    'morrer',
    'matar',
    'morte',
    'estupro',
    'estuprou',
    'estuprada',
    'abuso',
    'morta',
    'morto',
  ].map((word) => [skeleton(word), word]),
)

/** A typed word as the tables spell it, with its number there (0 for a word they do not know). */
export type Spelled = {
  readonly typed: string
  readonly word: string
  readonly id: number
  /** The traits that its ending gives it. */
  readonly endings: number
}

export const spell = remember((typed: string): Spelled => {
  const word = respell(typed)
  return { typed, word, id: vocabulary.idOf(word), endings: endingsOf(word) }
})

/** 'comprei', 'deixei', 'amarrei'. */
const firstPersonPast = /^[a-z]{2,}ei$/
/** 'automutilei', 'espancava', 'batiam'. */
const pastEnding = /^[a-z]{3,}(?:ei|ava|avam|iam)$/

const endingsOf = (word: string): number =>
  (firstPersonPast.test(word) ? traits.firstPersonPast : 0) | (pastEnding.test(word) ? traits.pastEnding : 0)

/** The word of the tables that a typed word stands for; unknown words stay as they are. */
function respell(word: string): string {
  if (vocabulary.idOf(word) > 0 || word.length < 3) return word
  if (word.includes('*')) return censored.get(skeleton(word)) ?? word
  const shorter = unstretch(word)
  if (shorter !== word && (vocabulary.idOf(shorter) > 0 || chatForms.has(shorter)))
    return chatForms.get(shorter)?.[0] ?? shorter
  if (word.length < 4 || keepAsTheyAre.has(word)) return word
  return bySound.get(soundKey(shorter)) ?? word
}

/** 'morrerrr' and 'queroooo': three or more of a letter become two if that is a word, else one ('rr', 'ss', 'oo' stay). */
function unstretch(word: string): string {
  if (!/(.)\1\1|([^rsoec])\2/.test(word)) return word
  const two = word.replace(/(.)\1{2,}/g, '$1$1')
  if (vocabulary.idOf(two) > 0) return two
  return word.replace(/(.)\1+/g, '$1')
}
