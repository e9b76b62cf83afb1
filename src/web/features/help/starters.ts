export type StarterId = 'talk' | 'company' | 'urgent'

/** Beginnings for somebody who can't find the words. Each says how it is and asks for one thing. */
export const STARTERS: readonly { id: StarterId; label: string; text: string }[] = [
  {
    id: 'talk',
    label: 'Quero conversar',
    text: 'Oi. Não estou bem e queria falar com você. Não precisa resolver nada, só me escutar um pouco. Pode ser agora?',
  },
  {
    id: 'company',
    label: 'Não quero ficar só',
    text: 'Oi. Estou num momento difícil e não queria ficar só. Você pode vir até aqui, ou posso ir até você?',
  },
  {
    id: 'urgent',
    label: 'É urgente',
    text: 'Preciso de ajuda agora. Não estou em segurança e não posso ficar só. Me liga ou vem para cá, por favor.',
  },
]

/** The address that opens the phone's messages with the text written. The odd `?&` is what every phone reads. */
export function smsAddress(text: string): string {
  return `sms:?&body=${encodeURIComponent(text.toWellFormed())}`
}
