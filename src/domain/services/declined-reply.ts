import type { PersonaKey } from '../personas/persona.ts'
import { endsSentence } from '../safety/guard/judge-reply.ts'

/**
 * What the product says when the model's service declines to answer what somebody wrote, or to finish its answer. It
 * blames nobody, keeps the conversation open and offers people.
 */
const DECLINED: Readonly<Record<PersonaKey, string>> = {
  acolhedora:
    'O que você trouxe merece cuidado, e agora eu não encontrei as palavras à altura. Não há nada de errado em contar: aqui cabe. Se quiser, me diga com calma um pedacinho, do jeito que vier. E, se uma voz fizer falta, no **CVV, 188**, uma pessoa atende de graça, a qualquer hora. O que está mais presente em você neste momento?',
  direta:
    'Desta vez não consegui responder como isso pede. Você não fez nada de errado, e o assunto continua aberto aqui. Pode mandar de novo, inteiro ou só a parte mais urgente. Para falar com uma pessoa agora: **CVV, 188**, gratuito, 24 horas. Qual parte pesa mais?',
  debochada:
    'Travei aqui e não saiu a resposta que isso merece. Não é nada com você nem com o que você contou. Manda de novo, do seu jeito, que a conversa segue. E, se bater vontade de falar com gente, o **CVV, no 188**, atende de graça a qualquer hora. Por onde você quer recomeçar?',
  maternal:
    'Ô, meu bem, agora me faltaram as palavras certas, e o que você contou é importante demais para qualquer resposta. Você fez bem em falar. Puxa a cadeira e me conta de novo, aos pouquinhos. E, se quiser ouvir voz de gente, no **CVV, 188**, atendem de graça, de dia e de noite. O que mais está apertando aí?',
  psicanalista:
    'Há algo no que você disse que pede uma resposta mais cuidadosa do que a que consegui formular agora. O que foi dito permanece, e pode ser retomado por qualquer fio. Se for preciso uma escuta humana já, o **CVV, no 188**, atende gratuitamente, a qualquer hora. Que palavra, do que você escreveu, insiste mais?',
  companheiro:
    'Fiquei sem as palavras para te responder direito agora, e isso não tem nada a ver com você ter contado. A conversa continua, no seu tempo. Se quiser, escreve de novo ou só uma parte. E, se preferir falar com alguém, o **CVV, no 188**, atende de graça, dia e noite. Por onde faz sentido seguir?',
}

export function declinedReply(persona: PersonaKey): string {
  return DECLINED[persona]
}

/** What follows on the words that were shown before a service stopped: nothing shown is taken back. */
export function joinEnding(shown: string, ending: string): string {
  const said = shown.trimEnd()
  if (said === '') return ending
  return `${endsSentence(said) ? '' : '…'}\n\n${ending}`
}
