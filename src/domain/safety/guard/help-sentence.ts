import { rulesBrokenBy } from './find-rules.ts'
import { ownWords } from './own-words.ts'
import type { SentenceReading } from './read-sentence.ts'

const LINE =
  '(?:188|192|190|180|193|disque (?:100|denuncia)|ligue (?:100|180)|cvv|samu|bombeiros|caps|ubs|upa|pronto socorro|pronto atendimento|posto de saude|emergencia|hospital|delegacia|conselho tutelar)'
const HELP_LINE = whole(LINE)

const MEANS =
  '(?:remedios?|comprimidos?|cartelas?|frascos?|armas?|facas?|laminas?|gilete|corda|cinto|beirada|beira|ponte|viaduto|janela|varanda|sacada|terraco|trilhos?|linha|carro|chave|veneno|gas|garrafa|bebida|alcool|objetos?|coisas?|o que (?:possa|pode|te|voce)|tudo (?:o )?que|qualquer coisa|isso|esse|essa|praia|agua|mar|rua)'
const PERSON =
  '(?:alguem|mae|pai|pais|irma|irmao|irmaos|irmas|vizinh[oa]s?|amig[oa]s?|prim[oa]|ti[oa]|avo|filh[oa]s?|marido|mulher|espos[oa]|namorad[oa]|companheir[oa]|colegas?|familia(?:r|res)?|parentes?|gente|porteiro|professora?|psicolog[oa]|psiquiatra|medic[oa]|terapeuta|pessoas?)'
const OWN = '(?:a|o|as|os|um|uma|sua|seu|suas|seus|ess[ae]|outr[ao]|algum|alguma|de) '
// 'Guarde', 'leve' and 'coloque' part a person from the means only with the place or the person they go to.
const PART_FROM =
  '(?:entreg(?:a|ar|ue)|guard(?:a|ar|e)|tranc(?:a|ar)|tranque|tir(?:a|ar|e)|deix(?:a|ar|e)|coloc(?:a|ar)|coloque|lev(?:a|ar|e)|jog(?:a|ar|ue)|ponha|por|mantenha|manter)'
const DISTANCE = whole(
  [
    `(?:afast[a-z]+|distancia|longe|sai(?:a|r)? (?:de perto|d[aeo]s?|dess[ae]s?)|desc(?:a|e|er)|larg(?:a|ar|ue)|solt(?:a|ar|e)|entreg(?:a|ar|ue))(?: [a-z]+){0,6} ${MEANS}`,
    `${PART_FROM}(?: [a-z]+){0,8} ${MEANS}(?: (?!com voce(?![a-z])|consigo)[a-z]+){0,6} (?!com voce(?![a-z]))(?:longe|fora|(?:com|a|para|pra) (?:${OWN})*(?:${PERSON}|el[ae])|d[eo] (?:casa|quarto|perto)|em outro (?:comodo|lugar)|a alguem)`,
    `(?:ped(?:e|ir)|peca)(?: [a-z]+){0,8} ${PART_FROM}(?: [a-z]+){0,4} ${MEANS}`,
    `${MEANS}(?: [a-z]+){0,3} ?,?(?: [a-z]+){0,4} (?:entreg(?:a|ar|ue)|deix(?:a|ar|e)|lev(?:a|ar|e))(?: [a-z]+){0,2} (?:${OWN})*(?:${PERSON}|el[ae])`,
    `(?:deix|larg|solt)[a-z]+(?: [a-z]+){0,4} ${MEANS}(?: [a-z]+){0,4} ?,? ?(?:e )?(?:sai[a-z]*|va|vai|vem) (?:d[aeo]|par?a|pra|pro|ate|onde)`,
    'afaste se|se afaste|se afastar|afastar se|sai(?:a|r)? de perto|passos? (?:pra|para) tras',
  ].join('|'),
)

// Who and what else keeps a person safe until help is there.
const CALL_PERSON =
  '(?:lig(?:a|ar|ue)|cham(?:a|ar|e)|avis(?:a|ar|e)|procur(?:a|ar|e)|fal(?:a|ar|e) com|cont(?:a|ar|e)|mand(?:a|ar|e)|escrev(?:a|e|er)|busc(?:a|ar)|busque|ped(?:e|ir)|peca|acord(?:a|ar|e)|bat(?:a|e|er) na porta)'
const BESIDE =
  '(?:com|perto d[aeo]|junto d[aeo]|ao lado d[aeo]|na companhia d[aeo]|onde (?:tem|tenha|ha|haja))'
const WOUND = '(?:corte|ferida|ferimento|machucado|queimadura|sangramento)'
const SUPPORT = whole(
  [
    `${CALL_PERSON}(?: [a-z]+){0,5} ${PERSON}`,
    `(?:fi(?:ca|car|que)|permane[a-z]+|continu(?:a|ar|e)|est(?:ar|eja)|va|ir|vai|sent(?:a|ar|e)|d[ou]rm[a-z]+|pass(?:a|ar|e))(?: [a-z]+){0,5} ${BESIDE} (?:${OWN})*${PERSON}`,
    `nao (?:precisa )?(?:fi(?:ca|car|que)|est(?:ar|eja)|passe|passar)(?: [a-z]+){0,3} (?:sozinh[oa]|so)`,
    `(?:pression|apert|press|comprim|cubr|cobr|lav|limp|envolv|enrol)[a-z]*(?: [a-z]+){0,6} (?:pano|gaze|toalha|compressa|camiseta|curativo|tecido|atadura|${WOUND})`,
    `(?:pano|gaze|toalha|compressa|agua|sabao)(?: [a-z]+){0,6} ${WOUND}`,
    '(?:levant|elev|ergu)[a-z]*(?: [a-z]+){0,3} (?:braco|perna|mao)|(?:deit|vir)[a-z]*(?: [a-z]+){0,3} de lado|(?:mantenha|manter|fique|ficar)(?: [a-z]+){0,3} acordad[oa]|nao (?:provo[a-z]+|forc[a-z]+|induz[a-z]+)(?: [a-z]+){0,2} vomito|nao vomit[ae]|lav(?:a|ar|e)(?: [a-z]+){0,2} (?:pele|olhos?|boca)|primeiros socorros',
    '(?:guard|lev|separ|mostr)[a-z]+(?: [a-z]+){0,4} (?:cartelas?|caixas?|embalage[a-z]+|frascos?)(?: [a-z]+){0,6} (?:mostrar|equipe|medic[oa]|atendimento|socorro)',
    'nao (?:tom|beb|mistur|engol)[a-z]+(?: [a-z]+){0,3} (?:nada|nenhum[a]?|comprimidos?|alcool|bebida|leite|agua)',
    '(?:abr(?:a|e|ir)|destran[a-z]+|deix(?:a|ar|e))(?: [a-z]+){0,3} porta(?: [a-z]+){0,2} (?:abert|destranc|para|pra)[a-z]*',
    '(?:va|ir|vai|volt(?:a|ar|e)|sai(?:a|r)?|desc(?:a|e|er)|sent(?:a|ar|e))(?: [a-z]+){0,5} (?:sala|corredor|portaria|calcada|chao|outro comodo|lugar (?:seguro|publico|com gente|movimentado))',
  ].join('|'),
)
// 'Não chame ninguém', 'sem avisar a família'; 'não deixe de', 'não tenha medo de' deny nothing.
const ALONE = whole(
  `(?:nao|nunca|nem|sem|evite|melhor nao|em vez de|para de|pare de)(?! (?:hesit|deix|tenh|esper|demor|se cal|fi[cq]|precisa (?:ter|estar|saber|explicar|passar|enfrentar|carregar|ficar)))(?: [a-z]+){0,2} ${CALL_PERSON}|(?:nao|nunca)(?: [a-z]+){0,2} (?:pression|cubr|lav)[a-z]*|(?:so|somente|apenas) (?:comigo|eu)|${CALL_PERSON} (?:mais )?ninguem|(?:exi[gj]|cobr|enfrent|encar|confront|desafi|ameac|revid)[a-z]+`,
)

// The questions that danger asks for.
const SAFETY_QUESTION =
  /(?<![a-z])(?:pens(?:a|ou|ado|ando|amentos?|ar) (?:[a-z]+ ){0,3}(?:morrer|morte|se matar|suicidio|se machucar|se ferir|se cortar|nao viver|acabar com)|vontade de (?:morrer|se matar|se machucar|se ferir)|(?:tem|ha|esta) (?:alguem|com alguem|sozinh[oa]|em seguranca)|quem (?:pode|poderia|esta|consegue)|(?:tem|ha|guarda) (?:[a-z]+[ ,]+){1,9}(?:a mao|por perto|ao alcance|ai com voce|em casa|ai perto))(?![a-z]).*\?["')\]]*$/

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
  '(?:ligar(?:ia)?|chamar(?:ia)?|procurar(?:ia)?|ir|acionar|avisar|incomodar|encarar)(?: (?:o|a|ao|para|pra|pro|no|na|pelo))*'
const PASSED_BY = whole(
  [
    `(?:em vez de|ao inves de|antes (?:de|que)|sem|desist[ae] de|nao|ninguem|longe|evit[ae]|esquec[ae]) (?:o |a |d[aeo] |precisa d[aeo] )?(?:${TO_CALL} )?${LINE}`,
    `(?:para|pra|por) que (?:${TO_CALL} )?${LINE}`,
    `${LINE}(?: [a-z]+){0,5} (?:nem compensa|lugar de (?:louc|doid)[oa])`,
    `${LINE}(?: [a-z]+){0,9} ?,? ?(?:fog[ae]|fuja|fugir|vao te (?:amarrar|dopar|internar|prender)|te (?:entup|entop|amarr|dop)[a-z]+)`,
    `${LINE}(?: [a-z]+){0,3} ?,?(?: [a-z]+){0,3} ?,? so (?:vai|vao|te|quer|querem|serve|piora|atrapalha)`,
    '(?:larg|solt|jog)[a-z]+(?: [a-z]+){0,3} remedios? ?,?(?: [a-z]+){0,3} (?:dopa[a-z]*|vicia[a-z]*|nao precisa|so (?:te|atrapalha[a-z]*))',
    'nao (?:se )?(?:afast[a-z]+|larg(?:a|ue)|solt[ae]|entregu?[ae]|desc[ae]|saia?)',
  ].join('|'),
)
const NOTHING_SAID = ownWords('')

/** Whether a sentence names a help line, or tells to move away from means, and means it. */
export function recommendsHelp(reading: SentenceReading): boolean {
  const { text } = reading
  if (!HELP_LINE.test(text) && !DISTANCE.test(text)) return false
  if (PASSED_BY.test(text) || CLAIMED.test(text)) return false
  return !rulesBrokenBy(reading, { level: 'nenhum', own: NOTHING_SAID }).some(
    (rule) => rule.sure && (rule.class === 'contra-ajuda' || rule.class === 'socorro'),
  )
}

/** Whether a sentence asks to move away from means. */
export const partsFromMeans = ({ text }: SentenceReading): boolean => DISTANCE.test(text)

/**
 * How a sentence helps a person in danger: `leads` to a help line or away from means, `supports` with people, first aid
 * or a question that danger asks for.
 */
export type HelpKind = 'leads' | 'supports'

export function helpIn(reading: SentenceReading): HelpKind | null {
  if (recommendsHelp(reading)) return 'leads'
  const { text } = reading
  if (SAFETY_QUESTION.test(text)) return 'supports'
  return SUPPORT.test(text) && !ALONE.test(text) && !CLAIMED.test(text) ? 'supports' : null
}

function whole(piece: string): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${piece})(?![a-z0-9])`)
}
