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

const SPELLED = /(?<![a-z0-9])[a-z](?:[ .·|/_-]{1,2}[a-z]){6,}(?![a-z0-9])/
const CODED = /(?<![\w+/.-])(?=[\w+/]*[a-z])(?=[\w+/]*[A-Z])(?=[\w+/]*\d)[\w+/]{24,}={0,2}(?![\w/.-])/
const URL = /\b(?:https?:\/\/|www\.)\S+/g

// “…” after 'ele disse', 'quando você diz', 'você pode escrever': the words of others, or words lent to the person.
const SOMEBODYS_WORDS =
  /((?:disse\w*|diz(?:em|ia|iam)?|fal(?:ou|a|am|aram|ava)|escreveu|cont(?:ou|a|ava)|ouv(?:iu|ir|e|ia)|repet\w+|cham(?:ou|a|am|ava)|perguntou|respondeu|grit(?:ou|a|ava)|pensa(?:mento)?s?|frases?|palavras?|voz que|us(?:ou|a|amos)|aquel[ea]|ess[ea]|pode (?:dizer|escrever|mandar|falar|responder)|poderia (?:dizer|escrever|mandar)|algo como|tipo|mensagem|bilhete|mande|escreva|diga(?: a el[ea])?)(?: [a-z]+){0,3}[ ,:]{0,3})"[^"]{1,200}"/g

// The same after 'que tal', 'assim', 'um', where the person speaks to somebody dear in it. It may go on in the next sentence.
const WORDS_TO_SOMEBODY =
  /((?:mand[ae]|escrev[ae]|que tal|pode ser|por exemplo|assim|uma?)(?: [a-z]+){0,3}[ ,:]{0,3})"(?=(?:eu|te|oi|amor|mae|pai|filh[oa]|desculpa|preciso|queria|sinto|obrigad[oa]) )[^"]{1,200}(?:"|$)/g

const NOT_A_QUESTION = /\b(?:que tal|por que nao|quer que eu|quer saber|posso)\b/
const ABOUT_THE_PERSON =
  /\bvoce(?: [a-z]+){0,2} (?:esta|estava|chegou|ja|pens[a-z]+|tem|tomou|sente|sentiu|fez|tentou|consegue|quer)\b|\b(?:esta|tem) (?:pensa[a-z]+|com)\b/

/** Letters of Portuguese and what stands between them: nothing here is a disguise, a mark, a quotation or an address. */
const PLAIN = /^(?!.*www\.)[A-Za-zÀ-ÖØ-öø-ÿ\s,.!?;:…-]*$/is

export function readReplySentence(raw: string): SentenceReading {
  const isPlain = PLAIN.test(raw)
  const plain = raw
    .normalize('NFC')
    .replace(/(?<![\p{L}\p{N}])é(?![\p{L}\p{N}])/giu, 'eh')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
  const coded = !isPlain && CODED.test(plain.replace(URL, ' '))
  const folded = withoutDrawl(isPlain ? plain.toLowerCase() : unmask(plain.toLowerCase()))
  const text = folded
    .replace(/(?<=[a-z])-(?=[a-z])/g, ' ')
    .replace(/\b[a-z]{1,4}\b/g, (word) => SHORT_FORMS[word] ?? word)
    .replace(/\s+/g, ' ')
    .trim()
  return {
    text,
    own: isPlain
      ? text
      : text.replace(SOMEBODYS_WORDS, '$1').replace(WORDS_TO_SOMEBODY, '$1').replace(/"/g, ''),
    asks: /\?["')\]]*$/.test(text) && ABOUT_THE_PERSON.test(text) && !NOT_A_QUESTION.test(text),
    coded: coded || SPELLED.test(folded),
  }
}

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
