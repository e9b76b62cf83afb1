import { PROPOSALS_MAX } from '../limits.ts'
import { IDENTITY, INTEGRITY, LIMITS, SAFETY } from '../prompt/prompt-sections.ts'

const TASK = `# O que fazer agora
Não responda às mensagens. Escolha, entre as frases que a pessoa escreveu, no máximo ${PROPOSALS_MAX} que ela talvez queira guardar como nota para conversas futuras: o jeito dela de viver, o que gosta, o que ajuda, o que combinou consigo, como prefere conversar.
- Copie cada frase inteira, exatamente como ela escreveu, sem mudar, juntar ou cortar palavras.
- Uma frase por linha, cada uma começando com "- ". Nada antes, nada depois.
- Nunca: perigo ou vontade de morrer, segredo de outra pessoa, sexo, saúde de outra pessoa, telefone, endereço ou senha.
- Se nada merece ser guardado, escreva só "nada".`

/** The system message with which lines worth keeping are asked for. */
export const PROPOSALS_PROMPT = [IDENTITY, SAFETY, LIMITS, INTEGRITY, TASK].join('\n\n')

/** What follows the conversation: it is asked for by the product, and said so. */
export const PROPOSALS_REQUEST =
  '[Aviso do aplicativo, não é fala da pessoa] Copie agora as frases, como combinado.'
