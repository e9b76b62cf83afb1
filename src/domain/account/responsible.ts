export const RESPONSIBLE_LABELS = {
  controlador: 'Controlador dos dados',
  encarregado: 'Encarregado pelos dados',
  contato: 'Contato',
}

/** Who answers for the data of an installation, as its operator set it: CONTROLADOR, ENCARREGADO, CONTATO. */
export type Responsible = Record<keyof typeof RESPONSIBLE_LABELS, string | null>

export const RESPONSIBLE_NAMES = Object.keys(RESPONSIBLE_LABELS) as (keyof Responsible)[]

export const RESPONSIBLE_UNKNOWN: Record<keyof Responsible, string> = {
  controlador: 'quem opera este serviço',
  encarregado: 'quem opera este serviço',
  contato: 'o canal em que você comprou o plano',
}

/** The classes of the link, in the documents that the server fills and on the screens. */
export const CONTACT_LOOK = 'font-semibold text-accent underline underline-offset-4'

const EMAIL = /^[^\s@<>"/:]+@[^\s@<>"/:]+\.[^\s@<>"/:]+$/
const PAGE = /^https?:\/\/[\w.-]+(:\d+)?(\/[^\s<>"]*)?$/

/** Where a contact leads, an e-mail or a page; null for anything else. */
export function contactLink(contato: string): string | null {
  if (EMAIL.test(contato)) return `mailto:${contato}`
  return PAGE.test(contato) ? contato : null
}
