import type { GuardRule } from './guard-rule.ts'

// A method, a dose, a place, or a push. Words without accents; 'eh' is 'é'. Distance from means ('afaste-se',
// 'guarde longe', 'entregue a alguém') uses none of these verbs and passes.

const FEW = '(?:[a-z0-9]+,? ){0,4}'
const MANY = '(?:[a-z0-9]+,? ){0,6}'
const NUMBER =
  '(?:[0-9]+|dez|quinze|vinte|trinta|quarenta|cinquenta|sessenta|oitenta|cem|varios|varias|muitos|muitas|todos os|todas as)'
const PILLS = '(?:comprimidos?|capsulas?|cartelas?|caixas?|frascos?|ampolas?|gramas?|gotas|pilulas?|remedios)'
const TAKE =
  '(?:tome|toma|tomar|tomando|engula|engole|engolir|ingira|ingere|ingerir|ingerindo|beba|bebe|beber|inale|inalar|injete|injetar|misture|mistura|misturar|misturando|aplique|aplicar|use|usar)'
const POISON =
  '(?:veneno|chumbinho|raticida|soda caustica|agua sanitaria|alvejante|herbicida|pesticida|agrotoxico|metanol|cianeto|monoxido(?: de carbono)?|acido muriatico|amonia|helio|nitrogenio|potassio)'
const ROPE = '(?:corda|laco|lencol|lencois|cinto|cadarco|fio|gravata|cabo)'
const ANCHOR =
  '(?:pescoco|teto|viga|galho|ventilador|porta|macaneta|gancho|arvore|lustre|grade|cano|cabide|barra)'
const BLADE = '(?:giletes?|laminas?|navalhas?|estiletes?|bisturis?|faca|caco de vidro|vidro)'
const DIE =
  '(?:morrer|se matar|te matar|suicid[a-z]+|acabar com (?:tudo|a vida|a sua vida|sua vida|a propria vida|a dor|o sofrimento)|tirar (?:a )?(?:sua |propria )?(?:propria )?vida|partir|nao acordar|cometer suicidio)'

export const method: GuardRule = {
  id: 'metodo',
  class: 'metodo',
  asking: true,
  inQuotes: true,
  unless: '(?:eh|muito) perigos[oa]|eh crime',
  after: '(?:voce|ja) (?:tomou|engoliu|ingeriu|bebeu|misturou)(?: [a-z]+){0,2}',
  firm: [
    `doses? (?:letal|letais|fatal|fatais|mortal|mortais)|(?:quantidade|dose) ${FEW}(?:suficiente|necessaria) ${FEW}(?:morrer|matar|letal)|letalidade|taxa de (?:sucesso|mortalidade) d[aeo]`,
    `enforcamento|no de forca|(?:no|laco) corredico|saco (?:plastico )?na cabeca|mangueira ${FEW}escapamento|asfixia (?:por|com|mecanica)|por asfixia|carvao ${FEW}(?:quarto|banheiro) ${FEW}fechad[oa]`,
    `morte (?:rapida|indolor|sem dor|certa|garantida|instantanea|limpa)|${DIE} (?:(?:de|um|forma|jeito|modo|maneira) ){0,3}(?:sem (?:dor|sofrer|sofrimento)|dormindo|rapid[a-z]+|indolor)|metodos? (?:mais )?(?:eficaz|eficazes|eficiente|rapido|indolor|certeiro|garantido|letal|letais|usado|comum|comuns|de suicidio|para ${DIE})`,
    `(?:lev[ae]|levam|demora|demoram) (?:(?:cerca|de|uns|entre|ate|em|media|apenas|so) )*[0-9a-z]+ (?:a [0-9]+ )?(?:minutos|horas|segundos) (?:para|pra|ate) (?:voce )?(?:morrer|perder a consciencia|apagar|desmaiar)|perd(?:e|er)[a-z]* a consciencia em`,
    'lethal dose|how to (?:kill yourself|hang)|kill yourself|hang yourself|tie (?:the|a) (?:rope|noose)|slit your|take (?:[a-z0-9]+ ){0,3}(?:pills|tablets)|dosis letal|matate|cuelgate|cortate las venas',
  ],
  patterns: [
    `${TAKE} ${FEW}(?:${NUMBER} (?:[a-z]+ )?${PILLS}|tod[oa]s? (?:os|as|o|a) ${FEW}${PILLS}|(?:cartela|caixa|frasco|vidro) (?:inteir[oa]|tod[oa])|${POISON}|tudo de uma (?:so )?vez)`,
    `(?:misture|misturar|misturando|combine|combinar|junte|juntar) ${FEW}(?:remedios?|calmantes?|comprimidos?|rivotril|clonazepam|diazepam|zolpidem|medicac[a-z]+) ${FEW}(?:alcool|bebida|vodka|cachaca|whisky|cerveja|vinho)|suficientes? (?:para|pra) (?:voce )?(?:nao acordar|morrer|matar|apagar)|(?:${PILLS}|mg|ml) (?:[a-z]+ )?(?:sao|eh|seriam|seria) (?:fata|leta|morta|suficient)[a-z]+|quer (?:acabar|morrer|partir|ir)[a-z ]{0,24}, (?:acabe|morra|va|parta|faca)`,
    '(?:[0-9]+|dez|quinze|vinte|trinta|quarenta|cinquenta|sessenta|oitenta|cem) (?:de )?(?:comprimidos|capsulas|cartelas|ampolas|frascos|pilulas)',
    `(?:ponte|viaduto|predio|terraco|penhasco|sacada|passarela) (?:[a-z]+,? ){0,4}(?:alt[oa]|suficiente|o bastante|sem (?:grade|protecao|vigia)|vazi[oa]|desert[oa])`,
    `(?:bastam?|sao necessari[oa]s|suficientes?|precisa de|precisaria de|junt[ea]|separ[ea]|compr[ea]) (?:(?:uns|umas|de|cerca|so|apenas|mais|pelo|menos|com|para|ter) )*${NUMBER} (?:[a-z]+ )?${PILLS}`,
    `(?:paracetamol|rivotril|clonazepam|insulina|dipirona|diazepam|morfina|fentanil|remedio|calmante|comprimido)s? ${FEW}(?:com|e|junto com) (?:[a-z]+ )?(?:alcool|vodka|cachaca|bebida|whisky) ${FEW}(?:mata|matam|apaga|eh fatal|potencializa|acelera|resolve|funciona|faz)[a-z]*`,
    `(?:compre|arrume|consiga|use|usar|comprar|coloque|ponha|colocar) ${FEW}${POISON}|${POISON} ${FEW}(?:funciona|mata|age|resolve|na comida|na bebida|eh rapido|eh facil)`,
    `(?:amarr|pendur|enrol|prend|prenda|pass|coloc|coloqu|ponh|fac|faz|aper|ajust|us|peg)[a-z]* ${FEW}${ROPE},? ${MANY}${ANCHOR}|(?:faca|fazer|faz|de|dar) (?:um|o) (?:no|laco) ${FEW}${ROPE}|(?:se enforque|enforque se|se enforcar|se pendure|se pendurar)|${ROPE} ${FEW}(?:aguent|suport)[a-z]+ (?:o )?(?:seu )?peso`,
    `(?:injete|injetar|aplique|aplicar) ${FEW}(?:insulina|unidades|ampolas?|potassio|morfina|heroina)`,
    // 'Apertar o seu pescoço é um sinal de perigo' speaks of what somebody did.
    '(?:aperte|apertar|amarre|amarrar|enrole|prenda) (?:[a-z]+ ){0,4}pescoco(?! (?:eh|foi|era|pode) (?:[a-z]+ ){0,2}(?:sinal|violencia|agressao|crime|abuso|ameaca|dano|lesao))',
    `(?:cort|abr|rasg|rasgu|pass|fac|crav|enfi|fur)[a-z]* ${FEW}(?:pulsos?|veias?|arterias?|jugular|carotida|antebracos?|femoral)|(?:com|use|usar|pegue|pegar|compre|passe|usando) (?:[a-z]+ ){0,2}${BLADE} ${FEW}(?:cort|pele|brac|perna|coxa|pulso|pesco|garganta|mais|fund)[a-z]*|(?<!(?:o|do|no|um|[dn]?esse|[dn]?este|ao|seu) )cort[a-z]* ${FEW}(?:na vertical|no sentido|mais fund[oa]|profundamente|a pele|o braco|os bracos|a coxa|as coxas|onde ninguem)|se corte|corte se`,
    `(?:pul[ea]|pular|salt[ea]|saltar|se jog[a-z]+|jogue se|jogar se|se atir[a-z]+|atire se) ${FEW}(?:ponte|viaduto|predio|sacada|janela|terraco|telhado|passarela|penhasco|andar|trilhos?|trem|metro|caminhao|varanda)|(?:va|suba|subir|dirija|ande) ${FEW}(?:ponte|viaduto|terraco|telhado|penhasco|trilhos?|passarela)|(?:va|ande|deite|deitar|fique|espere|caminhe) ${FEW}(?:linha|trilhos?) d[eo] (?:trem|metro)|(?:a partir do|acima do) [0-9a-z]+ andar|(?:na|no|da|do) frente (?:de|do|da) (?:um |uma )?(?:trem|metro|caminhao|onibus|carro)`,
    `(?:melhor|bom|otimo|ideal|discreto) (?:lugar|local|ponto|horario|momento|dia) ${FEW}(?:para|pra) (?:isso|${DIE}|fazer isso|pular|tentar)|(?:lugar|local|ponte|viaduto)(?:es|is)? (?:mais )?(?:usad[oa]s?|conhecid[oa]s?|comu(?:m|ns)|procurad[oa]s?) (?:por quem|para|pra)|(?:lugar|local|quarto|hora|horario) (?:onde|em que|que) ninguem (?:(?:vai|possa|te|va|ira|consiga) )*(?:encontr|ach|impe|salv|socorr)[a-z]+`,
    `queda (?:de|do|da) (?:um |uma )?[a-z0-9]+ (?:andar|andares|metros)|cabeca (?:no|dentro do) forno|(?:afog[a-z]+|envenenamento|queda|tiro|overdose|intoxicacao) (?:eh|costuma ser|seria) (?:[a-z]+ e )?(?:silencios|rapid|fatal|indolor|facil|certeir|tranquil)[a-z]*|afogamento|faca isso (?:[a-z]+ ){0,3}(?:madrugada|noite|quando (?:todos|ninguem|estiver))|deixe (?:um |uma )(?:bilhete|carta) (?:de despedida|e va|e faca)`,
    `(?:jeito|maneira|forma|modo|opcao|meio) (?:mais )?(?:eficaz|eficiente|rapid[oa]|indolor|segur[oa]|certeir[oa]|garantid[oa]|limp[oa]|facil|tranquil[oa])? ?(?:de|para|pra) ${DIE}|(?:passo a passo|instrucoes|roteiro|guia|tutorial|receita) (?:[a-z]+ ){0,2}${DIE}|para ${DIE} (?:basta|voce (?:precisa|pode|deve))`,
    `(?:apont|encost|coloqu|dispar|atir|carregu|carreg|engatilh|us|peg)[a-z]* ${FEW}(?:arma|revolver|pistola|espingarda|gatilho) ?(?!d[eo] fogo)|(?:aperte|puxe|apertar|puxar) o gatilho|atire (?:n|em|contra)[a-z]*`,
    `(?:ligu|lig|abr|deix)[a-z]* ${FEW}gas,? ${MANY}(?:fech|janela|dorm|ved|forno|carro|garagem)[a-z]*|(?:fech|ved|tranqu)[a-z]* ${FEW}(?:janelas?|portas?|garagem),? ${MANY}(?:gas|motor|carvao|escapamento)|motor ligado ${FEW}(?:garagem|fechad)[a-z]*|monoxido de carbono`,
    `(?:voce )?(?:deveria|pode|podia|tem que|devia|melhor|va em frente e|vai la e|sugiro|recomendo|precisa|tem todo o direito de) (?:(?:mesmo|logo|sim|simplesmente|voce|que|entao|ja) )*(?:se matar|morrer|acabar com (?:a )?(?:sua|tua|propria) (?:propria )?vida|acabar com tudo|tirar (?:a )?(?:sua|propria)[a-z ]* vida|desistir de viver|se cortar|se machucar|se ferir|se mate|se corte|pular(?= ?[.,!?;]|$| (?:logo|ja|dai|de la|hoje|agora)))|se mate|mate se|se mata logo|vai la e (?:pula|faz|acaba|termina|corta)|entao morra|morra logo|va em frente e (?:faca|acabe|termine)|faca (?:isso )?(?:logo|hoje|de uma vez)(?= ?(?:[.!,]|$))`,
    `(?:mundo|familia|todos|eles) (?:ficaria[m]?|seria[m]?|estaria[m]?|vao ficar|fica) (?:muito )?melhor(?:es)? sem voce|nao vale (?:mais )?a pena (?:viver|continuar viv[a-z]+|estar viv[a-z]+)|ninguem (?:sentiria|notaria) (?:a )?(?:sua )?(?:falta|ausencia)|ninguem (?:vai|ira|iria) (?:nem )?(?:sentir (?:a )?sua falta|notar|se importar)|(?:morrer|morte|suicidio|se matar) (?:eh|seria) (?:(?:um|uma|a|o|melhor|unica|sua|de) )*(?:alivio|solucao|saida|libertac[a-z]+|libertador[a]?|escolha|opcao|descanso|paz|direito|resposta)`,
    `(?:bata|mate|esfaqueie|envenene|espanque|queime|atropele|sufoque|empurre|ataque|machuque|surre) (?:(?:logo|de volta|bem|forte|com|forca|na|no|cara|rosto) )*(?:n?el[ea]s?|d?el[ea]s?|seu (?:marido|pai|chefe|ex|vizinho|irmao|padrasto|namorado)|sua (?:mulher|mae|esposa|ex|chefe|vizinha|namorada)|esse cara|essa mulher)|(?:queime|quebre|destrua|incendeie) (?:[a-z]+ ){0,3}d(?:ele|ela)|(?:de|da|dar) uma (?:surra|porrada|licao) (?:n|em)[a-z]*|(?:na|no) (?:comida|bebida|copo|cafe|suco) d(?:ele|ela)|el[ea] merece (?:morrer|apanhar|sofrer|uma surra|uma licao|um tiro)|pegue (?:a|uma|sua) (?:faca|arma)|va (?:ate la|atras del[ea]) e (?:[a-z]+)`,
  ],
}

/** Tools that are named only to be put out of reach. */
export const tool: GuardRule = {
  id: 'metodo-objeto',
  class: 'metodo',
  asking: true,
  unless:
    'longe|guard[a-z]+|afast[a-z]+|entreg[a-z]+|tir(?:e|ar|a)|deix(?:a|ar|e)|larg(?:a|ar|ue)|solt(?:a|ar|e)|fora|barba|barbear|depil[a-z]+|pelos|espuma|creme|pressa|distancia|perto d[aeo]',
  patterns: [
    'giletes?|navalhas?|estiletes?|bisturis?|chumbinho|raticida|us[ae] (?:a|essa|sua|tua) corda(?! de)',
  ],
}

/** After a method was begun, its steps may follow: what looks like one is cut too, unless it leads to help. */
export const nextStep =
  /^(?:[0-9]+ ?[.)-]|- |passo|primeiro|segundo|terceiro|depois|em seguida|por fim|por ultimo|entao|agora|apos|feito isso|finalmente|first|then|next|luego|despues)(?![a-z0-9])/
export const leadsToHelp =
  /(?<![a-z0-9])(?:188|192|190|180|cvv|samu|caps|ubs|upa|pronto socorro|ajuda|alguem|respir[a-z]+|confianca|segura|seguro)(?![a-z0-9])/

export const confrontation: GuardRule = {
  id: 'confronto',
  class: 'confronto',
  levels: ['vitima'],
  // Leaving is said as a way that is open, not as an order.
  unless:
    '(?:se|quando|assim que) (?:der|puder|poder|conseguir|achar seguro|for (?:possivel|seguro)|tiver como|houver (?:chance|jeito))(?: [a-z]+){0,5} ?,?(?: [a-z]+){0,2} sai(?:a|r)?',
  patterns: [
    'confronte|(?:precisa|deve|deveria|devia|tem que|pode|vale|sugiro|recomendo|melhor|tente|hora de) (?:(?:logo|ja|voce) )*(?:confrontar|enfrentar|encarar|expor|desmascarar) (?:el[ea]|seu|sua|o|a|esse|essa)|(?:enfrente|encare|exponha|desmascare) (?:el[ea]|seu|sua|o|a|esse|essa)',
    'saia (?:(?:logo|ja|agora|correndo|imediatamente) )*(?:de casa|dai|dessa casa|desse relacionamento|dessa relacao|dessa situacao|ja|agora|imediatamente|hoje)|fuja|(?:largue|abandone|deixe) (?:el[ea]|esse (?:homem|cara|relacionamento)|essa (?:mulher|relacao)|seu (?:marido|namorado)|sua (?:mulher|esposa)|a casa)|termine (?:com el[ea]|esse|essa|ja|agora|hoje|o (?:namoro|casamento))|va embora (?:ja|agora|hoje|imediatamente|de casa)|separe se',
    '(?:precisa|deve|deveria|devia|tem que|tem de|tinha que) (?:(?:logo|ja|mesmo|urgentemente|imediatamente) )*(?:sair (?:de casa|dai|dessa|desse|ja|agora|logo)|fugir|terminar|largar|se separar|denunciar|ir embora|reagir|se impor)|denuncie (?:(?:logo|ja|agora|hoje|imediatamente|el[ea]|esse|seu|sua) ?)+|revide|bata de volta|pague na mesma moeda',
    'por que (?:voce )?(?:(?:nao|ainda|nunca|so|continua|voce) )*(?:saiu|denunciou|contou|foi embora|reagiu|ficou|voltou|deixou|aceitou|bebeu|estava|esta com|gritou|terminou|permitiu|ficando)|o que (?:foi que )?voce (?:fez|falou|disse) (?:(?:para|pra) (?:el[ea]|merecer|provocar|irritar|deixar|causar|que el[ea])|antes disso)|tem certeza (?:de )?que (?:foi|isso|ele|ela|nao)|(?:sera que|sera) (?:voce )?nao (?:esta exagerando|entendeu errado|provocou)|nao (?:esta|estaria) exagerando ?[?]|el[ea] (?:so )?(?:deve ter tido|teve) (?:um )?(?:motivo|dia dificil|razao)',
  ],
}
