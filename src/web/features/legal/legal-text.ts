/** Replaced by the name of who is responsible for the data, which only the operator's settings say. */
export const WHO_ANSWERS = Symbol('who answers')

/** A paragraph, or a list of short items. */
export type LegalBlock = string | readonly string[] | typeof WHO_ANSWERS

interface LegalSection {
  /** Fragment of the section's address, e.g. `/privacidade#direitos`. */
  readonly id: string
  readonly heading: string
  readonly blocks: readonly LegalBlock[]
}

export interface LegalText {
  readonly title: string
  readonly date: string
  /** The few sentences that somebody who reads nothing else should read. */
  readonly summary: readonly string[]
  readonly sections: readonly LegalSection[]
}

/** Both texts are one version: what a person accepts when registering. */
export const LEGAL_DATE = 'Abril de 2025'
