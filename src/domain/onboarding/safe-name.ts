import { foldText } from '../text/fold-text.ts'
import { firstGraphemes } from '../text/graphemes.ts'
import { stripMarkdown } from '../text/strip-markdown.ts'
import { CONTENT_WORDS, FUNCTION_WORDS, NEVER_CALLED } from './no-name-words.ts'

const NAME_MAX = 60
const WORDS_MAX = 4

// Marks that markdown or HTML would read as something else, and invisible marks that reorder text. The joiner
// of emoji families (U+200D) stays.
const TAGS = /<[^<>]*>/g
const MARKS = /[*_~`#<>[\](){}|\\/&^=+"$@:;!?]/g
const INVISIBLE = /[\p{Cc}\u00AD\u061C\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu

const GREETED =
  /^(?:(?:oi+e*|ol[aá]|opa|bom dia|boa tarde|boa noite|tudo bem|(?:muito )?prazer)(?=[\s,.!?]|$)[\s,.!?]*)+/i

/** After these comes a name, wherever they are. 'Ele me chama de' is somebody else's name for them. */
const SAYS_NAME = new RegExp(
  [
    'meu (?:nome|apelido)(?: completo)? ?(?:[eé]h?|:)(?: [oa])?',
    String.raw`(?:^|[\s,.;!?])(?:o meu [eé]|nome(?: social)?:|me chamo|chamo(?:-me)?|chamo-me|my name is)`,
    'pode[mr]? (?:me )?chamar(?: s[oó])?(?: de)?',
    '(?:^|[,.;!?] *|mas |que |todo mundo |todos )me cham(?:a|e|am|em) de',
    'prefiro (?:que me cham(?:e|em)|ser chamad[oa]) de',
    String.raw`(?:^|[\s,.;!?])(?:sou|aqui (?:quem fala )?[eé]) [oa]`,
  ]
    .map((said) => `(?:${said})(?=\\s)`)
    .join('|'),
  'gi',
)
/** The whole answer may be a name after these. */
const BEFORE_NAME = /^(?:(?:eu )?sou|prefiro|s[oó]|pode ser(?: s[oó])?|[eé](?: [oa])?|[oa]) +/i

// Not after an initial or a title: 'J. Souza', 'Dra. Sônia'. How it is spelt is no part of it: 'Sofia com ph'.
const END_OF_PART =
  /[,;!?()\r\n]|\s(?:com|sem)\s(?:(?:um|dois)\s)?(?:\p{L}{1,2}|acento)(?!\p{L})|(?<!(?:^|[\s.])(?:\p{L}|dra?|sra?|profa?|pe|st|d))\.\s/iu

const PARTICLES = /^(?:d[aeo]s?|e|di|del|della|du|van|von|der|den|bin|ibn|al|el|la|le|y)$/i
const LAUGHTER = /^(?:asdf\p{L}*|(\p{L})\1{2,15}|k{2,}|(?:ha|he|hi|rs|hua){2,}h?|hm+|[^\p{L}]*\p{N}+)$/u

// Participles, gerunds, adverbs and nouns of actions by their endings, and the names that end like them.
const ENDING =
  /^\p{L}{2,}(?:\p{L}(?:[ai]d[oa]s?|[aei]ndo|mente|cao|coes|mento|[aei]vel|ssao|issim[oa])|ismo|fobia|dade|[ae]ncia|gem|siv[oa]s?|tiv[oa]s?|cional|social|icial|xual|[bcdptvz]ei|[^t]ista|ecer|star|izar|ntar|ssar|lhar|nhar|ejar)$/u
const NAMES_ENDING_SO =
  /^(?:conrad|amad|machad|salgad|furtad|prad|delgad|pentead|aparecid|candid|placid|brigid|margarid|granad|estrad|quesad|andrad|lou[sz]ad|dourad|rosad|hurtad|alvarad|mercad|garrid|cupid|leonidas|adeodad|sagrad|elfrid|deusdad|amavel|patativa|clemente|[ao]?(?:sar|nasci|sacra|livra)mento|conceicao|(?:pie|trin|sole|felici|cari|nativi)dade|(?:horten|pruden|clemen|floren|inocen|vicen|fulgen|constan|valen)cia|falcao|alvorad|assuncao|encarnacao|anunciacao|consolacao|purificacao|visitacao|apresentacao|salvacao|ressurreicao|(?:fer|her|ferdi|nor|ger)nando|fernand|hernand|orland|armand|roland|rosend|resend|brand|hildebrand)|[ae]id[ao]s?$|(?:l|c|ar|or)indo$/

/** A name fit to be shown: 'me chamo Ana, e você?' becomes 'Ana'. Empty when there is no name in it. */
export function safeName(answer: string): string {
  const text = stripMarkdown(answer).replace(TAGS, ' ').trim().replace(GREETED, '')
  const said = [...text.matchAll(SAYS_NAME)].at(-1)
  // 'Sou o problema' is no name, and 'pode me chamar de amiga' is one.
  const others = said && /sou [oa]$/i.test(said[0]) ? CONTENT_WORDS : NEVER_CALLED
  const given = said
    ? nameAtStart(wordsOf(firstPart(text.slice(said.index + said[0].length))), others)
    : wholeName(wordsOf(tidy(firstPart(text)).replace(BEFORE_NAME, '')))
  return /\p{L}/u.test(given) ? firstGraphemes(given, NAME_MAX).trimEnd() : ''
}

/** Whether it is a sentence or a feeling, where a name was asked for: not silence, a greeting or a refusal. */
export function tellsSomething(answer: string): boolean {
  if (safeName(answer) !== '') return false
  const words = wordsOf(answer.trim().replace(GREETED, '')).map(bare)
  const isRefusal = /\b(?:dizer|falar meu|meu nome|sem nome|anonim|tanto faz|nao importa|quer saber)/.test(
    words.join(' '),
  )
  return !isRefusal && words.some((word) => CONTENT_WORDS.has(word) || ENDING.test(word))
}

const firstPart = (text: string): string => text.trim().split(END_OF_PART, 1)[0] ?? ''

const wordsOf = (text: string): string[] =>
  tidy(text)
    .replace(/(?<=\S{2}.*) (?:mesmo|s[oó]|aqui)$/i, '')
    .split(' ')
    .filter(Boolean)

/** 'Ana e tenho 32 anos' begins with a name. After 'me chame de' a name may also be a common word. */
function nameAtStart(words: readonly string[], others: ReadonlySet<string>): string {
  const end = words.findIndex((word, at) => !PARTICLES.test(word) && !isOfName(word, at, others))
  const name = end === -1 ? words : words.slice(0, end)
  const last = name.findLastIndex((word) => !PARTICLES.test(word))
  return lasts(name.slice(0, last + 1))
}

function wholeName(words: readonly string[]): string {
  const isName = words.every((word, at) =>
    PARTICLES.test(word)
      ? at < words.length - 1 &&
        (at > 0 || (isOfSaint(words, 1) && /^D.*\p{Lu}\p{Ll}/u.test(words.join(' '))))
      : isOfName(word, at, CONTENT_WORDS) || isOfSaint(words, at) || isOfKin(words, at),
  )
  return isName ? lasts(words) : ''
}

function lasts(words: readonly string[]): string {
  const own = words.filter((word) => !PARTICLES.test(word)).length
  return own <= WORDS_MAX ? words.join(' ') : ''
}

const OF_SAINTS = /^(?:socorro|paz|amor|vida|deus|esperanca|silencio|dores)$/

/** 'Maria do Socorro', 'José da Silva Filho'. */
function isOfSaint(words: readonly string[], at: number): boolean {
  const word = bare(words[at] ?? '')
  return word === 'filho' ? at > 0 : OF_SAINTS.test(word) && /^d[aeo]s?$/i.test(words[at - 1] ?? '')
}

/** 'Pai João', 'Mãe Stella', as they are called in their houses. */
function isOfKin(words: readonly string[], at: number): boolean {
  return (
    at === 0 && /^(?:pai|mae|irma|irmao)$/.test(bare(words[0] ?? '')) && /^\p{Lu}\p{Ll}/u.test(words[1] ?? '')
  )
}

function isOfName(word: string, at: number, others: ReadonlySet<string>): boolean {
  const plain = bare(word)
  // 'Li Na', 'Sean O'Connor': a name may contain a word of ours, written as a name.
  const isWritten = at > 0 ? /^\p{Lu}\p{Ll}/u.test(word) : /^\p{Lu}\.$/u.test(word)
  if (at === 0 && plain === 'seu') return true
  if (/^é$/i.test(word) || (!isWritten && plain.split('-').some((part) => FUNCTION_WORDS.has(part))))
    return false
  // 'Fernando Pessoa', 'Marta Rocha Bravo': families are called like things.
  const never = at > 0 && isWritten ? NEVER_CALLED : others
  if (
    [plain, ...plain.split('-')].some((part) => never.has(part)) ||
    (at === 0 && plain === 'socorro') ||
    LAUGHTER.test(plain)
  )
    return false
  return !ENDING.test(plain) || NAMES_ENDING_SO.test(plain)
}

const bare = (word: string): string => foldText(word).replace(/[^\p{L}\p{N}-]/gu, '')

const tidy = (text: string): string =>
  text
    .replace(INVISIBLE, ' ')
    .replace(MARKS, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-.' ]+|(?<![-.' ])[-.' ]+$/g, '')
