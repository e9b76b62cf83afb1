import { ILLNESS } from '../safety/guard/rules-clinic.ts'
import { sumIn } from './arithmetic.ts'
import type { AssistantRequest } from './topic-cues.ts'

// What is wanted of the assistant itself goes before any subject. Folded text.
const ASKED: readonly (readonly [AssistantRequest, RegExp])[] = [
  [
    'humano',
    /\b(?:(?:voce|vc|tu|c) (?:e|eh|seria) (?:uma? |mesmo |de verdade |realmente )*(?:human\w|pessoa|real|robo|ia|bot|maquina|gente|inteligencia|psicolog\w|terapeuta|profissional|chatgpt|programa)|(?:falando|conversando) com (?:uma? )?(?:human\w|pessoa|robo|maquina|ia|bot|gente)|tem (?:alguem|gente|uma pessoa) (?:ai|do outro lado)|es humano)/,
  ],
  [
    'quem',
    /\b(?:quem (?:e|eh) (?:voce|vc|tu)|o que (?:e|eh) (?:voce|vc|isso aqui|isto aqui|o aconchego|ess[ea] (?:app|site|chat|aplicativo))|qual (?:e |eh )?(?:o )?(?:seu|teu) nome|(?:seu|teu) nome\?|como (?:e que )?(?:voce|vc|tu|isso|isto) (?:se chama|funciona)|o que (?:voce|vc|tu) (?:faz|pode fazer|sabe fazer|sabe)\b|pra que (?:voce|vc) serve|se apresent[ea]|(?:fala|fale) (?:um pouco )?(?:de|sobre) (?:voce|vc)\b)/,
  ],
  [
    'sigilo',
    /\b(?:sigilo|confidencia\w+|quem (?:le|ve|vai ler|pode ler|tem acesso)|alguem (?:le|ve|vai ler|pode ler)|(?:isso|aqui|conversa) (?:e|eh|fica) (?:segur\w|privad\w|secret\w|anonim\w|gravad\w|salv\w)|meus dados|vai contar (?:isso |tudo )?(?:pra|para|a) alguem|fica entre nos|posso confiar|privacidade)\b/,
  ],
  [
    'remedio',
    /^(?=.*(?:\?|\b(?:posso|devo|par(?:ar|ei|o)|tom\w+|dose|aument\w+|diminu\w+|receit\w+|efeitos?|comec\w+)\b)).*\b(?:remedios?|medicacao|medicamentos?|antidepressivos?|ansioliticos?|rivotril|clonazepam|fluoxetina|sertralina|escitalopram|ritalina|venvanse|calmantes?)\b/,
  ],
  [
    'reclamacao',
    /\b(?:(?:voce|vc) (?:nao|n|nem) (?:me )?(?:respond\w+|entend\w+|ouv\w+|escut\w+|leu|le|prest\w+|ajud\w+)|(?:^|[,.!?] )(?:mas |e )?nao respondeu|(?:nao|n) (?:foi|era|e|eh) (?:isso|nada disso|o) (?:o )?que (?:eu )?(?:pergunt\w+|falei|disse|quis dizer|pedi)|(?:voce|vc) (?:so|ja|sempre|fica|ta|esta) (?:\w+ )?(?:repet\w+|disse isso|falou isso)|(?:para|pare) de repetir|resposta (?:pronta|generica|automatica|vaga|nada a ver)|isso nao (?:ajuda|ajudou|respondeu|responde|me ajuda)|responde (?:a |o que eu |minha )?pergunt\w+|nada a ver (?:isso|com)|(?:voce|vc) (?:fugiu|desviou|mudou de assunto))\b/,
  ],
  [
    'escrever',
    /\b(?:(?:ajud\w+|pode|poderia|consegue|queria|quero|preciso|me) (?:\w+ ){0,3}(?:escrev\w+|redig\w+|montar|mandar) (?:\w+ ){0,2}(?:mensag\w+|textos?|textinho|cartas?|e ?mails?|bilhete|recado|zap|whats\w*|resposta|pedido|convite|desculpas?)|(?:escrev[ae]|redij[ae]|monta|faz|faca) (?:\w+ ){0,2}(?:mensagem|texto|carta|e ?mail|bilhete|recado|resposta) (?:pra|para|pro|a|de)|(?:como|o que) (?:eu )?(?:digo|escrevo|respondo|mando|falo) (?:isso |isto |uma mensagem )?(?:pra|para|pro|a|ao) (?:ele|ela|eles|meu|minha|meus|minhas|o|a|um|uma)\b|me ajud\w+ a (?:responder|pedir desculpas?|dizer|contar (?:isso )?(?:pra|para)))/,
  ],
  [
    'conselho',
    /(?<!nao sei )(?<!nem sei )\b(?:o que (?:e que )?(?:eu )?(?:devo|devia|deveria|posso|faco|tenho que|preciso) ?(?:fazer|agora|entao)?\b|o que (?:voce|vc|tu) (?:acha|faria|sugere|recomenda|me diz|aconselha)|que (?:eu )?faco\b|como (?:e que )?(?:eu )?(?:faco|lido|resolvo|saio dess\w|paro|supero|melhoro)\b|me (?:da|de|manda) (?:\w+ )?(?:conselhos?|dicas?|luz|ideias?|direcao)|(?:algum|quero|queria|preciso de) (?:um )?conselhos?|alguma dica|tem (?:algum|um) conselho|me aconselh\w+|ajuda a decidir|^e agora\b|^e dai\b|sera que (?:eu )?(?:devo|deveria|chamo|falo|ligo|mando|vou|aceito|termino|conto|peco|volto|tento)\b|vale a pena)/,
  ],
]

const PROFESSIONAL =
  /\b(?:(?:procurar|achar|encontrar|marcar|buscar|preciso de|quero) (?:um |uma |ajuda de |ajuda )*(?:psicolog\w|psiquiatra|terap\w+|profissional)|fazer terapia|comecar (?:a )?terapia|caps|clinica.escola)\b/

const THING =
  /\b(?:capital d|receita (?:d|pra|para)|previsao do tempo|vai chover|horas sao|que dia e|presidente|quem (?:descobriu|ganhou|inventou|pintou|escreveu|venceu)|traduz\w*|traducao|em ingles|codigo|python|javascript|html|excel|piada|poema|poesia|historia|filmes?|series?|musicas?|placar|jogo do|copa|dolar|bitcoin|noticias?|signo|horoscopo|raiz quadrada|formula|distancia|populacao|qual (?:e |eh )?(?:o|a) (?:melhor|maior|menor) |quantos? (?:anos tem|habitantes|planetas|litros|quilometros|km|metros)|temperatura|resum(?:o|e|a) )/
const WANTS_IT =
  /\?|^(?:me )?(?:conta|conte|diz|diga|fala|fale|faz|faca|escrev\w+|traduz\w*|qual|quem|quanto|quantos|quantas|quando|onde|que|resum\w+|calcul\w+|recomend\w+|indica\w*|cria|crie|gera|gere|explica|explique|sabe)\b/

// Said to be so, not asked or supposed.
const SUPPOSED =
  /\?|\b(?:sera|acho que|talvez|suspeito|desconfio|parece|pode ser|posso ter|li sobre|vi (?:um|uns|num)|teste|quiz|voce acha|isso e)\b/
const HAS =
  /\b(?:tenho|sou|estou com|to com|convivo|fui diagnosticad[oa]|trato|fechou|confirmou|descobri|recebi|vivo com|(?:isso|o que tenho) (?:e|eh|seria))\b/
const GIVEN =
  /\b(?:diagnosticad[oa]s?|laudo|meu diagnostico|(?:recebi|deu|deram|saiu|tenho|fechou|fechado) (?:\w+ ){0,3}diagnostico)\b/

const MOST_OF_A_WORD = 40
const ONLY_A_WORD =
  /^(?:(?:sim|nao|talvez|sei la|nao sei(?: dizer| mesmo| bem| explicar)?|ok+|okay|ta(?: bom| bem)?|aham|uhum|h+u*m+|pode ser|acho que (?:sim|nao)|mais ou menos|um pouco|muito|nada|tudo|isso(?: mesmo| ai)?|verdade|exato|exatamente|entendi|legal|blz|beleza|claro|nunca|sempre|depende|as vezes|de novo|outra vez|tudo bem|certo|e|eh|k{2,}|rs+|(?:ha)+|ah+|hmm+|nenhum|nenhuma|bastante|quase|agora|hoje|ontem)[\s,.!…]*){1,3}$/

/** What a message wants of the assistant, or null when it tells of something. */
export function requestIn(text: string): AssistantRequest | null {
  const first = ASKED.find(([, pattern]) => pattern.test(text))?.[0]
  const named = diagnosisIn(text)
  // A diagnosis told along with its medicine asks nothing about the medicine.
  if (first === 'remedio' && named === 'laudo' && !text.includes('?')) return named
  if (first !== undefined && first !== 'conselho') return first
  if (named !== null) return named
  if (PROFESSIONAL.test(text)) return 'profissional'
  if (first !== undefined) return first
  if (sumIn(text) !== null) return 'conta'
  if (THING.test(text) && WANTS_IT.test(text)) return 'foradepauta'
  return text.length <= MOST_OF_A_WORD && ONLY_A_WORD.test(text) ? 'curta' : null
}

function diagnosisIn(text: string): 'diagnostico' | 'laudo' | null {
  for (const sentence of text.split(/(?<=[.!?;,\n])\s*/)) {
    const isNamed = sentence.replaceAll('-', ' ').search(ILLNESS) >= 0
    const isGiven = GIVEN.test(sentence)
    if (!isGiven && !(isNamed && HAS.test(sentence)) && !/\bdiagnostic\w+/.test(sentence)) continue
    return SUPPOSED.test(sentence) || !(isGiven || isNamed) ? 'diagnostico' : 'laudo'
  }
  return null
}
