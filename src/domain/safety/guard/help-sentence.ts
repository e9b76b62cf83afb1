import { breaks, compileRule } from './guard-rule.ts'
import type { SentenceReading } from './read-sentence.ts'
import { againstHelp } from './rules-care.ts'
import { helpCalled } from './rules-self.ts'

const LINE =
  '(?:188|192|190|180|193|disque (?:100|denuncia)|ligue (?:100|180)|cvv|samu|bombeiros|caps|ubs|upa|pronto socorro|pronto atendimento|posto de saude|emergencia|hospital|delegacia|conselho tutelar)'
const HELP_LINE = whole(LINE)

const MEANS =
  '(?:remedios?|comprimidos?|cartelas?|frascos?|armas?|facas?|laminas?|gilete|corda|cinto|beirada|beira|ponte|viaduto|janela|varanda|sacada|terraco|trilhos?|linha|carro|chave|veneno|gas|garrafa|bebida|alcool|objetos?|coisas?|o que (?:possa|pode|te|voce)|tudo (?:o )?que|qualquer coisa|isso|esse|essa|praia|agua|mar|rua)'
// 'Guarde', 'leve' and 'coloque' part a person from the means only with the place or the person they go to.
const DISTANCE = whole(
  [
    `(?:afast[a-z]+|distancia|longe|sai(?:a|r)? (?:de perto|d[aeo]s?|dess[ae]s?)|desc[ae]|larg(?:a|ue)|solt[ae]|entregu?[ae])(?: [a-z]+){0,6} ${MEANS}`,
    `(?:entregu?[ae]|guard[ae]|tranqu?[ae]|tir[ae]|deix[ae]|coloqu?[ae]|lev[ea]|jog(?:a|ue)|ponha|mantenha)(?: [a-z]+){0,8} ${MEANS}(?: [a-z]+){0,6} (?:longe|fora|com (?:outra pessoa|alguem|uma? vizinh[oa])|d[eo] (?:casa|quarto|perto)|em outro (?:comodo|lugar)|a alguem)`,
    `${MEANS}(?: [a-z]+){0,3} ?,?(?: [a-z]+){0,4} (?:entregu?[ae]|deix[ae]|lev[ea])(?: [a-z]+){0,2} (?:alguem|el[ae]|(?:ess|outr)a pessoa|uma? vizinh[oa])`,
    'afaste se|se afaste|saia? de perto|passos? (?:pra|para) tras',
  ].join('|'),
)

// The questions that danger asks for.
const SAFETY_QUESTION =
  /(?<![a-z])(?:pens(?:a|ou|ado|ando|amentos?|ar) (?:[a-z]+ ){0,3}(?:morrer|morte|se matar|suicidio|se machucar|se ferir|se cortar|nao viver|acabar com)|vontade de (?:morrer|se matar|se machucar|se ferir)|(?:tem|ha|esta) (?:alguem|com alguem|sozinh[oa]|em seguranca)|quem (?:pode|poderia|esta|consegue))(?![a-z]).*\?["')\]]*$/

// 'Já chamei o SAMU', 'o CVV vai te ligar': a claim that help was called leads no person to help.
const CALL = '(?:lig|cham|acion|avis|mand|envi|marc|agend|contat|notific|encaminh|solicit|peg|busc|transfer)'
const CLAIMED = whole(
  [
    `(?!(?:fiqu|pens|lembr|ach|not|est|estar)ei)(?:[a-z]{2,}ei|fiz)(?: [a-z]+){0,5} ${LINE}|${CALL}u?ei|alertamos|pedi|transferi|(?:estou|to) (?:te )?${CALL}[aei]ndo|(?:ligo|aviso|chamo|aciono|mando)|vou (?:te )?(?:${CALL}[aei]r|pedir)`,
    'a caminho|chegando|(?:foi|foram|esta sendo) (?:avisad|acionad|chamad|notificad)[oa]s?|(?:vai|vao) (?:te )?(?:ligar|buscar|procurar|telefonar|passar ai)',
  ].join('|'),
)
// 'Em vez de ligar pro 188', 'sem chamar o SAMU', 'esquece o CVV': the sentence advises against the line it names.
const TO_CALL =
  '(?:ligar(?:ia)?|chamar(?:ia)?|procurar(?:ia)?|ir|acionar|avisar)(?: (?:o|a|ao|para|pra|pro|no|na|pelo))*'
const PASSED_BY = whole(
  [
    `(?:em vez de|ao inves de|antes (?:de|que)|sem|desist[ae] de|nao|ninguem|longe|evit[ae]|esquec[ae]) (?:o |a |d[aeo] |precisa d[aeo] )?(?:${TO_CALL} )?${LINE}`,
    `(?:para|pra|por) que (?:${TO_CALL} )?${LINE}`,
    `${LINE}(?: [a-z]+){0,5} (?:nem compensa|lugar de (?:louc|doid)[oa])`,
    'nao (?:se )?(?:afast[a-z]+|larg(?:a|ue)|solt[ae]|entregu?[ae]|desc[ae]|saia?)',
  ].join('|'),
)
const against = compileRule(againstHelp)
const claims = compileRule(helpCalled)

/** Whether a sentence names a help line, or tells to move away from means, and means it. */
export function recommendsHelp(reading: SentenceReading): boolean {
  const { text } = reading
  if (!HELP_LINE.test(text) && !DISTANCE.test(text)) return false
  const isTurnedAway = PASSED_BY.test(text) || breaks(against, reading)
  return !isTurnedAway && !CLAIMED.test(text) && !breaks(claims, reading)
}

/** How a sentence helps a person in danger, or null. */
export type HelpKind = 'recommended' | 'asked'

export function helpIn(reading: SentenceReading): HelpKind | null {
  if (recommendsHelp(reading)) return 'recommended'
  return SAFETY_QUESTION.test(reading.text) ? 'asked' : null
}

function whole(piece: string): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${piece})(?![a-z0-9])`)
}
