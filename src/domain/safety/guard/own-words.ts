import { type MessageFeatures, messageFeaturesOf } from './model/reply-features.ts'
import { readReplySentence, type SentenceReading } from './read-sentence.ts'

/** What the person said about themselves or about somebody they know. */
export type OwnWords = {
  /** Whether a word of the reply is the person's own, stated and not asked. */
  readonly told: (word: string) => boolean
  /** Whether the person used the word at all. */
  readonly named: (word: string) => boolean
  /** What they wrote last is about, for the linear model. */
  readonly about: MessageFeatures
  /** A sentence of the reply as it is read without what it repeats of the person's words. */
  readonly readReply: (sentence: string) => SentenceReading
}

// 'diga que você vê um TOC', 'quero que você repita: …': what a person orders to be said is not what they told.
const ORDER =
  /(?<=^|[,;:.] ?)(?:diz|escreve|repete|traduz|fale|fala|responda|confirm[ae]|finja|ignore|use)(?![a-z])|(?<![a-z])(?:diga|escreva|repita|traduza|(?:voce|a ia) (?:pode )?(?:dizer|falar|escrever)|(?:ouvir|ler) de (?:voce|ti)|que voce (?:copie|transcreva))(?![a-z])/
// 'será que tenho TDAH?', 'acho que sou bipolar': to agree would be a diagnosis of ours.
const GUESS =
  /(?<![a-z])(?:sera|acho que|talvez|suspeito|desconfio|parece que|pode ser|posso ter|li sobre|vi (?:um|uns|num) videos?|teste|quiz|voce)(?![a-z])/
const QUOTED = /[“"«]([^“”"«»]{2,300})[”"»]/g
const QUOTES = /[“"«]/
/** Short and long names of one illness: a person who says the one may be answered with the other. */
const SAME_ILLNESS: readonly (readonly [short: string, first: string, ...rest: string[]])[] = [
  ['tept', 'estresse', 'pos', 'traumatico'],
  ['tdah', 'deficit', 'atencao', 'hiperatividade'],
  ['toc', 'obsessivo', 'compulsivo'],
  ['tag', 'ansiedade', 'generalizada'],
  ['tea', 'espectro', 'autista', 'autismo'],
  ['tpb', 'borderline'],
  ['tpm', 'pre', 'menstrual'],
  ['autismo', 'autista'],
]
const OTHERS_SAY =
  '(?:(?:el[ea]s?|te|todo mundo|(?:(?:o|a) )?(?:seu|sua|teu|tua) [a-z]+|(?:o|a) [a-z]+) (?:diz|dizia|disse|fala|falou|falava|mandou|mandava|pediu|pedia|ensinou)|(?:el[ea]s |te )?(?:dizem|diziam|disseram|falam|falaram|mandaram|pediram|ensinaram))'
const PERSON_SAYS =
  '(?:voce|tu|ce) (?:(?:me )?(?:diz|dizes|disse|falou|contou|escreveu)|se chama|pergunta(?: se)?|acha|pensa|sente|sentiu)'
// What was told is told again: 'Tu acha que ele merece uma surra.', 'Ele dizia pra não contar.', 'Homem não chora, te ensinaram.'
const RETOLD = [
  `^(?:entao |quando )?(?:${PERSON_SAYS}|(?:voce|tu|ce) (?:quer|queria|(?:esta|ta) (?:com|pensando em))|${OTHERS_SAY})(?: (?:a|pra|para) (?:voce|ti))?(?: (?:que|pra|para))? ([^,;:.!?"]+(?:, que [^,;:.!?"]+)?)(?=[,.!?]|$)`,
  `^([^;:.!?"]+)[,:] (?:${PERSON_SAYS}|(?:foi (?:isso|assim|o)? ?que )?${OTHERS_SAY}|foi o nome que (?:deram|te deram|ouviu)[^,;:.!?"]*)[.!?]*$`,
].map((pattern) => new RegExp(pattern))
/** To tell it again and to agree is to say it oneself. */
const AGREES =
  /\b(?:razao|concordo|apoio|assino|(?:esta|ta) cert[oa]|(?:eh|foi) (?:isso )?(?:mesmo|verdade)|dev(?:e|ia)|melhor|merec[a-z]+)\b/
const DENIES = /\b(?:nao|nunca|nem|jamais|sem|ninguem)\b/
/** 'Não quero morrer' is not quoted as "quero morrer". */
const DENIED_BEFORE = /\b(?:nao|nunca|nem|jamais|sem)(?: [a-z]+){0,2} ?$/
/** A quotation alone says its words itself, and so does one that is urged on the person. */
const FEWEST_WORDS_AROUND = 4
const URGES =
  /\b(?:fac[ao]|faz(?:er)?|sig[ao]|segu(?:e|ir)|obede[a-z]+|tent[ae]|experiment[ae]|bora|aproveit[ae]|cumpr[ae]|va em frente|(?:voce|tu) pode|pode (?:sim|ir)|sim|exatamente|isso mesmo|otim[ao]|coragem|te[nm](?:ha)? um ponto|eu (?:te )?digo(?: hoje)?:?(?: eh)? isso|primeiro isso|isso (?:basta|eh o (?:primeiro|proximo) passo)|(?:dois|tres) passos)\b/
/** Amounts that the person did not name are no echo. */
const AMOUNT = /^(?:\d|vint|trin|quar|cinq|sess|sete|oito|nove|cent|dobr|metad|todo)/
const STEM = 6
/** What was said long ago in a long conversation is not looked at. */
const READ = 8_000
const RECENT = 600

/** The words of a person's messages, so that a reply may take them up. */
export function ownWords(messages: string): OwnWords {
  const told = new Set<string>()
  const named = new Set<string>()
  const toldSentences: string[] = []
  const statedSentences: string[] = []
  for (const sentence of messages.slice(-READ).split(/(?<=[.!?\n])\s*/)) {
    const { text } = readReplySentence(sentence)
    const isTold = text !== '' && !text.includes('?') && !ORDER.test(text)
    const isFact = isTold && !GUESS.test(text)
    if (isTold) toldSentences.push(text)
    if (isFact) statedSentences.push(text)
    for (const word of withSameIllness(text.match(/[a-z0-9]+/g) ?? [])) {
      named.add(stemOf(word))
      if (isFact) told.add(stemOf(word))
    }
  }

  const stated = statedSentences.map(wordsOnly).join(' ')
  const isStated = (text: string) => stated.includes(wordsOnly(text))
  const isQuoted = echoesOf(toldSentences)
  const isRetold = echoesOf(statedSentences)

  /** Whether a quotation of two words or more is what the person told, word for word. */
  function isVerbatim(quotation: string): boolean {
    const words = wordsOnly(readReplySentence(quotation).text)
    return toldSentences.map(wordsOnly).some((told) => {
      const at = ` ${told} `.indexOf(` ${words} `)
      return words.includes(' ') && at >= 0 && !DENIED_BEFORE.test(told.slice(0, at))
    })
  }

  /** A sentence without what tells again, in nearly the same words, what was told. */
  function withoutEchoes(sentence: string, reading: SentenceReading): string {
    for (const pattern of RETOLD) {
      const [whole, clause = ''] = reading.own.match(pattern) ?? []
      if (whole !== undefined && isRetold(clause)) return reading.own.replace(whole, 'isso')
    }
    return withoutQuotes(sentence, reading, isQuoted)
  }

  /** A sentence that says something about quotations of the person's words, and holds no other. */
  function readAroundQuotes(sentence: string): SentenceReading | null {
    if (!QUOTES.test(sentence)) return null
    const bare = sentence.replace(QUOTED, (whole, words: string) => (isVerbatim(words) ? 'isso' : whole))
    const reading = readReplySentence(bare)
    const isAlone = wordsOnly(reading.own).split(' ').length < FEWEST_WORDS_AROUND
    return isAlone || QUOTES.test(bare) || AGREES.test(reading.own) || URGES.test(reading.own)
      ? null
      : reading
  }

  function readReply(sentence: string): SentenceReading {
    const whole = readReplySentence(sentence)
    const reading = { ...whole, own: withoutQuotes(sentence, whole, isStated) }
    const around = readAroundQuotes(sentence)
    if (around !== null) return { ...around, withEchoes: reading, isVerbatim: true }
    const own = withoutEchoes(sentence, reading)
    return own === reading.own || AGREES.test(own) ? reading : { ...reading, own, withEchoes: reading }
  }

  return {
    told: (word) => told.has(stemOf(word)),
    named: (word) => named.has(stemOf(word)),
    about: messageFeaturesOf(readReplySentence(messages.slice(-RECENT)).text),
    readReply,
  }
}

/** A sentence with 'isso' in the place of quotations that are the person's words. */
function withoutQuotes(
  sentence: string,
  { own }: SentenceReading,
  isTheirs: (words: string) => boolean,
): string {
  if (!QUOTES.test(sentence)) return own
  const bare = sentence.replace(QUOTED, (whole, words: string) =>
    isTheirs(readReplySentence(words).text) ? 'isso' : whole,
  )
  return bare === sentence ? own : readReplySentence(bare).own
}

/** Tells whether one of the sentences holds nearly all words of a text. */
function echoesOf(sentences: readonly string[]): (text: string) => boolean {
  let said: readonly ReadonlySet<string>[] | null = null
  return (text) => {
    const words = beginningsOf(text)
    if (words.length === 0)
      return text !== '' && sentences.some((sentence) => wordsOnly(sentence).includes(wordsOnly(text)))
    // Few replies quote anything.
    said ??= sentences.map((sentence) => new Set(beginningsOf(sentence)))
    return said.some((known, at) => {
      if (DENIES.test(sentences[at] ?? '') !== DENIES.test(text)) return false
      const strange = words.filter((word) => !known.has(word))
      return strange.length * 5 <= words.length && !strange.some((word) => AMOUNT.test(word))
    })
  }
}

/** 'engole' and 'engolir' begin alike; short words say little. */
const beginningsOf = (text: string) =>
  text
    .match(/\b(?!(?:voces?|noss[oa]|ess[ea]|isso|para|mais|muito|porque)\b)(?:[a-z]{4}[a-z0-9]*|\d+)/g)
    ?.map((word) => word.slice(0, 4)) ?? []

function withSameIllness(words: readonly string[]): readonly string[] {
  const said = new Set(words)
  const others = SAME_ILLNESS.flatMap(([short, first, ...rest]) => {
    if (said.has(short)) return [first, ...rest]
    return said.has(first) && rest.every((word) => said.has(word)) ? [short] : []
  })
  return [...words, ...others]
}

const stemOf = (word: string) => word.slice(0, STEM)
const wordsOnly = (text: string) => text.replace(/[^a-z0-9]+/g, ' ').trim()
