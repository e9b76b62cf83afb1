import { foldText } from '../text/fold-text.ts'
import { firstGraphemes } from '../text/graphemes.ts'
import { stripMarkdown } from '../text/strip-markdown.ts'

const NAME_MAX = 60

// Marks that markdown or HTML would read as something else, and invisible marks that reorder text. The joiner
// of emoji families (U+200D) stays.
const TAGS = /<[^<>]*>/g
const MARKS = /[*_~`#<>[\](){}|\\/&^=+"$@:;!?]/g
const INVISIBLE = /[\p{Cc}\u00AD\u061C\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu

const GREETED = /^(?:(?:oi+|ol[aá]|bom dia|boa tarde|boa noite)(?=[\s,.!]|$)[\s,.!]*)+/i
const INTRODUCED =
  /^(?:(?:o )?meu nome(?: completo)? [eé]|(?:eu )?me chamo|(?:eu )?sou(?: [oa])?|podem? me chamar(?: s[oó])? de|me cham[ae] de|prefiro|pode ser(?: s[oó])?) +/i

// Words of a sentence, which no name holds: 'prefiro não dizer' is not to be echoed as one.
const SPEECH =
  /\b(?:nao|nunca|nada|ninguem|que|porque|pra|para|mas|eu|me|mim|voce|meu|minha|isso|aqui|estou|to|quero|queria|tenho|vou|sei|posso|preciso|sinto|dizer|falar|morrer|matar|viver)\b/

/** A name fit to be said back: 'me chamo Ana, e você?' becomes 'Ana'. Empty when there is no name in it. */
export function safeName(answer: string): string {
  const words = stripMarkdown(answer).replace(TAGS, ' ').trim().replace(GREETED, '')
  const [first = ''] = words.split(/[,;!?\r\n]|(?<=\p{L}{4})\.\s/u)
  const name = tidy(first)
    .replace(INTRODUCED, '')
    .replace(/ mesmo$/i, '')
  const isName = /[\p{L}\p{N}]/u.test(name) && !SPEECH.test(foldText(name))
  return isName ? firstGraphemes(name, NAME_MAX).trimEnd() : ''
}

function tidy(text: string): string {
  return text
    .replace(INVISIBLE, ' ')
    .replace(MARKS, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-.' ]+|(?<![-.' ])[-.' ]+$/g, '')
}
