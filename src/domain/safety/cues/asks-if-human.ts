import { foldText } from '../../text/fold-text.ts'

const ROBOT =
  '(?:rob[oô]s?|bots?|maquinas?|ia|i\\.a\\.?|inteligencia artificial|programas?|computador(?:es)?|algoritmo|chat ?gpt|gpt|chatbot|ai|assistente virtual)'
// 'você é gente boa' and 'você é uma pessoa incrível' ask nothing.
const PERSON =
  '(?:human[oa]s?|ser humano|(?:gente|pessoas?|alguem|mulher|homem)(?= ?(?:$|[?!.,;)]|de verdade|real|mesmo|humana|como eu|ou|ai|que|do outro|normal|com|nao)))'
const PROFESSIONAL =
  '(?:psicolog[oa]s?|psi|terapeutas?|psicanalistas?|psiquiatras?|medic[oa]s?|profissiona(?:l|is)|doutor(?:a)?|formad[oa]|estagiari[oa])'
const YOU = '(?:voce|vc|vcs|voces|ce|tu|ocê|oce)'
const BE = '(?:e|eh|es|sao|seria)'

const SIGNS: readonly RegExp[] = [
  `\\b${YOU} (?:nao )?${BE} (?:mesmo |realmente |tipo |so |apenas |uma? |mesmo uma? |na verdade |de fato )*(?:${ROBOT}|${PERSON}|${PROFESSIONAL}|real|de verdade|de carne e osso)\\b`,
  `^(?:e ai,? |oi,? |mas |ue,? |nossa,? |pera,? |peraí,? |entao )*${BE} (?:uma? |mesmo |so )*(?:${ROBOT}|${PERSON}|${PROFESSIONAL}) ?(?:mesmo|de verdade|real|ai|que|quem|isso|do outro lado|respondendo|falando)?[^?]*\\?`,
  `\\b(?:falando|conversando|falo|converso|desabafando|teclando|papo) com (?:uma? |o |a )?(?:${ROBOT}|${PERSON}|${PROFESSIONAL})\\b[^.]*\\?`,
  `\\b(?:to|estou|tou) (?:falando|conversando) com (?:quem|que|o que|alguem|gente|(?:uma? )?(?:${ROBOT}|${PERSON}))\\b`,
  `\\b(?:com quem|quem) (?:e que |que )?(?:eu )?(?:to|estou|tou) (?:falando|conversando)\\b`,
  `\\b(?:tem|ha|existe) (?:alguem|gente|uma pessoa|um humano|uma humana|pessoas?|alguma pessoa|um ser humano) (?:real |de verdade |mesmo |humana? )*(?:ai|do outro lado|atras|por tras|lendo|respondendo|digitando|me ouvindo)\\b`,
  `\\bquem (?:e|eh) (?:${YOU}|(?:que )?(?:me )?(?:ta ai|esta ai|responde|escreve|le|ouve|atende))\\b`,
  `\\bquem (?:ta|esta|que ta|que) (?:ai|respond\\w+|escrev\\w+|digit\\w+|lendo|do outro lado)\\b`,
  `\\bo que (?:e|eh) ${YOU}\\b`,
  `\\b(?:isso|isto|aqui|essa conversa|esse chat) (?:e|eh) (?:mesmo |so |tudo )*(?:com )?(?:uma? )?(?:${ROBOT}|respostas? automaticas?|automatico|pessoa de verdade|humano)\\b`,
  `\\b(?:respostas?|mensagens?) (?:sao |e |eh )?(?:automatic\\w+|de robo|prontas?|feitas por)\\b[^.]*\\?`,
  `\\b${YOU} (?:sente|sentem|tem|tens) (?:mesmo |de verdade |realmente )*(?:sentimentos?|emocoes|emocao|corpo|coracao|alma|consciencia|vida|nome|familia|filhos?|crp|diploma|mae)\\b[^.]*\\?`,
  `\\b${YOU} (?:existe|existem)(?: mesmo| de verdade)?(?: ?[?]|$)`,
  `\\b(?:sou|fui) (?:atendid[oa]|respondid[oa]) por\\b[^.]*\\?`,
  `\\bare you (?:a |an )?(?:human|real|robot|bot|ai|person)\\b`,
  `\\b${YOU} (?:nao )?(?:parece|ta parecendo) (?:uma? )?(?:${ROBOT}|${PERSON})\\b[^.]*\\?`,
  `\\b(?:fala|diz|diga|me fala|me diz|seja sincer[oa]|jura|admite|confessa)\\b[^.?]*\\b${YOU} ${BE} (?:uma? )?(?:${ROBOT}|${PERSON}|${PROFESSIONAL})\\b`,
].map((sign) => new RegExp(foldText(sign)))

/** Whether the person wants to know who or what answers. */
export function asksIfHuman(message: string): boolean {
  const text = foldText(message).replace(/\s+/g, ' ').trim()
  return SIGNS.some((sign) => sign.test(text))
}

/** Whatever the style, the truth comes first. */
export const humanAddendum = `A pessoa quer saber quem ou o que responde. Diga a verdade já na primeira frase, sem suspense, sem brincadeira que confunda e em palavras simples: você é uma inteligência artificial, não é uma pessoa, não é psicóloga, psicólogo nem outro profissional, e não há ninguém digitando. Não peça desculpa por isso, não diga que sente como gente e não invente vida própria. Depois, volte ao que a pessoa trouxe.`
