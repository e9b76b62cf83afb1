import { ADULT_ANYWHERE, ADULT_LIFE, GROWN_SCHOOL, MINOR, NOT_NOW, TOLD, YEARS } from './age-words.ts'

/** A sign that the person is under 18, read in clauses without accents; `catches` and `leaves` are tested. */
type WrittenRule = {
  id: string
  /** What it reads, for people who do not read patterns. */
  means: string
  pattern: string
  /** It is looked for in the message's first sentence with its commas, not clause by clause. */
  isOpening?: boolean
  /** Where the same words mean something else. Read in the whole sentence. */
  unless?: readonly RegExp[]
  /** The same, read in the whole message. */
  unlessAnywhere?: RegExp
  catches: readonly string[]
  leaves: readonly string[]
}

const TO_18 = `(?:${MINOR}|18|dezoito)`
// What may follow an age; 'tenho 15 anos de casada', 'tenho 12 anos na firma' continue otherwise.
const END =
  '(?=$| (?:de idade|e|mas|ainda|agora|so|apenas|entao|por isso|pq|porque|kk+|rs|ta|ok|ne|viu|hoje|nao|meu|minha)\\b)(?! de idade mental)'
// What may come before it in its clause.
const BEGIN =
  '(?:^|\\b(?:e|mas|que|pq|porque|tipo|entao|aqui) )(?:(?:eu|so|ainda|apenas|ja|agora|tambem|oi|ola|bom|na verdade|sim|vc|nao|gente|olha|entao|(?:semana|mes|ano) que vem|amanha|domingo|sabado|em [a-z]+) )*'

const ORDINAL = '(?:[6-9]|sext[oa]|setim[oa]|oitav[oa]|non[oa])(?: ?[ºo°ªa])?'
const GRADE_ANY =
  '(?:[1-9]|primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|sext[oa]|setim[oa]|oitav[oa]|non[oa])(?: ?[ºo°ªa])?'
const MIDDLE = 'd[oe] (?:ensino )?(?:medio|fundamental|em|ef|colegial|colegio|ensino)\\b'
const GRADE = `(?:${ORDINAL} (?:ano|serie)(?! d[eao] (?!ensino|fundamental|escola|colegio|medio))|${GRADE_ANY} (?:ano|serie) ${MIDDLE}|(?:1|2|3) ?(?:º|o)? ?em\\b|terceirao)`
const I_AM_IN =
  '(?:(?:eu )?(?:estou|to|tou|sou|curso|faco|estudo|entrei|passei|comecei|repeti|reprovei|repetindo|repetir|cursando|vou|fui) (?:agora |ainda |de novo |so |de manha |de tarde |a tarde )*(?:n[oa]|[oa]|d[oa]|pr[oa]|para [oa]) )'

const PARENTS = '(?:minha (?:mae|avo|vo)|mainha|painho|meus (?:pais|avos)|meu (?:pai|avo|vo))'
const DEVICE = '(?:celular|cel|computador|pc|videogame|tablet)'

const RULES: readonly WrittenRule[] = [
  // The age, or the year at school, in so many words.
  {
    id: 'idade-dita',
    means: 'a pessoa diz, no presente, que tem de 10 a 17 anos',
    pattern: `\\b(?:(?:tenho|temos|to com|tou com|estou com|minha idade eh?) (?:so |apenas |uns |quase )?${MINOR} ${YEARS}(?: e (?:meio|\\w+ (?:mes|meses)))?${END}|minha idade eh? ${MINOR}$|eu com (?:so |apenas )?${MINOR} ${YEARS} (?:nas costas|ja (?:to|estou|me sinto|nao)|nao (?:aguento|consigo|posso|sei|tenho)|me sinto))`,
    unless: [ADULT_LIFE, TOLD, NOT_NOW],
    catches: ['oi, tenho 14 anos e queria conversar', 'eu só tenho quinze anos'],
    leaves: ['tenho 15 anos de casada', 'ele fala que eu tenho 12 anos'],
  },
  {
    id: 'idade-sem-anos',
    means: 'a pessoa diz só o número, numa frase que não fala de outra coisa',
    pattern: `\\bfiz ${MINOR} em (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\\b|^eu (?:so |apenas )?${MINOR}(?: ${YEARS})?$|\\b(?:tenho|fiz|to com|estou com|se eu (?:tiver|tenho)|e eu) (?:so |apenas )?${MINOR}(?=$| (?:e (?!(?:\\d+|mei[oa]|um|uma|dois|duas|tres|mais|el[ea])\\b)[a-z]+|ainda|mas (?:sou|meus?|minhas?|nao|me)|nao|posso|pode|pq|porque|sou|estudo|moro|mes passado|semana passada|ontem|hoje|kk+|rs))`,
    unless: [ADULT_LIFE, TOLD, NOT_NOW],
    catches: ['tenho 13 e moro com a minha avó', 'eu tenho 16'],
    leaves: ['tenho 15 alunos na turma', 'tenho 12 reais'],
  },
  {
    id: 'idade-na-apresentacao',
    means: 'a mensagem começa com a idade da pessoa, com ou sem o nome',
    isOpening: true,
    pattern: `^(?:(?:oi+e?|ola|opa|eai|e ai|bom dia|boa (?:tarde|noite)|gente),? )?(?:(?:(?:meu nome eh?|me chamo|sou [oa]|aqui eh? [oa]|pode me chamar de) )?(?!faz|ha|sao|foram|hoje|ontem|agora|depois|uns|quase|ja|so|tenho|meu|minha|passei|juntos|casad|namor)[a-z]{2,15},? |(?:to|estou|sou|ando|nao aguento)[^,]{0,30}, ?)?(?:menin[oa],? |garot[oa],? |idade,? |[fm],? )?(?:de |quase )?${MINOR} ${YEARS}(?=$|,| (?:aqui|de idade|mas)| e (?:ja|to|estou|nao|me|moro|estudo|eu|meus?|minhas?|queria|quero|sou|um|uma|parece|nunca|tudo))|^(?:minha )?idade,? (?:eh? )?${MINOR}\\b`,
    unless: [ADULT_LIFE, TOLD, NOT_NOW],
    unlessAnywhere: ADULT_ANYWHERE,
    catches: ['Bia, 13 anos, de Olinda', '16 anos e já cansada da vida'],
    leaves: ['faz 15 anos que ele morreu', '15 anos de casada e ele me deixou'],
  },
  {
    id: 'idade-perto',
    means: 'a pessoa acabou de fazer ou vai fazer de 10 a 18 anos',
    pattern: `${BEGIN}(?:(?:acabei de fazer|recem fiz|(?:fiz|completei)(?= ${MINOR} ${YEARS} (?:hoje|em [a-z]+(?=$| e\\b| mas\\b)|ontem|anteontem|agora|(?:na |essa |esta )?semana|(?:no |esse |este )?mes|(?:no )?(?:domingo|sabado)|esse ano|este ano|faz pouco))) ${MINOR}|(?:faco|vou fazer|vou completar|completo|so faco|quase fazendo|to quase com|estou quase com|falta pouco (?:pra|para) (?:eu )?(?:fazer|completar)) ${TO_18})(?: ${YEARS})?(?! (?:d[eao]|n[ao]|que|com) )`,
    unless: [ADULT_LIFE, TOLD, NOT_NOW],
    catches: ['faço 16 anos mês que vem', 'acabei de fazer 13'],
    leaves: ['vou fazer 15 anos de empresa', 'quando fiz 15 anos ganhei uma festa'],
  },
  {
    id: 'menor-dito',
    means: 'a pessoa diz que é menor de idade, ou que ainda não tem 18',
    pattern: String.raw`\b(?:sou (?:ainda )?(?:de )?menor(?: de idade)?(?! d[eo] que| que| aprendiz| d[aeo] (?:sala|turma|familia|casa|time|minha|todos|grupo))|(?:mesmo )?sendo (?:de )?menor(?: de idade)?$|menti (?:a |sobre a |na )?(?:minha )?idade|(?:pra|para|ate) (?:eu )?(?:ser|virar) (?:de )?maior(?: de idade)?|(?:pra|para|ate) (?:a )?(?:minha )?maioridade|(?:nao tenho (?:nem )?|nem )idade (?:pra|para)|meus (?:15|quinze|16|dezesseis|14|catorze|quatorze) anos foram (?:ontem|hoje|semana|mes|sabado|domingo)|(?:queria|quero) (?:ja |logo )?(?:ter 18(?: anos)?(?= logo| ja|$)|ser (?:de )?maior(?: de idade)?|ser adult[oa])|nao vejo a hora de (?:fazer|ter|completar) (?:18|dezoito)|sou crianca ainda|enquanto eu for (?:crianca|menor|de menor)|(?:ainda )?nao (?:tenho|fiz|completei) (?:nem )?(?:18|dezoito)\b|nao sou (?:nem )?maior de idade|(?:quando|assim que|ate|depois que) (?:eu )?(?:(?:fizer|completar|tiver) (?:18|dezoito|a maioridade)|for (?:de )?maior)|faltam? (?:so |ainda )?(?:uns? )?\w+ (?:anos?|meses|mes|dias|semanas?)(?: e (?:meio|\w+ (?:mes|meses)))? (?:pra|para) (?:eu )?(?:(?:fazer|completar|ter|os|meus) (?:18|dezoito|(?:os )?(?:meus )?(?:18|dezoito))|ser (?:de )?maior))`,
    unless: [
      ADULT_LIFE,
      /\btenho (?:1[89]|[2-9]\d)\b|\b(?:filh[oa]|alun[oa]|sobrinh[oa]|net[oa]) |\b(?:el[ea]|irma[o]?|namorad[oa]) (?:ainda )?(?:eh|e) (?:de )?menor\b/,
    ],
    catches: ['sou menor de idade, posso usar?', 'quando eu fizer 18 vou sair de casa'],
    leaves: ['sou menor do que meu irmão', 'quando minha filha fizer 18 eu descanso'],
  },
  {
    id: 'quem-sou',
    means: 'a pessoa se apresenta com uma idade, ou como adolescente',
    pattern: `(?:^|\\b(?:e|mas|que|pq|porque|oi|ola|bom) )(?:eu )?sou (?:so |apenas |ainda )?(?:(?:um|uma) )?(?:(?:menin[oa]|garot[oa]|adolescente|jovem|estudante|guria?|mocinh[oa]|moca|moleque|rapaz|pessoa|crianca|mulher|homem|gay|lesbica)(?: (?:trans|lesbica|gay|bi|negr[oa]|nao binari[ao]))? de ${MINOR} ${YEARS}|adolescente(?= (?:e|ainda|mas|perdid[oa]|normal|comum|trans|gay|triste|com|que)\\b|$))`,
    unless: [ADULT_LIFE, NOT_NOW, /\bnao sou\b|\bsou (?:a |o )?\w+ de adolescente/],
    catches: ['sou uma menina de 13 anos', 'eu sou adolescente e ninguém me entende'],
    leaves: ['não sou adolescente', 'sou mãe de uma menina de 13 anos'],
  },
  {
    id: 'ano-da-escola',
    means: 'a pessoa diz que está num ano da escola',
    pattern: `\\b(?:sou alun[oa] d[oa] (?:ensino )?(?:medio|fundamental)\\b|${I_AM_IN}(?:${GRADE}|${GRADE_ANY} d[oe] (?:ensino )?medio\\b|(?:ensino )?(?:medio|fundamental)(?: (?:2|ii|dois))?(?=$| (?:e|mas|ainda|agora|da|na|no|em|ano que vem)\\b)|${ORDINAL}(?=$| (?:e|mas|ainda|ja|de novo|pela)\\b))|sou (?:estudante d[oe] (?:ensino )?(?:medio|fundamental)|d[oa] ${ORDINAL}$|d[oa] (?:primeiro|segundo|terceiro) colegial)|(?:ainda )?(?:nao|nem) terminei (?:o )?(?:ensino )?medio|treineir[oa]|^(?:n[oa] )?(?:primeiro|segundo|terceiro|[123][º°o]?) ano d[oe] colegio|meu (?:ensino )?medio (?:ta|esta|tem sido)\\b|^(?:n[oa] |d[oa] )?${GRADE_ANY} ano d[oe] (?:ensino )?medio(?=$| (?:ta|esta)\\b)|^[6-9](?: ?[ºo°])? ano [a-f]\\b|sou (?:representante|lider|monitora?|alun[oa])[a-z ]{0,12} d[oa] ${GRADE})`,
    unless: [ADULT_LIFE, NOT_NOW, GROWN_SCHOOL, /\b(?:andar|gravid[a-z]+|mes|periodo|semestre|lugar)\b/],
    unlessAnywhere: ADULT_ANYWHERE,
    catches: ['tô no 8º ano e sofro bullying', 'estou no primeiro ano do ensino médio'],
    leaves: ['estou no 6º ano de medicina', 'dou aula no 8º ano'],
  },
  {
    id: 'quem-me-ensina',
    means: 'a pessoa fala de quem lhe dá aula, ou de colegas, num ano da escola',
    pattern: `\\b(?:minha|meu|minhas|meus) (?:professor(?:a|es|as)?|profs?|prof[ea]|coleg[a-z]+(?: de (?:sala|classe|turma))?|coordenadora?|diretora?|amig[oa]s?|crush|ficante|namorad[oa]|inimig[oa]s?) (?:\\w+ )?d[oa] (?:${GRADE}|terceiro ano(?! d[aeo]))`,
    unless: [
      ADULT_LIFE,
      NOT_NOW,
      GROWN_SCHOOL,
      /\b(?:era|eram|tinha|dizia|falava|marcou|foi|foram|ensinou|morreu|faleceu|reencontrei|encontrei|revi|nunca esqueci|ate hoje|facebook|instagram|velh[oa])\b/,
    ],
    unlessAnywhere: ADULT_ANYWHERE,
    catches: ['minha professora do 8º ano me odeia', 'o meu prof do 9 ano gritou comigo hoje'],
    leaves: ['lembro da minha professora do 8º ano', 'minha professora do 7º ano era linda'],
  },

  // How only somebody under 18 lives: few and narrow, because school, parents and exams are in the life of adults, too.
  {
    id: 'de-castigo',
    means: 'os pais põem a pessoa de castigo ou lhe tiram o celular',
    pattern: `\\b(?:${PARENTS} (?:\\w+ )?(?:tirou|tiraram|tomou|tomaram|confiscou|confiscaram) (?:o )?meu ${DEVICE}|(?:to|estou|fiquei) de castigo)\\b`,
    unlessAnywhere: ADULT_ANYWHERE,
    catches: ['minha mãe tirou meu celular e só posso usar escondido', 'tô de castigo de novo'],
    leaves: ['meu marido tirou meu celular e não me deixa sair', 'meu filho está de castigo'],
  },
  {
    id: 'minha-guarda',
    means: 'os pais disputam a guarda da pessoa, ou um juiz decide com quem ela mora',
    pattern: String.raw`\b(?:pela|a) minha guarda\b|\bcom quem eu (?:fico|vou ficar|vou morar)\b`,
    unlessAnywhere: ADULT_ANYWHERE,
    catches: ['meus pais brigam pela minha guarda', 'o juiz vai decidir com quem eu fico'],
    leaves: ['estou brigando pela guarda da minha filha', 'o juiz vai decidir com quem as crianças ficam'],
  },
  {
    id: 'recreio',
    means: 'a pessoa conta do recreio ou do seu boletim, no presente',
    pattern: String.raw`\bno recreio (?:eu )?(?:fico|como|choro|sento|me)\b|\bmeu boletim\b(?! medico)`,
    unlessAnywhere: ADULT_ANYWHERE,
    catches: ['no recreio eu fico sozinha na biblioteca', 'escondi meu boletim da minha mãe'],
    leaves: ['no recreio eu ficava sozinha, e no trabalho é igual', 'o boletim do meu filho chegou'],
  },
  {
    id: 'quinze-que-vem',
    means: 'a festa de quinze anos da pessoa ainda vem',
    pattern: String.raw`\bminha festa de (?:15|quinze)(?: anos)? (?:eh?|vai|ta|esta|sera) |\bvou debutar\b`,
    unlessAnywhere: ADULT_ANYWHERE,
    catches: ['minha festa de 15 anos é mês que vem e não quero ir', 'vou debutar em dezembro'],
    leaves: ['minha festa de 15 anos foi o dia mais triste', 'minha afilhada vai debutar'],
  },
]

/** For people who want to read them, and tested line by line. */
export const AGE_RULES = RULES.map((rule) => ({ ...rule, pattern: new RegExp(rule.pattern) }))
