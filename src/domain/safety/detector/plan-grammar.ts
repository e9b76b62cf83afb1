import type { Rule } from './rule.ts'

/**
 * The grammar of a plan, once for all its orders: who and what they intend, then with what, where or when. The slots are
 * lists of word-classes.ts; what fills two of them may be parted by the end of a sentence.
 */
const will = ['{VOU} ~3 {MORRER}', '{MORRO}']
const wish = ['quero|penso|pensando|vontade|coragem|preciso|ideia|cabeca ~3 {MORRER}|morrer']
/** Without one of these a sentence and the next hold no plan. */
export const intents = [...will, ...wish]

const means = '{MEIO}|{LAMINA}'
const meansAtHand = [
  'tenho|comprei|peguei|consegui|arrumei|arranjei|juntei|separei|guardei|escondi|trouxe|amarrei|carreguei ~4 {MEIO}|{LAMINA}',
  '{MEIO}|{LAMINA} ~3 aqui|comigo|na_mao|na_minha_mao|do_meu_lado|no_bolso|na_bolsa|pronta|pronto|separados|separadas|guardados',
]
const place = '{ALTO}|{TRILHO}|{FUNDO}'
const atPlace = ['estou|vim|cheguei|subi|parei|sentei ~5 {ALTO}|{TRILHO}|{FUNDO}']
const time = '{DIA}|agora|daqui_a_pouco|<hora>|dia_<num>|dia_<muitos>|meia_noite|esta_madrugada'

/** How many words may be between two slots. */
const reach = 9

const inAnyOrder = (ones: readonly string[], others: readonly string[]): readonly string[] =>
  ones.flatMap((one) => others.flatMap((other) => [`${one} ~${reach} ${other}`, `${other} ~${reach} ${one}`]))

const denied = [
  'nao|nunca|jamais ~2 {VOU}|{QUERO}|{PENSO} ~3 {MORRER}|morrer',
  'medo|pavor ~2 morrer',
  'de_rir|vergonha|saudade|fome|sono|calor|frio|tedio|rir',
  'vacina|cirurgia|exame|dentista',
]

export const rulesOfPlans = [
  {
    id: 'intent-with-means-place-or-time',
    level: 'emergencia',
    spans: true,
    hyperbole: 'trigger',
    says: 'Diz que vai morrer, e com quê, onde ou quando.',
    catches: ['hoje à noite eu acabo com tudo', 'Comprei a corda. Vou acabar com isso de uma vez.'],
    spares: 'amanhã eu acabo com essa reforma de uma vez',
    patterns: inAnyOrder(will, [means, place, time]),
    unless: denied,
  },
  {
    id: 'wish-with-means-at-hand',
    level: 'emergencia',
    spans: true,
    hyperbole: 'trigger',
    says: 'Quer morrer ou pensa nisso, e tem o meio à mão ou já está no lugar.',
    catches: [
      'quero morrer e tenho veneno aqui',
      'Estou na ponte. Não paro de pensar em me jogar, quero morrer.',
    ],
    spares: 'tenho veneno de rato guardado e morro de medo do cachorro achar',
    patterns: inAnyOrder(wish, [...meansAtHand, ...atPlace]),
    unless: denied,
  },
  {
    id: 'wish-with-means-place-or-time',
    level: 'risco',
    spans: true,
    hyperbole: 'trigger',
    says: 'Quer morrer ou pensa nisso, e fala de um meio, de um lugar ou de uma hora.',
    catches: ['penso em acabar com tudo com os remédios da minha mãe', 'amanhã eu quero acabar com tudo'],
    spares: 'queria acabar com tudo que é barata, comprei veneno',
    patterns: inAnyOrder(wish, [means, place, time]),
    unless: [...denied, 'barata*|formiga*|cupim|praga|mosquito*|mofo|reforma|divida*|serie|estoque'],
  },
] as const satisfies readonly Rule[]
