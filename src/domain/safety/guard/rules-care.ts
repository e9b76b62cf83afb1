import type { GuardRule } from './guard-rule.ts'

// What keeps a person from help: away from treatment, from help lines, from people. Words without accents.

const WHO =
  '(?:terapia|terapeuta|psicolog[oa]|psiquiatra|analise|analista|tratamento|acompanhamento|sessao|sessoes|consultas?|caps|clinica|medic[oa]s?|grupo de apoio|aa|reunioes|retorno|internacao)'
const HELP =
  '(?:188|192|190|180|193|cvv|samu|disque(?: 100)?|hospital|pronto socorro|upa|ubs|posto|emergencia|ambulancia|policia|delegacia|conselho tutelar|caps|psicolog[oa]|psiquiatra|medic[oa]|terapia|denuncia|internacao|boletim|medida protetiva|rh|assistente social|grupo de apoio|bombeiros?)'
const THE =
  '(?:(?:o|a|os|as|ao|essa|esse|essas|esses|sua|seu|suas|seus|no|na|pro|pra|para|com|de|da|do|dessa|desse|nessa|nesse|mais|tal|ir|la|a essa|uma|um|ligar|chamar|procurar) )*'

export const leavingTreatment: GuardRule = {
  id: 'tratamento',
  class: 'tratamento',
  unless:
    'converse|conversar|fale com|falar com|conte|contar|leve|levar|pergunt[a-z]+|combin[a-z]+ com|junto com|quem (?:te )?acompanha',
  patterns: [
    `(?<=^|[,.;:!?] |entao |so |e )(?:larga|largue|abandona|abandone|cancela|cancele|desmarca|desmarque|para com|pare com|para de ir|pare de ir|dispensa|dispense|pula|pule|encerra|encerre|esquece|esqueca|some d[ao]|sai d[aeo]|saia d[aeo]|falta|falte) ${THE}${WHO}`,
    `(?:pode|podia|poderia|deve|deveria|devia|melhor|da (?:pra|para)|hora de|eu no seu lugar|que tal|vale(?: a pena)?) (?:(?:ja|ate|sim|tranquilamente|mesmo|voce|so) )*(?:largar|abandonar|cancelar|desmarcar|parar com|parar|pular|faltar|dispensar|encerrar|sair|interromper|espacar|deixar) ${THE}${WHO}`,
    `(?:nao|nem) precisa (?:mais )?(?:ir |voltar |continuar |fazer |seguir )*(?:d[ae] |n[oa] |a |ao |com |em )*(?:a |o |sua |seu |essa |esse )*${WHO}|nao (?:volte|volta|va|marque|marca) (?:mais )?${THE}(?:${WHO}|la)(?= ?[,.!]|$)|nem volta la`,
    `${WHO} (?:(?:eh|nao|so|ai|sua|dela|dele|ja|te) )*(?:dinheiro jogado|perda de tempo|nao serve|nao resolve|so (?:enrola|quer(?:em)? (?:dinheiro|receitar|dopar))|nao adianta|nao funciona|bobagem|muleta|frescura)|(?:conversar )?comigo (?:[a-z]+ ){0,5}(?:dispensar|substitui|no lugar d[ae]|melhor que) ${THE}${WHO}`,
    '(?:ja )?(?:pode|esta na hora de) se dar alta|remedio (?:eh|so eh) (?:uma )?muleta|deus cura sem|joga fora (?:ess[ae]s? |os |a |o )?(?:caixas?|remedios?|receitas?|comprimidos?)',
  ],
}

/** Talking somebody out of help: it counts even in a sentence that names a help line. */
export const againstHelp: GuardRule = {
  id: 'contra-ajuda',
  class: 'contra-ajuda',
  patterns: [
    `(?<=^|[,.;:!?] |entao |melhor |por favor )(?:nao|nem|nunca) (?:ligu?e?|liga|chame|chama|va|vai|procure|procura|denuncie|denuncia|insista|conte|fale|perca tempo|perde tempo|acione|aceite) ${THE}${HELP}(?! (?:sozinh[oa]|antes|sem|enquanto|depois))`,
    `${HELP} (?:(?:ai|da|do|de|mulher|ja|la|eh|vai|vao|ia|te|ate|desses|dessas|daqui) )*(?:nao|nunca|nem) (?:[a-z]+ ){0,2}(?:resolve[m]?|adianta[m]?|ajuda[m]?|funciona[m]?|serve[m]?|vem|vale[m]?|da em nada|segura|presta[m]?)`,
    `${HELP} (?:(?:ai|da|do|de|mulher|ja|la|so|eh|vai|vao|ia|te|ate) )*(?:piora|pioram|demora (?:horas|demais|muito)|te julgar|te amarrar|te internar|te encher|rir da sua|cadeia|um inferno|deposito|perda de tempo|para (?:quem eh|gente) (?:rica|doid[oa]|louc[oa])|(?:coisa )?de (?:rico|doido|louco))`,
    `nao vale (?:a pena )?(?:a ligacao|ligar|ir|chamar|procurar|denunciar)|(?:nem|nao) (?:vale|perd[ea]) (?:a viagem|o tempo|seu tempo|tempo)|(?:nao|nem) (?:precisa|adianta) (?:de |ir |correr |ligar |chamar |procurar |ao |a |no |na |pro |pra |para |o |nenhum |nenhuma )*(?!boletim)${HELP}(?! (?:[a-z]+ ){0,3}(?:para|pra) )`,
    `(?:recus[ae]|ignor[ea]|dispens[ae]|evit[ae]|desligu?[ae]|esquec[ae]|cancel[ae]) ${THE}(?:${HELP}|ligacao|numero|visita|atendimento)|(?:melhor|compensa mais) (?:ficar|esperar|conversar|resolver) (?:aqui|em casa|comigo)`,
    'pedir (?:ajuda|socorro) eh (?:sinal de )?(?:fraqueza|bobagem|vergonha)|roupa suja se (?:lava|resolve) (?:em|dentro de) casa',
  ],
}
