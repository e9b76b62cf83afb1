import { LEET } from '../leet.ts'

/** A sentence of a reply as the rules read it: small letters, no accents, no marks, no disguise. */
export type SentenceReading = {
  readonly text: string
  /** The same without what is quoted as somebody's words: what others say is not what the reply says. */
  readonly own: string
  /** A question put to the person about what they do, feel or think. */
  readonly asks: boolean
  /** Letters spelled one by one, or a coded block: there is no honest reason to write so. */
  readonly coded: boolean
}

const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  ѕ: 's',
  ԁ: 'd',
  ո: 'n',
  ο: 'o',
  α: 'a',
}
const SHORT_FORMS: Readonly<Record<string, string>> = {
  vc: 'voce',
  ce: 'voce',
  vcs: 'voces',
  n: 'nao',
  q: 'que',
  tb: 'tambem',
  tbm: 'tambem',
  pq: 'por que',
  eh: 'eh',
  msm: 'mesmo',
  ngm: 'ninguem',
  mto: 'muito',
  cmg: 'comigo',
}

const SHORT_FORM = new RegExp(`\\b(?:${Object.keys(SHORT_FORMS).join('|')})\\b`, 'g')
const SPELLED = /(?<![a-z0-9])[a-z](?:[ .·|/_-]{1,2}[a-z]){6,}(?![a-z0-9])/
const CODED = /(?<![\w+/.-])(?=[\w+/]*[a-z])(?=[\w+/]*[A-Z])(?=[\w+/]*\d)[\w+/]{24,}={0,2}(?![\w/.-])/
const URL = /\b(?:https?:\/\/|www\.)\S+/g

// “…” after 'ele disse', 'quando você diz', 'você pode escrever': the words of others, or words lent to the person.
const SOMEBODYS_WORDS =
  /((?:disse\w*|diz(?:em|ia|iam)?|fal(?:ou|a|am|aram|ava)|escreveu|cont(?:ou|a|ava)|ouv(?:iu|ir|e|ia)|repet\w+|cham(?:ou|a|am|ava)|perguntou|respondeu|grit(?:ou|a|ava)|pensa(?:mento)?s?|frases?|palavras?|voz que|us(?:ou|a|amos)|aquel[ea]|ess[ea]|dizer|falar|responder|pode (?:escrever|mandar)|poderia (?:escrever|mandar)|algo como|tipo|mensagem|bilhete|mande|escreva|diga(?: a el[ea])?)(?: [a-z]+){0,3}[ ,:]{0,3})"[^"]{1,200}"/g

// The same after 'que tal', 'assim', 'um', where the person speaks to somebody dear in it. It may continue in the next sentence.
const WORDS_TO_SOMEBODY =
  /((?:mand[ae]|escrev[ae]|que tal|pode ser|por exemplo|assim|uma?)(?: [a-z]+){0,3}[ ,:]{0,3})"(?=(?:eu|te|oi|amor|mae|pai|filh[oa]|desculpa|preciso|queria|sinto|obrigad[oa]) )[^"]{1,200}(?:"|$)|"(?=(?:oi|mae|pai|filh[oa]|desculpa|obrigad[oa])[ ,])[^"]{1,200}(?:"|$)/g

const NOT_A_QUESTION = /\b(?:que tal|por que nao|quer que eu|quer saber|posso)\b/
const ABOUT_THE_PERSON =
  /\bvoce(?: [a-z]+){0,2} (?:esta|estava|chegou|ja|pens[a-z]+|tem|tomou|sente|sentiu|fez|tentou|consegue|quer)\b|\b(?:esta|tem) (?:pensa[a-z]+|com)\b/

/** The letters of plain text that are read as others: what takes the accents off any text, once for each. */
const WITHOUT_ACCENT = new Map(
  Array.from({ length: 0x20 }, (_, at) => String.fromCharCode(0xe0 + at))
    .concat('…')
    .map((letter) => [letter, letter.normalize('NFKD').replace(/\p{M}/gu, '')]),
)

/** Letters of Portuguese and what is between them: nothing here is a disguise, a mark, a quotation or an address. */
const PLAIN = /^(?!.*www\.)[A-Za-zÀ-ÖØ-öø-ÿ\s,.!?;:…-]*$/is

export function readReplySentence(raw: string): SentenceReading {
  return PLAIN.test(raw) ? readPlain(raw) : readMasked(raw)
}

function readPlain(raw: string): SentenceReading {
  const folded = withoutDrawl(
    raw
      .toLowerCase()
      .replace(/(?<![a-zß-öø-ÿ])é(?![a-zß-öø-ÿ])/g, 'eh')
      .replace(/[à-ÿ…]/g, (letter) => WITHOUT_ACCENT.get(letter) ?? letter),
  )
  const text = shortFormsOf(folded)
  return { text, own: text, asks: asksThePerson(text), coded: SPELLED.test(folded) }
}

function readMasked(raw: string): SentenceReading {
  const plain = raw
    .normalize('NFC')
    .replace(/(?<![\p{L}\p{N}])é(?![\p{L}\p{N}])/giu, 'eh')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
  const folded = withoutDrawl(unmask(plain.toLowerCase()))
  const text = shortFormsOf(folded)
  return {
    text,
    own: text.replace(SOMEBODYS_WORDS, '$1').replace(WORDS_TO_SOMEBODY, '$1').replace(/"/g, ''),
    asks: asksThePerson(text),
    coded: CODED.test(plain.replace(URL, ' ')) || SPELLED.test(folded),
  }
}

const shortFormsOf = (folded: string) =>
  folded
    .replace(/(?<=[a-z])-(?=[a-z])/g, ' ')
    .replace(SHORT_FORM, (word) => SHORT_FORMS[word] ?? word)
    .replace(/\s+/g, ' ')
    .trim()

const asksThePerson = (text: string) =>
  /\?["')\]]*$/.test(text) && ABOUT_THE_PERSON.test(text) && !NOT_A_QUESTION.test(text)

function unmask(text: string): string {
  return text
    .replace(URL, ' ')
    .replace(/[а-яіѕԁոοα]/g, (letter) => LOOKALIKES[letter] ?? letter)
    .replace(/[*_~`\\]+/g, '')
    .replace(/[#>|()[\]{}•]+/g, ' ')
    .replace(/(?<=[a-z])['’‘](?=[a-z])/g, '')
    .replace(/['’‘“”«»„]+/g, '"')
    .replace(/[—–]/g, ' , ')
    .replace(/\b[a-z][a-z]*[013457@$][a-z013457@$]*/g, (word) =>
      word.replace(/[013457@$]/g, (mark) => LEET[mark] ?? mark),
    )
}

const withoutDrawl = (text: string) => text.replace(/([a-z])\1{2,}/g, '$1')
