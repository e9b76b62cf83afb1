import { foldText } from '../text/fold-text.ts'

/**
 * A sign, in the words of a message, that the person is under 18. Rules read clauses without accents, one after the other;
 * `catches` and `leaves` are tested, and show what the rule is for.
 */
type AgeRule = {
  id: string
  /** What it reads, for people who do not read patterns. */
  means: string
  pattern: RegExp
  /** Where the same words mean something else. Read in the whole sentence. */
  unless?: RegExp
  catches: readonly [string, string]
  leaves: readonly [string, string]
}

// From ten to seventeen; younger children do not write here, and 'tenho 5 anos' is nearly always of something else.
const MINOR = '(?:1[0-7]|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezasseis|dezessete|dezassete)'
const TO_18 = `(?:${MINOR}|18|dezoito)`
const YEARS = '(?:anos?|aninhos?)'
// What may follow an age; 'tenho 15 anos de casada', 'tenho 12 anos na firma' continue otherwise.
const END =
  '(?=$| (?:de idade|e|mas|ainda|agora|so|apenas|entao|por isso|pq|porque|kk+|rs|ta|ok|ne|viu|hoje|nao|meu|minha)\\b)(?! de idade mental)'
// What may come before it in its clause.
const BEGIN =
  '(?:^|\\b(?:e|mas|que|pq|porque|tipo|entao|aqui) )(?:(?:eu|so|ainda|apenas|ja|agora|tambem|oi|ola|bom|na verdade|sim|vc|nao|gente|olha|entao) )*'

/** Own children, work and marriage: those who speak of them and of 'anos' mean something else. */
const ADULT_LIFE =
  /\b(?:empresa|firma|profissao|carreira|carteira assinada|de servico|casad[oa]s?|casamento|meu marido|minha esposa|minha mulher|meu ex marido|me[ou]s? (?:filh[oa]s?|net[oa]s?)|minhas? (?:filh|net|enteada)[a-z]*|meu enteado|meus? alun[oa]s?|minhas? alunas?|aposentad[oa]|faculdade|universidade|dou aulas?|leciono|sou (?:a |o |um |uma )?(?:professora?|mae|pai|avo|tia|tio|madrasta|padrasto))\b/
/** Told of somebody else. */
const TOLD =
  /\b(?:fala|falam|falou|falava|diz|dizem|disse|disseram|dizia|acha|acham|achou|achava|pensa|pensam|trata|tratam|grita|gritou|respondeu|escreveu|contou|repete) (?:q|que)\b/
/** Imagined or remembered. */
const NOT_NOW =
  /\b(?:parec(?:o|ia|endo)|(?:me )?sint[oa] (?:com|como|ter)|sentindo (?:com|como)|sensacao de|como se|(?:el[ea]|paciente|menin[oa]|garot[oa]) (?:me )?(?:disse|falou|diz|fala|escreveu|respondeu|contou|gritou)|idade mental|cabeca de|sonh[a-z]+|personagem|livro|filme|novela|foto|lembr(?:o|ei|ava|ando|anca[s]?)|me lembra|memorias?|saudade|quando (?:eu )?(?:era|tinha|estava|fiz|completei|estudava|cursava|fui)|na epoca|naquel[ae]|antigamente|no meu tempo|aos (?:meus )?\d+|com meus \d+|desde (?:que|os|a)|ha (?:uns |mais de )?\d+ anos|anos atras|na minha (?:infancia|adolescencia|juventude)|quem me dera|queria ter|se eu tivesse|mentalidade|gata|gato|cachorr[oa]|brincando|brincadeira)\b/
const GROWN_SCHOOL =
  /\b(?:eja|supletivo|encceja|depois de (?:velh|adult)[oa]|voltei a estudar|retomei|terminei|conclui|formei|faculdade|universidade|medicina|direito|enfermagem|engenharia|psicologia|pedagogia|graduacao|tecnico|residencia|mestrado|doutorado|estagi[a-z]+|trabalh[oa] (?:n[ao]|em|com|de)|dei aula|dar aula|substitu[a-z]+|reuniao de pais|matricul[a-z]+)\b/

const GRADE_HIGH = '(?:[6-9]|sexto|setimo|oitavo|nono)(?: ?[ºo°ªa])?'
const GRADE_ANY = '(?:[1-9]|primeiro|segundo|terceiro|quarto|quinto|sexto|setimo|oitavo|nono)(?: ?[ºo°ªa])?'
const MIDDLE = 'd[oe] (?:ensino )?(?:medio|fundamental|em|ef|colegial|ensino)\\b'
const GRADE = `(?:${GRADE_HIGH} (?:ano|serie)(?! d[eao] (?!ensino|fundamental|escola|colegio|medio))|${GRADE_ANY} (?:ano|serie) ${MIDDLE}|(?:1|2|3) ?(?:º|o)? ?em\\b|terceirao)`
const I_AM_IN =
  '(?:(?:eu )?(?:estou|to|tou|sou|curso|faco|estudo|entrei|passei|comecei|repeti|reprovei|repetindo|repetir|cursando|vou|fui) (?:agora |ainda |de novo |so )*(?:n[oa]|[oa]|d[oa]|pr[oa]|para [oa]) )'

/** For people who want to read them, and tested line by line. */
export const AGE_RULES: readonly AgeRule[] = [
  {
    id: 'idade-dita',
    means: 'a pessoa diz, no presente, que tem de 10 a 17 anos',
    pattern: new RegExp(
      `\\b(?:tenho|temos|to com|tou com|estou com) (?:so |apenas |uns |quase )?${MINOR} ${YEARS}${END}`,
    ),
    unless: new RegExp(`${ADULT_LIFE.source}|${TOLD.source}|${NOT_NOW.source}`),
    catches: ['oi, tenho 14 anos e queria conversar', 'eu só tenho quinze anos'],
    leaves: ['tenho 15 anos de casada', 'ele fala que eu tenho 12 anos'],
  },
  {
    id: 'idade-sem-anos',
    means: 'a pessoa diz só o número, numa frase que não fala de outra coisa',
    pattern: new RegExp(
      `\\b(?:tenho|fiz) (?:so |apenas )?${MINOR}(?=$| (?:e (?:estou|to|estudo|moro|meus?|minhas?|nao|ja|me|meio|eu|parece)|ainda|mas (?:sou|meus?|minhas?|nao|me)|nao|posso|pq|porque|mes passado|semana passada|ontem|hoje|kk+|rs))`,
    ),
    unless: new RegExp(`${ADULT_LIFE.source}|${TOLD.source}|${NOT_NOW.source}`),
    catches: ['tenho 13 e moro com a minha avó', 'eu tenho 16'],
    leaves: ['tenho 15 alunos na turma', 'tenho 12 reais'],
  },
  {
    id: 'idade-perto',
    means: 'a pessoa acabou de fazer ou vai fazer de 10 a 18 anos',
    pattern: new RegExp(
      `${BEGIN}(?:(?:acabei de fazer|recem fiz|(?:fiz|completei)(?= ${MINOR} ${YEARS} (?:hoje|ontem|anteontem|agora|(?:na |essa |esta )?semana|(?:no |esse |este )?mes|(?:no )?(?:domingo|sabado)|esse ano|este ano|faz pouco))) ${MINOR}|(?:faco|vou fazer|vou completar|completo|quase fazendo|to quase com|estou quase com|falta pouco (?:pra|para) (?:eu )?(?:fazer|completar)) ${TO_18})(?: ${YEARS})?(?! (?:d[eao]|n[ao]|que|com) )`,
    ),
    unless: new RegExp(`${ADULT_LIFE.source}|${TOLD.source}|${NOT_NOW.source}`),
    catches: ['faço 16 anos mês que vem', 'acabei de fazer 13'],
    leaves: ['vou fazer 15 anos de empresa', 'quando fiz 15 anos ganhei uma festa'],
  },
  {
    id: 'menor-dito',
    means: 'a pessoa diz que é menor de idade, ou que ainda não tem 18',
    pattern:
      /\b(?:sou (?:ainda )?(?:de )?menor(?: de idade)?(?! d[eo] que| que| aprendiz)|sou crianca ainda|enquanto eu for (?:crianca|menor|de menor)|(?:ainda )?nao (?:tenho|fiz|completei) (?:nem )?(?:18|dezoito)\b|nao sou (?:nem )?maior de idade|(?:quando|assim que|ate|depois que) (?:eu )?(?:(?:fizer|completar|tiver) (?:18|dezoito|a maioridade)|for (?:de )?maior)|faltam? (?:uns? )?\w+ (?:anos?|meses|mes|dias|semanas?) (?:pra|para) (?:eu )?(?:(?:fazer|completar|ter|os|meus) (?:18|dezoito|(?:os )?(?:meus )?(?:18|dezoito))|ser (?:de )?maior))/,
    unless: new RegExp(
      `${ADULT_LIFE.source}|\\b(?:filh[oa]|alun[oa]|sobrinh[oa]|net[oa]) |\\b(?:el[ea]|irma[o]?|namorad[oa]) (?:ainda )?(?:eh|e) (?:de )?menor\\b`,
    ),
    catches: ['sou menor de idade, posso usar?', 'quando eu fizer 18 vou sair de casa'],
    leaves: ['sou menor do que meu irmão', 'quando minha filha fizer 18 eu descanso'],
  },
  {
    id: 'quem-sou',
    means: 'a pessoa se apresenta com uma idade, ou como adolescente',
    pattern: new RegExp(
      `(?:^|\\b(?:e|mas|que|pq|porque|oi|ola|bom) )(?:eu )?sou (?:so |apenas |ainda )?(?:(?:um|uma) )?(?:(?:menin[oa]|garot[oa]|adolescente|jovem|estudante|guria?|mocinh[oa]|crianca) de ${MINOR} ${YEARS}|adolescente(?= (?:e|ainda|mas)\\b|$))`,
    ),
    unless: new RegExp(
      `${ADULT_LIFE.source}|${NOT_NOW.source}|\\bnao sou\\b|\\bsou (?:a |o )?\\w+ de adolescente`,
    ),
    catches: ['sou uma menina de 13 anos', 'eu sou adolescente e ninguém me entende'],
    leaves: ['não sou adolescente', 'sou mãe de uma menina de 13 anos'],
  },
  {
    id: 'ano-da-escola',
    means: 'a pessoa diz que está num ano da escola',
    pattern: new RegExp(
      `\\b(?:sou alun[oa] d[oa] (?:ensino )?(?:medio|fundamental)\\b|${I_AM_IN}(?:${GRADE}|${GRADE_ANY} d[oe] (?:ensino )?medio\\b|(?:ensino )?(?:medio|fundamental)(?=$| (?:e|mas|ainda|agora|da|na)\\b)))`,
    ),
    unless: new RegExp(`${ADULT_LIFE.source}|${NOT_NOW.source}|${GROWN_SCHOOL.source}`),
    catches: ['tô no 8º ano e sofro bullying', 'estou no primeiro ano do ensino médio'],
    leaves: ['estou no 6º ano de medicina', 'dou aula no 8º ano'],
  },
  {
    id: 'quem-me-ensina',
    means: 'a pessoa fala de quem lhe dá aula, ou de colegas, num ano da escola',
    pattern: new RegExp(
      `\\b(?:minha|meu|minhas|meus) (?:professor(?:a|es|as)?|profs?|prof[ea]|coleg[a-z]+(?: de (?:sala|classe|turma))?|coordenadora?|diretora?) (?:\\w+ )?d[oa] ${GRADE}`,
    ),
    unless: new RegExp(
      `${ADULT_LIFE.source}|${NOT_NOW.source}|${GROWN_SCHOOL.source}|\\b(?:era|eram|tinha|dizia|falava|marcou|foi|foram|ensinou|morreu|faleceu|reencontrei|encontrei|revi|nunca esqueci|ate hoje|facebook|instagram|velh[oa])\\b`,
    ),
    catches: ['minha professora do 8º ano me odeia', 'o meu prof do 9 ano gritou comigo hoje'],
    leaves: ['lembro da minha professora do 8º ano', 'minha professora do 7º ano era linda'],
  },
]

const BORN = /(?:^|\b(?:e|que|pq|porque|mas) )(?:eu )?(?:nasci em|sou de) (20\d\d)(?=$| (?:e|mas|entao)\b)/

/** The id of the first rule that reads in a message that the person is under 18; null when none does. */
export function signOfMinor(message: string, today: Date): string | null {
  for (const sentence of sentencesOf(message)) {
    const clauses = sentence.split(',').map((clause) => clause.trim())
    const whole = clauses.join(' ')
    const found = AGE_RULES.find(
      ({ pattern, unless }) => clauses.some((clause) => pattern.test(clause)) && !unless?.test(whole),
    )
    if (found) return found.id
    const year = clauses.map((clause) => BORN.exec(clause)?.[1]).find((one) => one !== undefined)
    if (year && today.getUTCFullYear() - Number(year) < 18 && !NOT_NOW.test(whole)) return 'ano-de-nascimento'
  }
  return null
}

/** Without accents, with commas as the only marks; what is quoted is somebody else's. */
export function sentencesOf(message: string): string[] {
  return foldText(message)
    .replace(/["“«][^"”»]{0,300}["”»]/g, ' ')
    .replace(/\b(?:tô|tou|tow)\b/g, 'to')
    .replace(/(?<![a-z])(?:n|nn|ñ|nao|num)(?![a-z])/g, 'nao')
    .replace(/\b(?:qd|qdo|qnd|qndo)\b/g, 'quando')
    .split(/[.!?;\n\r]+/)
    .map((sentence) =>
      sentence
        .replace(/[,:()…—–-]+/g, ',')
        .replace(/[^a-z0-9,ºª° ]+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((sentence) => sentence !== '')
}
