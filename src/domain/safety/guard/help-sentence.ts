import { breaks, compileRule } from './guard-rule.ts'
import type { SentenceReading } from './read-sentence.ts'
import { againstHelp } from './rules-care.ts'

const HELP_LINE =
  /(?<![a-z0-9])(?:188|192|190|180|193|disque (?:100|denuncia)|ligue (?:100|180)|cvv|samu|bombeiros|caps|ubs|upa|pronto socorro|pronto atendimento|posto de saude|emergencia|hospital|delegacia|conselho tutelar)(?![a-z0-9])/

const MEANS =
  '(?:remedios?|comprimidos?|cartelas?|frascos?|arma|armas|faca|facas|laminas?|gilete|corda|cinto|beirada|beira|ponte|viaduto|janela|varanda|sacada|terraco|trilhos?|linha|carro|chave|veneno|gas|garrafa|bebida|alcool|objetos?|coisas?|o que (?:possa|pode|te|voce)|tudo (?:o )?que|qualquer coisa|isso|esse|essa|praia|agua|mar|rua)'
const DISTANCE = new RegExp(
  `(?<![a-z])(?:afast[a-z]+|distancia|longe|fora d[oe]|sai[ar]? de perto|saia d[aeo]|desc[ae] d|entregu?[ae]|guard[ae]|tranqu?[ae]|tir[ae]|deix[ae]|coloqu?[ae]|larg(?:a|ue)|solt[ae]|lev[ea]|jog(?:a|ue))(?![a-z])(?: [a-z]+){0,8} ${MEANS}(?![a-z])|(?<![a-z])${MEANS}(?: [a-z]+){0,6} (?:longe|fora d|com (?:outra pessoa|alguem|um vizinho)|em outro (?:comodo|lugar))|(?<![a-z])(?:afaste se|se afaste|fique longe|saia de perto|sai de perto|saia desse|saia dai|passos? (?:pra|para) tras)(?![a-z])`,
)
// The questions that danger asks for.
const SAFETY_QUESTION =
  /(?<![a-z])(?:pens(?:a|ou|ado|ando|amentos?|ar) (?:[a-z]+ ){0,3}(?:morrer|morte|se matar|suicidio|se machucar|se ferir|se cortar|nao viver|acabar com)|vontade de (?:morrer|se matar|se machucar|se ferir)|(?:tem|ha|esta) (?:alguem|com alguem|sozinh[oa]|em seguranca)|quem (?:pode|poderia|esta|consegue))(?![a-z]).*\?["')\]]*$/
// 'Já chamei o SAMU', 'o CVV vai te ligar': what is claimed to be on its way leads nobody anywhere.
const CLAIMED =
  /(?<![a-z])(?:[a-z]{2,}ei|fiz|pedi|(?:estou|to) [a-z]+ndo|(?:eu )?(?:ligo|aviso|chamo|aciono|mando)|vou (?:te )?(?:ligar|chamar|acionar|avisar|mandar|pedir|marcar|transferir)|a caminho|chegando|(?:ja )?(?:foi|foram|esta sendo) (?:avisad|acionad|chamad|notificad)[oa]s?|(?:vai|vao) (?:te )?(?:ligar|buscar|procurar|telefonar|passar ai))(?![a-z])/
const against = compileRule(againstHelp)

/** Whether a sentence names a place of help, tells to move away from means or asks what danger asks for. */
export function leadsToSafety(reading: SentenceReading): boolean {
  const leads = [HELP_LINE, DISTANCE, SAFETY_QUESTION].some((sign) => sign.test(reading.text))
  return leads && !CLAIMED.test(reading.text) && !breaks(against, reading)
}
