import { LEET, lookalikes } from '../detector/normalise.ts'

/** A sentence of a reply as the rules read it: small letters, no accents, no marks, no disguise. */
export type SentenceReading = {
  readonly text: string
  /** The same without what is quoted as somebody's words: what others say is not what the reply says. */
  readonly own: string
  /** A question put to the person about what they do, feel or think. */
  readonly asks: boolean
  /** Letters spelled one by one, a coded block, or a direction of writing: there is no honest reason to write so. */
  readonly coded: boolean
  /** How it reads with blanks alone between its words, where other marks stand between most of them. */
  readonly spaced?: string
  /** With what it repeats of the person's words, where `own` is without it. */
  readonly withEchoes?: SentenceReading
  /** What it repeats is in quotation marks, word for word. */
  readonly isVerbatim?: boolean
}

/** Letters of other alphabets and small capitals, and what is read instead. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ...lookalikes,
  ...Object.fromEntries(
    Array.from('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡxʏᴢ', (letter, at) => [letter, String.fromCharCode(0x61 + at)]),
  ),
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
  msm: 'mesmo',
  ngm: 'ninguem',
  mto: 'muito',
  cmg: 'comigo',
}

const SHORT_FORM = new RegExp(`\\b(?:${Object.keys(SHORT_FORMS).join('|')})\\b`, 'g')
const SPELLED = /(?<![a-z0-9])[a-z](?:[ .·|/_-]{1,2}[a-z]){6,}(?![a-z0-9])/
const CODED = /(?<![\w+/.-])(?=[\w+/]*[a-z])(?=[\w+/]*[A-Z])(?=[\w+/]*\d)[\w+/]{24,}={0,2}(?![\w/.-])/
const URL = /\b(?:https?:\/\/|www\.)\S+/g

// Letters in a black circle or square, and those of flags where they stand alone.
const BOXED =
  /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]|(?<![\u{1f1e6}-\u{1f1ff}])[\u{1f1e6}-\u{1f1ff}](?![\u{1f1e6}-\u{1f1ff}])/gu
const BOXES = [0x1f150, 0x1f170, 0x1f1e6]
// Shown as blanks, and not counted among them.
const FILLER = /[\u115f\u1160\u2800\u3164\uffa0]/g
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/

/** Not a blank alone between two words, a tag in a word, a capital in the middle of one. */
const ODD_GAP =
  /(?<=[\p{L}\p{N}])(?:[^\p{L}\p{N}\s]+\s*|\s+[^\p{L}\p{N}\s]+\s*)(?=[\p{L}\p{N}])|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu
const TAG = /<[^<>]{1,60}>/g
const FEWEST_ODD = 4
/** Without this there are fewer odd gaps; found much faster than they are. */
const MAY_BE_ODD = /(?:[^\p{L}\p{N}\s][\s\S]*?){4}|\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u

// “…” after 'ele disse', 'quando você diz', 'você pode escrever': the words of others, or words lent to the person.
const SOMEBODYS_WORDS =
  /((?:disse\w*|diz(?:em|ia|iam)?|fal(?:ou|a|am|aram|ava)|escreveu|cont(?:ou|a|ava)|ouv(?:iu|ir|e|ia)|repet\w+|cham(?:ou|a|am|ava)|perguntou|respondeu|grit(?:ou|a|ava)|pensa(?:mento)?s?|frases?|palavras?|voz que|us(?:ou|a|amos)|aquel[ea]|ess[ea]|dizer|falar|responder|pode (?:escrever|mandar)|poderia (?:escrever|mandar)|algo como|tipo|mensagem|bilhete|mande|escreva|diga(?: a el[ea])?)(?: [a-z]+){0,3}[ ,:]{0,3})"[^"]{1,200}"/g

// The same after 'que tal', 'assim', 'um', where the person speaks to somebody dear in it. It may continue in the next sentence.
const WORDS_TO_SOMEBODY =
  /((?:mand[ae]|escrev[ae]|que tal|pode ser|podia ser|por exemplo|assim|uma?)(?: [a-z]+){0,3}[ ,:]{0,3})"(?=(?:eu|te|to|oi|amor|mae|pai|filh[oa]|desculpa|preciso|queria|sinto|obrigad[oa]) )[^"]{1,200}(?:"|$)|"(?=(?:oi|mae|pai|filh[oa]|desculpa|obrigad[oa])[ ,])[^"]{1,200}(?:"|$)/g

// And without quotation marks: 'dá tempo de falar algo simples, como: eu te amo'.
const WORDS_LENT =
  /((?<=(?:da tempo de|pode|poderia|que tal|experiment[ae]|tent[ae]) (?:[a-z]+ ){0,3})(?:falar|dizer|escrever|mandar)(?: algo(?: [a-z]+)?)?,? (?:como|tipo|assim):) (?=(?:eu|te|to|oi|amor|mae|pai|filh[oa]|desculpa|preciso|queria|sinto|obrigad[oa])[ ,]).*$/

const NOT_A_QUESTION = /\b(?:que tal|por que nao|quer que eu|quer saber|posso)\b/
const ABOUT_THE_PERSON =
  /\bvoce(?: [a-z]+){0,2} (?:esta|estava|chegou|ja|pens[a-z]+|tem|tomou|sente|sentiu|fez|tentou|consegue|quer)\b|\b(?:esta|tem) (?:pensa[a-z]+|com)\b/

export function readReplySentence(raw: string): SentenceReading {
  const reading = readWords(raw)
  const spaced = withBlanks(raw)
  return spaced === null ? reading : { ...reading, spaced: readWords(spaced).text }
}

/** 'tome-30-comprimidos', one word a line of a list, an address made of words. Null where most words have blanks between them. */
function withBlanks(raw: string): string | null {
  if (!MAY_BE_ODD.test(raw)) return null
  const visible = raw.replace(FILLER, ' ').replace(/[\p{M}\p{Cf}]+/gu, '')
  const tags = visible.match(TAG)?.length ?? 0
  const bare = tags === 0 ? visible : visible.replace(TAG, '')
  const odd = tags + (bare.match(ODD_GAP)?.length ?? 0)
  if (odd < FEWEST_ODD || odd * 2 < (bare.match(/[\p{L}\p{N}]+/gu)?.length ?? 0)) return null
  return bare.replace(ODD_GAP, ' ').replace(/^[^\p{L}\p{N}]+/u, '')
}

function readWords(raw: string): SentenceReading {
  // What hides inside of a word goes first: an 'é' between two such marks is no word.
  const plain = raw
    .replace(FILLER, ' ')
    .replace(/[*~`\\\p{Cf}]+/gu, '')
    .replace(BOXED, letterInBox)
    .normalize('NFC')
    .replace(/(?<![\p{L}\p{N}])é(?![\p{L}\p{N}])/giu, 'eh')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
  const folded = withoutDrawl(unmask(plain.toLowerCase()))
  const text = shortFormsOf(folded)
  return {
    text,
    own: text
      .replace(SOMEBODYS_WORDS, '$1')
      .replace(WORDS_TO_SOMEBODY, '$1')
      .replace(WORDS_LENT, '$1')
      .replace(/"/g, ''),
    asks: asksThePerson(text),
    coded: CODED.test(plain.replace(URL, ' ')) || SPELLED.test(folded) || DIRECTION.test(raw),
  }
}

function letterInBox(box: string): string {
  const code = box.codePointAt(0) ?? 0
  const first = BOXES.findLast((start) => code >= start) ?? code
  return String.fromCharCode(0x61 + code - first)
}

const shortFormsOf = (folded: string) =>
  folded
    .replace(/(?<=[a-z])-(?=[a-z])/g, ' ')
    .replace(SHORT_FORM, (word) => SHORT_FORMS[word] ?? word)
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim()

const asksThePerson = (text: string) =>
  /\?["')\]]*$/.test(text) && ABOUT_THE_PERSON.test(text) && !NOT_A_QUESTION.test(text)

function unmask(text: string): string {
  return text
    .replace(URL, ' ')
    .replace(
      /[\u0111\u0131\u0142\u00f8\u0370-\u03ff\u0400-\u058fɢɪɴʀʏʙʜʟᴀ-ᴢꜰꜱꞯ]/g,
      (letter) => PLAIN_LETTERS[letter] ?? letter,
    )
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
