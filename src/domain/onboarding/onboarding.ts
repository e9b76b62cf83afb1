import { PERSONAS } from '../personas/personas.ts'
import { foldText } from '../text/fold-text.ts'
import { safeName, tellsSomething } from './safe-name.ts'

export const ONBOARDING_STEPS = 4

/** The script's message after so many answers, on any device. The fourth answer gets the last one. */
export function welcomeText(answers: readonly string[]): string {
  const [named = '', , therapy = ''] = answers
  if (answers.length === 0) return GREETING
  if (answers.length === 1) return askWhatToCall(safeName(named), tellsSomething(named))
  if (answers.length === 2) return askAboutTherapy(calledBy(answers))
  if (answers.length === 3) return mentionsLittleTherapy(therapy) ? NEW_TO_THERAPY : KNOWS_THERAPY
  return explainEverything(calledBy(answers))
}

const AS_THE_NAME =
  /^(?:sim|isso|igual|tanto faz|qualquer um|assim mesmo|esse mesmo|o mesmo|o nome|meu nome|nome)$/

/** What somebody wants to be called, by their first two answers; empty when neither is a name. */
export function calledBy([named = '', wished = named]: readonly string[]): string {
  const wish = safeName(wished)
  // 'Tanto faz' keeps the name; a whole sentence is nothing to call anybody by.
  const isName = wish !== '' && ![wish, wished.trim()].some((words) => AS_THE_NAME.test(foldText(words)))
  return isName ? wish : safeName(named)
}

// Whole words: 'nao' counts, 'cancao' does not.
const LITTLE = /(?<![\p{L}\p{N}_])(?:nao|nunca|mais\s+ou\s+menos)(?![\p{L}\p{N}_])/u

/** Whether an answer holds 'não', 'nunca' or 'mais ou menos', in any case, with or without accents. */
export const mentionsLittleTherapy = (answer: string): boolean => LITTLE.test(foldText(answer))

// The words of the welcome. Every sentence is true: the answers are kept in the conversation, and a model gets to see only
// what the person puts in the notebook and switches on.

export const GREETING = `Oi, que bom ter você aqui. 🌷

Eu sou a voz do Aconchego: uma inteligência artificial feita para escutar e conversar com calma, sem julgamento. Não sou psicóloga e não ocupo o lugar de uma, mas posso ajudar você a pôr em palavras o que anda sentindo.

Antes de começar, quatro perguntas rápidas. A primeira: **qual é o seu nome?**`

/** Step 1: greets them by name and asks how they like to be called. `isOther`: the answer was something else than a name. */
function askWhatToCall(name: string, isOther = false): string {
  const pleased = name === '' ? 'Muito prazer!' : `Muito prazer, ${name}!`
  const noted = 'Li o que você escreveu, e tem lugar para isso aqui: faltam só três perguntas rápidas.\n\n'
  return `${pleased}${isOther ? '' : ' 😊'}

${isOther ? noted : ''}**Como você prefere que eu te chame?** Vale o nome mesmo, um apelido, do jeito que for mais confortável.`
}

/** Step 2. */
function askAboutTherapy(calledBy: string): string {
  const agreed = calledBy === '' ? 'Combinado.' : `Combinado, ${calledBy}.`
  return `${agreed}

**Você já fez terapia alguma vez?** Pode responder do seu jeito: sim, não, mais ou menos, faz tempo, estou fazendo…`
}

const ASK_ABOUT_VALUES = `Última pergunta: **existe alguma crença, fé ou valor que você gostaria de ver respeitado nas nossas conversas?** Pode ser religião, um princípio, um assunto que prefere não tocar. Se não houver nada em especial, é só dizer.`

/** Step 3, for people who were never in therapy, or did not finish it. */
export const NEW_TO_THERAPY = `Tudo bem, obrigada por contar. Aqui não se exige prática nenhuma: não existe resposta certa, jeito bonito de falar nem assunto pequeno demais. A conversa anda no seu ritmo, e você pode parar quando quiser.

${ASK_ABOUT_VALUES}`

/** Step 3, for people who were in therapy. */
export const KNOWS_THERAPY = `Que bom saber disso. O que funcionou e o que não funcionou para você serve de bússola aqui também. E, se hoje você tem acompanhamento, esta conversa pode caminhar ao lado dele, sem tomar o lugar de ninguém.

${ASK_ABOUT_VALUES}`

const STYLES = PERSONAS.map(
  ({ emoji, displayName, offers }) => `- ${emoji} **${displayName}**: ${offers}`,
).join('\n')

/** Step 4: how everything works, and the conversation is theirs. */
function explainEverything(calledBy: string): string {
  const thanks = calledBy === '' ? 'Obrigada por me contar.' : `Obrigada por me contar, ${calledBy}.`
  return `${thanks} As suas crenças e os seus valores são seus, e aqui ninguém vai discutir com eles. Antes de deixar a conversa com você, o essencial:

**Seis estilos.** Quem escreve é sempre uma IA; o que muda é o jeito de conversar:
${STYLES}

**Nova conversa.** No menu ao lado, toque em “Nova conversa” e escolha um estilo. Suas conversas ficam na lista, e você pode renomear ou excluir cada uma quando quiser.

**Confidencialidade.** O que você escreve fica guardado com criptografia e aparece apenas na sua conta. Para haver resposta, suas últimas mensagens são processadas por um modelo de inteligência artificial, que pode ser de um provedor externo; por isso não prometo sigilo absoluto, e a Política de privacidade explica tudo. O que você respondeu nesta apresentação fica guardado nesta conversa e não é enviado ao modelo: se quiser que seu nome ou seus valores sejam levados em conta, guarde-os no Caderno e deixe a IA ler, ou conte de novo quando fizer sentido.

**Limites.** O Aconchego é para maiores de 18 anos, não faz diagnóstico, não atende emergências e não substitui psicólogo nem médico. Se a dor apertar demais, o **CVV** atende de graça, 24 horas, pelo telefone **188**. Em perigo imediato, ligue **192** (SAMU).

Agora é com você. **O que trouxe você até aqui hoje?**`
}
