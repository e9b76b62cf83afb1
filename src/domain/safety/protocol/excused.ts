import { SAFETY_QUESTION } from '../card/crisis-card.ts'

/** How the next reply begins after somebody answered a card with 'Foi modo de dizer': it asks once, plainly. */
export const SAFE_AFTER_ALL = `Só para eu ter certeza: ${SAFETY_QUESTION.words.replace(/^V/, 'v')}\n\n`

/** The persona's instructions for that reply. */
export const excusedAddendum = `A pessoa respondeu a um cartão de ajuda que foi modo de dizer. A sua resposta já começa, na tela, perguntando se ela está em segurança: não repita a pergunta, não faça outra sobre isso e não volte ao assunto se ela não voltar. Acredite nela e responda na sua voz ao que ela escreveu.`
