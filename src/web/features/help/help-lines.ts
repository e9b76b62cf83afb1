export interface HelpLine {
  readonly number: string
  readonly name: string
  /** When to call it, in a few words that are still read in a hurry. */
  readonly reason: string
}

/** Public, free of charge and open 24 hours. The first three fit on a small phone without scrolling. */
export const URGENT_LINES: readonly HelpLine[] = [
  { number: '188', name: 'CVV', reason: 'Para conversar com alguém agora' },
  { number: '192', name: 'SAMU', reason: 'Vida em risco ou emergência médica' },
  { number: '190', name: 'Polícia', reason: 'Perigo ou violência neste momento' },
]

export const OTHER_LINES: readonly HelpLine[] = [
  {
    number: '180',
    name: 'Central de Atendimento à Mulher',
    reason: 'Orientação e denúncia de violência contra a mulher',
  },
  {
    number: '100',
    name: 'Disque 100',
    reason: 'Violência contra crianças, pessoas idosas, com deficiência ou LGBTQIA+',
  },
]

interface CarePlace {
  readonly short: string
  readonly name: string
  readonly what: string
}

/** Public health care that takes people in without an appointment or a plan. */
export const CARE_PLACES: readonly CarePlace[] = [
  {
    short: 'UPA',
    name: 'Unidade de Pronto Atendimento',
    what: 'Para urgências, inclusive de saúde mental: abre 24 horas e não precisa marcar.',
  },
  {
    short: 'CAPS',
    name: 'Centro de Atenção Psicossocial',
    what: 'Para um sofrimento que não está passando: você pode chegar sem encaminhamento, e uma equipe de saúde mental recebe você.',
  },
  {
    short: 'UBS',
    name: 'Unidade Básica de Saúde, o posto do bairro',
    what: 'Para começar um cuidado perto de casa: a equipe escuta você e encaminha, se for preciso.',
  },
]
