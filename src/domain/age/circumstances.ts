import { ADULT_ANYWHERE, type AgeRule } from './age-words.ts'

const PARENTS = '(?:minha (?:mae|avo|vo)|mainha|painho|meus (?:pais|avos)|meu (?:pai|avo|vo))'
const DEVICE = '(?:celular|cel|computador|pc|videogame|tablet)'

/** How only somebody under 18 lives: few and narrow, because school, parents and exams are in the life of adults, too. */
export const CIRCUMSTANCES: readonly AgeRule[] = [
  {
    id: 'de-castigo',
    means: 'os pais põem a pessoa de castigo ou lhe tiram o celular',
    pattern: new RegExp(
      `\\b(?:${PARENTS} (?:\\w+ )?(?:tirou|tiraram|tomou|tomaram|confiscou|confiscaram) (?:o )?meu ${DEVICE}|(?:to|estou|fiquei) de castigo)\\b`,
    ),
    unlessAnywhere: ADULT_ANYWHERE,
    catches: ['minha mãe tirou meu celular e só posso usar escondido', 'tô de castigo de novo'],
    leaves: ['meu marido tirou meu celular e não me deixa sair', 'meu filho está de castigo'],
  },
  {
    id: 'minha-guarda',
    means: 'os pais disputam a guarda da pessoa, ou um juiz decide com quem ela mora',
    pattern: /\b(?:pela|a) minha guarda\b|\bcom quem eu (?:fico|vou ficar|vou morar)\b/,
    unlessAnywhere: ADULT_ANYWHERE,
    catches: ['meus pais brigam pela minha guarda', 'o juiz vai decidir com quem eu fico'],
    leaves: ['estou brigando pela guarda da minha filha', 'o juiz vai decidir com quem as crianças ficam'],
  },
  {
    id: 'recreio',
    means: 'a pessoa conta do recreio ou do seu boletim, no presente',
    pattern: /\bno recreio (?:eu )?(?:fico|como|choro|sento|me)\b|\bmeu boletim\b(?! medico)/,
    unlessAnywhere: ADULT_ANYWHERE,
    catches: ['no recreio eu fico sozinha na biblioteca', 'escondi meu boletim da minha mãe'],
    leaves: ['no recreio eu ficava sozinha, e no trabalho é igual', 'o boletim do meu filho chegou'],
  },
  {
    id: 'quinze-que-vem',
    means: 'a festa de quinze anos da pessoa ainda vem',
    pattern: /\bminha festa de (?:15|quinze)(?: anos)? (?:eh?|vai|ta|esta|sera) |\bvou debutar\b/,
    unlessAnywhere: ADULT_ANYWHERE,
    catches: ['minha festa de 15 anos é mês que vem e não quero ir', 'vou debutar em dezembro'],
    leaves: ['minha festa de 15 anos foi o dia mais triste', 'minha afilhada vai debutar'],
  },
]
