/** What every visitor writes. */
export const SCRIPTED_MESSAGE = 'Hoje foi um dia difícil.'

// What the scripted model says. The output guard of the product holds a sentence back until it is whole: the first
// one is a short sentence in one token, so that the time to the first text measures the server and not the sentence.
const FIRST = 'Estou aqui com você. '
const REST =
  'Obrigada por me contar como foi o seu dia. Parece que você carregou muita coisa ao mesmo tempo e que sobrou ' +
  'pouco espaço para descansar. Quando tudo aperta assim, respirar devagar por um minuto já ajuda o corpo a ' +
  'entender que pode parar. O que mais pesou hoje? '
const WORDS = REST.match(/\S+ /g) ?? []

export function scriptedToken(at: number): string {
  return at === 0 ? FIRST : (WORDS[(at - 1) % WORDS.length] ?? '')
}

/** A whole reply of so many tokens. */
export function scriptedReply(tokens: number): string {
  return Array.from({ length: tokens }, (_, at) => scriptedToken(at)).join('')
}
