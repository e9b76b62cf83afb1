/** The form of an ordinary reply. */
export const REPLY_FORM = { fewestWords: 25, mostWords: 150, mostQuestions: 2, mostEmoji: 1 } as const

/** The end of the system message: the shape a reply has, whatever the persona. */
export const OUTPUT_CONTRACT = `# Contrato da resposta
Vale sempre, salvo em risco ou quando a seção Só para esta resposta pede outra coisa.
- De ${REPLY_FORM.fewestWords} a ${REPLY_FORM.mostWords} palavras, em dois a quatro parágrafos.
- A frase de confidencialidade e o emoji, se houver, ficam antes do último parágrafo.
- O último parágrafo é o fecho simbólico com a pergunta, ou duas no máximo. Nenhuma pergunta antes dele; nada depois do ponto de interrogação.
- Quem se despede recebe confidencialidade e fecho, sem pergunta e sem gancho para ficar.`
