const NUMBER = String.raw`(\d{1,6}(?:[.,]\d{1,4})?)`
const SIGNS: readonly (readonly [sign: string, RegExp, (a: number, b: number) => number])[] = [
  ['×', /[x×*]|vezes/, (a, b) => a * b],
  ['+', /\+|mais/, (a, b) => a + b],
  ['−', /[-−]|menos/, (a, b) => a - b],
  ['÷', /[/÷:]|dividid[oa] por/, (a, b) => a / b],
  ['% de', /(?:%|por cento) d[eao]s?/, (a, b) => (a / 100) * b],
]
const OPERATION = new RegExp(
  String.raw`${NUMBER}\s*(${SIGNS.map(([, words]) => words.source).join('|')})\s*${NUMBER}(?!\d)`,
)
// A sum is asked for in so many words, or is all there is.
const ASKED =
  /\bquanto (?:e|eh|da|sao|fica|vale)\b|\bcalcul\w+|\bresultado d|^[\s\d.,x×*+/÷%−-]+(?:=|\?|\s)*$/

/** A sum that is asked for, with its result, as 'a × b = c'; null when there is none. Folded text. */
export function sumIn(text: string): string | null {
  if (!ASKED.test(text)) return null
  const [, left = '', words = '', right = ''] = text.match(OPERATION) ?? []
  const sign = SIGNS.find(([, pattern]) => new RegExp(`^(?:${pattern.source})$`).test(words))
  if (sign === undefined) return null
  const result = sign[2](numberOf(left), numberOf(right))
  if (!Number.isFinite(result)) return null
  return `${left} ${sign[0]} ${right} = ${result.toLocaleString('pt-BR', { maximumFractionDigits: 2 })}`
}

const numberOf = (text: string) => Number(text.replace(',', '.'))
