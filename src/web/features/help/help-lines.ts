/** `reason`: when to call it, in a few words that are still read in a hurry. */
export type HelpLine = { number: string; name: string; reason: string }

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

/**
 * Care that takes people in without a health plan, from the most urgent to the slowest. `find`: how to get there for the
 * first time.
 */
export const CARE_PLACES = [
  {
    short: 'UPA',
    name: 'Unidade de Pronto Atendimento',
    what: 'Para urgências, inclusive de saúde mental: abre 24 horas e não precisa marcar.',
    find: 'Procure “UPA” no mapa do celular e vá à mais perto.',
  },
  {
    short: 'CAPS',
    name: 'Centro de Atenção Psicossocial',
    what: 'Para um sofrimento que não está passando: você pode chegar sem encaminhamento e sem diagnóstico, e uma equipe de saúde mental recebe você.',
    find: 'Procure “CAPS” e o nome da sua cidade no mapa, ou pergunte na UBS. Onde não há CAPS, a UBS é a porta de entrada.',
  },
  {
    short: 'UBS',
    name: 'Unidade Básica de Saúde, o posto do bairro',
    what: 'Para começar um cuidado perto de casa: a equipe escuta você e encaminha, se for preciso.',
    find: 'A sua é a que atende o endereço onde você mora. Procure “UBS” ou “posto de saúde” no mapa e confirme na recepção.',
  },
  {
    short: 'Clínica-escola',
    name: 'serviço de psicologia de uma faculdade',
    what: 'Estudantes no fim do curso atendem com a supervisão de profissionais, de graça ou por um valor baixo.',
    find: 'Procure “clínica-escola de psicologia” e o nome da sua cidade. Ligue ou escreva para saber quando há vaga: costuma haver fila, e vale se inscrever em mais de uma.',
  },
]
