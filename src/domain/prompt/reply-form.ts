export const REPLY_FORM = { fewestWords: 25, mostWords: 150, mostQuestions: 2, mostEmoji: 1 } as const

/** The end of the system message: the shape a reply has, whatever the persona. */
export const OUTPUT_CONTRACT = `# Contrato da resposta
Salvo em risco ou se a seção Só para esta resposta pede outra coisa:
- De ${REPLY_FORM.fewestWords} a ${REPLY_FORM.mostWords} palavras, em dois a quatro parágrafos.
- Confidencialidade e emoji, se houver, antes do último parágrafo.
- O último é o fecho com a pergunta, ou duas: nenhuma pergunta antes, nada depois do ponto de interrogação.
- Despedida: confidencialidade e fecho, sem pergunta nem gancho.`
