import { foldText } from '../text/fold-text.ts'

const THING =
  '(?:exercicios? (?:guiados?|escritos?|do caderno|de escrita|para|pra|que|rapidos?|simples)|registro de pensamentos?|hora da preocupacao|carta que nao se envia|proximo passo pequeno)'
const WANTS =
  '(?:quero|queria|gostaria de|preciso de|posso|podemos|vamos|bora|da pra|da para|tem como|tem|teria|existe|existem|me (?:passa|de|da|sugere|indica|mostra|ensina)|voce (?:tem|conhece|faz))'
const WISHES = [
  new RegExp(`\\b${WANTS}\\b[^.!?\\n]{0,40}\\b${THING}\\b`),
  new RegExp(`\\b${WANTS}\\b[^.!?\\n]{0,30}\\bfazer (?:um|algum|uns|o|esse|outro) exercicios?\\b`),
  /\b(?:quero|queria|gostaria de|tem|existe|me (?:passa|de|da|sugere|indica)|voce tem) (?:um|algum|alguns|uns|outro)? ?exercicios?\s*(?:[?!.]|$)/,
]
// Exercise of the body is another matter.
const BODY =
  /\bexercicios? (?:fisicos?|aerobicos?|na academia|de (?:matematica|ingles|portugues|fisica|quimica|musculacao|casa))\b|\bacademia\b/

/** Whether a person asks for an exercise to do, in so many words. Offered only then: it is never pushed. */
export function wishesExercise(message: string): boolean {
  const folded = foldText(message)
  return !BODY.test(folded) && WISHES.some((wish) => wish.test(folded))
}
