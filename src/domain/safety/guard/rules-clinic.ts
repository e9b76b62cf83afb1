import type { GuardRule } from './guard-rule.ts'

// Words without accents; 'eh' is 'é'.

const NAMED =
  '(?:depressao|depressiv[oa]|episodio depressivo|transtornos? (?:de|do|da|bipolar|depressiv[oa]|alimentar|obsessiv[oa]|mental|psic[a-z]+|afetivo|dissociativ[oa]|explosivo|delirante|borderline|narcisista|ansios[oa])|bipolar|bipolaridade|borderline|tdah|toc|tept|esquizofreni[a-z]+|psicose|psicotic[oa]|hipomania|hipomaniac[oa]|episodio maniaco|anorexi[a-z]+|anorexic[oa]|bulimi[a-z]+|autis[a-z]+|burnout|sindrome (?:de|do|da) [a-z]+|ansiedade generalizada|distimia|ciclotimia|narcisis[a-z]+|psicopat[a-z]+|sociopat[a-z]+|fobia social|alcoolismo|alcoolatra|dependencia quimica|dependente quimic[oa]|dependente emocional|codependente|estresse pos traumatico|luto (?:patologico|complicado)|personalidade (?:limitrofe|narcisista|borderline|histrionica|dependente|esquiv[a-z]+))'

/** Every name of an illness in a sentence as it is read. */
export const ILLNESS = new RegExp(`(?<![a-z0-9])${NAMED}(?![a-z0-9])`, 'g')

const A_FORM_OF =
  '(?:(?:um|uma|sinais|sinal|sintomas?|tracos?|quadro|caso|crise|episodio|inicio|comeco|principio|de|do|da|no|na|em|com|claros?|claramente|tipic[oa]s?|classic[oa]s?|leve|grave|moderad[oa]|sever[oa]|algum|alguma|possivel|fortes?|todos|os|as|o|a|nivel|grau|indicios|tendencias?|caracteristicas|varios|muitos|mais|profunda|clinica|especie|sim|uns|certa) ){0,5}'

const SURELY =
  '(?:(?:realmente|claramente|provavelmente|talvez|certamente|de fato|ja|tambem|sim|com certeza|nitidamente|possivelmente|na verdade|so) )*'

export const diagnosis: GuardRule = {
  id: 'diagnostico',
  class: 'diagnostico',
  patterns: [
    `voce ${SURELY}(?:tem|sofre de|sofre com|esta com|esta em|esta tendo|esta desenvolvendo|esta sofrendo de|esta entrando em|apresenta|possui|parece ter|parece estar com|parece sofrer de|parece|deve ter|deve estar com|deve estar em|parece estar em|esta vivendo|esta passando por|vive|pode ter|pode estar com|pode estar tendo|pode estar em|pode estar sofrendo de|pode estar desenvolvendo|pode ser|deve ser|eh|desenvolveu|teve) ${A_FORM_OF}${NAMED}`,
    `voce ${SURELY}(?:tem|sofre de|esta com|apresenta|desenvolveu) ${A_FORM_OF}(?:ansiedade|fobia|panico|paranoia|mania)(?= ?(?:[.!;,]|$|e|cronica|severa|grave|clinica|patologica))`,
    `(?:parecem? ${SURELY}(?:ser |muito |mais |com )*|indicam? |indicar |sugerem? |suger(?:ir|em) |apontam? (?:para|pra) |configuram? |caracterizam? |encaixa[a-z]* (?:em|no|na|com) |batem? com |podem? ser |pode(?:m)? indicar |deve ser |talvez seja |seria |sera |sera que eh |trata se de |cara de |compativel com |compativeis com |tipic[oa]s? d[aeo] (?:quem (?:tem|sofre de) )?|classic[oa]s? d[aeo] |caracteristic[oa]s? d[aeo] (?:quem tem )?|comum em quem tem |sintomas? (?:claros |classicos )?de |sinais? (?:claros |classicos )?de |confirmam? |revelam? |corresponde[a-z]* a |chama se |chamamos (?:isso )?de |se chama |soa como |provavelmente |possivelmente |certamente )${A_FORM_OF}${NAMED}`,
    `(?:isso|isto|que voce [a-z]+|que voce esta [a-z]+|seu caso|seu quadro|nome disso|diagnostico|resposta|seu problema|problema|tudo isso|suspeita|hipotese) ${SURELY}(?:eh|sao|seria) ${SURELY}${A_FORM_OF}${NAMED}`,
    `(?:certeza|duvida|claramente|obviamente|que) (?:(?:isso|isto|tudo) )?(?:eh|seja|sao|sejam) ${SURELY}${A_FORM_OF}${NAMED}`,
    `(?<=^|[,.;:!?] )(?:eh|sao) ${SURELY}${A_FORM_OF}${NAMED}`,
    `(?:el[ea]|marido|esposa|mae|pai|ex|chefe|namorad[oa]|mulher|sogra|irma|irmao|pessoa) ${SURELY}(?:eh|parece(?: ser)?|tem|tem tracos(?: de)?|deve ser) (?:(?:um|uma|o|a|tipic[oa]|perfeit[oa]|verdadeir[oa]|transtorno|personalidade|de|da) )*(?:narcisista|narcisismo|psicopata|sociopata|borderline)`,
    `(?<=^|[,:;] )${A_FORM_OF}${NAMED}(?: [a-z]+){0,2} ?[.!]*$`,
    `(?:jeito|coisa|comportamento|atitude|reacao|sinal|eh) (?:eh )?(?:tipic[oa] )?(?:de|do) quem tem ${A_FORM_OF}${NAMED}`,
    'voce (?:me )?(?:esta|parece|anda|parece estar) (?:(?:muito|bem|clinicamente|realmente|claramente) )*deprimid[oa]|clinicamente deprimid[oa]',
    '(?:te dar|te dou|dou|fechar|fecho|arrisco|arriscar|dar) (?:um|o|seu) diagnostico|meu diagnostico|seu diagnostico (?:eh|seria)|eu (?:te |lhe )?diagnostic(?:o|aria)|te diagnostico|posso (?:te )?diagnosticar|diagnostico (?:mais )?(?:provavel|clinico eh)',
    'cid ?(?:10|11)|dsm ?(?:5|v|iv)?|phq ?9|gad ?7|sua pontuacao|criterios (?:diagnosticos )?(?:de|para|do|da)',
    'you (?:have|are suffering from|might have|probably have|are) (?:clinical |severe |major |a )*(?:depression|depressed|bipolar(?: disorder)?|adhd|ptsd|ocd|borderline|schizophrenia|anxiety disorder)',
    '(?:tienes|padeces|sufres) (?:de )?(?:una? )?(?:depresion|trastorno [a-z]+|bipolaridad)',
  ],
}

/** To name an illness is to suggest it, unless the name came from the person, a professional or another's life. */
export const diagnosisNamed: GuardRule = {
  id: 'diagnostico-nomeado',
  class: 'diagnostico',
  unless:
    'voce (?:contou|disse|mencionou|recebeu|escreveu|falou|trouxe|chama|citou|leu|pergunt[a-z]+|teme|convive|trata|descobriu|conhece)|medic[oa]s?|psiquiatra|psicolog[oa]|profissiona(?:l|is)|consulta|quem (?:tem|vive|convive|sofre|passa)|(?:viver|conviver|lidar|lida|convive|vive) com|(?:mae|pai|filh[oa]|irma|irmao|marido|esposa|amig[oa]|avos?|ti[oa]|prim[oa]|namorad[oa]|sobrinh[oa]|net[oa]) (?:[a-z]+ )?(?:tem|eh|teve|vive|com|de)|diagnosticos?|palavra|rotulo|nome d[aeo]|sobre|que voce [a-z]+',
  patterns: [NAMED],
}

const MEDICINE =
  '(?:remedios?|remedinhos?|medicac[a-z]+|medicamentos?|antidepressiv[a-z]+|ansiolitic[a-z]+|antipsicotic[a-z]+|calmantes?|comprimidos?|doses?|dosagem|capsulas?|sertralina|fluoxetina|escitalopram|citalopram|paroxetina|venlafaxina|desvenlafaxina|duloxetina|bupropiona|rivotril|clonazepam|diazepam|alprazolam|frontal|lorazepam|bromazepam|lexotan|zolpidem|quetiapina|risperidona|olanzapina|litio|lamotrigina|valproato|depakote|carbamazepina|ritalina|metilfenidato|venvanse|trazodona|mirtazapina|amitriptilina|melatonina|donaren|lexapro|prozac|zoloft|tramadol|paracetamol|insulina|morfina|propranolol|fenobarbital|gardenal|estabilizador(?:es)?)'

const SOME =
  '(?:(?:de|com|a|o|os|as|um|uma|sua|seu|seus|suas|esse|essa|esses|essas|este|esta|tomar|usar|mais|aos poucos|logo|ja|agora|hoje|meio|meia|so|apenas|dois|duas|tres|outro|outra|do|da|dos|das|metade|toda|todo|qualquer|algum|alguma|por|gradualmente|sozinh[oa]|[0-9]+|mg|gotas) ){0,6}'

const CHANGE =
  '(?:parar|pare|suspender|suspenda|interromper|interrompa|largar|largue|abandonar|abandone|cortar|corte|aumentar|aumente|dobrar|dobre|duplicar|duplique|reduzir|reduza|diminuir|diminua|ajustar|ajuste|trocar|troque|substituir|substitua|pular|pule|comecar|comece|voltar|volte|tomar|tome|usar|use|experimentar|experimente|misturar|misture|deixar|deixe|mudar|mude|retirar|retire|testar|teste|combinar|combine)'

export const medication: GuardRule = {
  id: 'medicacao',
  class: 'medicacao',
  // As it was prescribed, or together with who prescribed it, nothing changes by our word.
  unless:
    '(?:como|conforme|do jeito que|segundo|de acordo com o que) (?:foi |esta |estava |o |a |seu |sua )*(?:prescrit[a-z]+|receitad[a-z]+|orientad[a-z]+|combinad[a-z]+|medic[oa]|psiquiatra|indicad[a-z]+)|(?<!sem (?:falar|conversar|consultar) )(?<!sem (?:falar|conversar|consultar) antes )(?:com|junto com|junto a|pela|pelo) (?:o |a |seu |sua )*(?:medic[oa]|psiquiatra|equipe|quem (?:receitou|prescreveu|acompanha|te acompanha|cuida))|no horario|na hora certa|por conta propria|sem (?:orientacao|receita|prescricao|indicacao)|deixar? (?:longe|com)|longe d[oa]s?|guard[a-z]+',
  patterns: [
    `(?:pare|suspenda|interrompa|largue|abandone|corte|aumente|dobre|duplique|triplique|reduza|diminua|ajuste|troque|substitua|pule|tome|use|experimente|misture|retire|mude|teste|comece|volte|deixe) ${SOME}${MEDICINE}`,
    `(?<=^|[,.;:!?] |entao |so |apenas |simplesmente )(?:para|suspende|larga|corta|aumenta|dobra|reduz|diminui|troca(?! de)|pula|toma|usa|experimenta|mistura|joga fora|jogue fora) ${SOME}${MEDICINE}`,
    `(?:pode|podia|poderia|deve|deveria|devia|precisa|tem que|tem de|vale|melhor|ideal eh|certo eh|(?:certo|ideal|melhor) seria|recomendo|sugiro|aconselho|indico|seria bom|seria melhor|que tal|tente|tenta|da (?:pra|para)|eh seguro|faz mal|tem problema(?: em)?|sem problemas?(?: em)?|basta|hora de|quero que|eh so|experimente) (?:(?:voce|que|ja|ate|tranquilamente|sim|mesmo|tambem|so|a|em|logo|simplesmente|comecar|tentar) )*${CHANGE} ${SOME}${MEDICINE}`,
    `eu (?:reduziria|aumentaria|pararia|trocaria|dobraria|suspenderia|tomaria|mudaria|cortaria) ${SOME}${MEDICINE}|(?:experimente|experimenta|tente|tenta|pode|poderia|que tal|melhor) (?:ficar|passar|viver|dormir) (?:[a-z]+ ){0,3}sem ${SOME}${MEDICINE}|nao (?:tem|ha|faz) (?:problema|mal|diferenca)(?: nenhum| nenhuma)?(?: em| se)? (?:voce )?${CHANGE} ${SOME}${MEDICINE}`,
    `(?:recomendo|sugiro|indico|receito|prescrevo|aconselho) (?:(?:que|voce|a|o|um|uma|tomar|usar|comecar|com|pouco|de|meio|meia) ){0,5}${MEDICINE}`,
    `nao (?:tome|toma|use) (?:(?:mais|hoje|o|a|os|as|seu|sua|seus|suas|esse|essa|nenhum|este|esta|amanha) )*${MEDICINE}`,
    `nao precisa (?:mais )?(?:(?:de|tomar|desse|dessa|do|da|desses|usar|continuar|tomando|ir|atras|correr|com|o|a|os|as|seu|sua|esse|essa|mais|nenhum) )*${MEDICINE}`,
    `(?:esse|essa|seu|sua|o|a|esses|seus|os) ${MEDICINE} (?:[a-z]+ )?nao (?:funciona|serve|adianta|presta|ajuda|resolve|te ajuda|vai ajudar|faz bem)[a-z]*`,
    '[0-9]+(?:[.,][0-9]+)? ?(?:mg(?! ?/)|miligramas?|mcg|microgramas?)',
    '(?:stop|quit|increase|double|skip) (?:taking )?(?:your |the )?(?:meds|medication|medicine|pills|dose|antidepressants?)',
    '(?:deja|dejar|suspende|aumenta) (?:de tomar )?(?:tu |la |el )?(?:medicacion|medicamento|pastillas|dosis)',
  ],
  after:
    '(?:medic[oa]|psiquiatra|profissional|equipe|farmaceutic[oa]|quem (?:receitou|prescreveu|acompanha|te acompanha|cuida))(?: [a-z]+){0,3}|(?:antes de|decidir|conversar sobre|pergunt[a-z]+ (?:se|sobre))(?: [a-z]+){0,2}',
}

export const body: GuardRule = {
  id: 'corpo',
  class: 'corpo',
  patterns: [
    '(?:induz|provoc|forc)[a-z]* (?:o |seu |um )?vomito|(?:vomite|vomita|vomitar) (?:depois|tudo|apos|o que|para|pra)|dedo na garganta',
    '(?:tom[ea]|tomar|us[ea]|usar|compr[ea]|experiment[ea]) (?:[a-z]+ ){0,2}(?:laxantes?|diureticos?|sibutramina|ozempic|inibidor[a-z]*|anfetamina[a-z]*)',
    '(?:fique|fica|ficar|passe|passar|aguente|aguentar) (?:[a-z0-9]+ ){0,3}sem comer|jejum de [0-9]+|faca (?:um )?jejum|pule (?:o |a |as |uma )?(?:almoco|jantar|janta|refeic[a-z]+|cafe)',
    'parabens (?:[a-z0-9]+ ){0,5}(?:quilos?|kg|peso|emagrec[a-z]+)|(?:que bom|que otimo|que maximo|orgulho) (?:[a-z]+ ){0,4}(?:emagrec[a-z]+|perd(?:eu|er|ido) (?:peso|[0-9]+|uns|alguns|quilos|tantos))',
    '(?:fica|ficou|esta|vai ficar|ficaria) (?:muito |bem |tao |mais )*(?:lind[oa]|bonit[oa]|melhor|elegante|atraente) (?:mais |assim |agora )?(?:magr[oa]|sem esses quilos)|(?:precisa|deveria|devia) (?:emagrecer|perder (?:peso|uns|alguns|[0-9]+))',
  ],
  firm: ['[0-9]{2,4} ?(?:calorias|kcal)'],
}

export const delusion: GuardRule = {
  id: 'delirio',
  class: 'delirio',
  patterns: [
    '(?:as |essas |suas )?vozes? (?:sao|eh|falam|dizem|estao dizendo) (?:mesmo |realmente )?(?:reais|real|a verdade|de deus|verdadeiras?)|obedec[ae] (?:a |as |a essas |essas )*voz(?:es)?|faca o que (?:as vozes|a voz|elas) [a-z]+',
    '(?:eles|elas|vizinhos?|governo|policia|estao|pessoas) (?:[a-z]+ ){0,2}(?:mesmo|realmente|de fato|sim) (?:(?:te|estao|esta|vem) ){0,2}(?:vigi|persegu|espion|monitor|grampe|envenen)[a-z]+|(?:estao|esta) (?:mesmo |realmente |de fato |sim )(?:te )?(?:vigi|persegu|espion|monitor|grampe|envenen)[a-z]+',
    'voce (?:eh|foi) (?:mesmo |realmente |sim |de fato )*(?:o |a |um |uma )?(?:messias|escolhid[oa] (?:de|por|para|pra)|enviad[oa]|profeta|reencarnacao)|implantaram (?:mesmo|sim|um)|(?:ha|tem) (?:mesmo|sim|realmente) (?:um |uma )?(?:chip|camera|escuta)|deus (?:realmente|mesmo|de fato|sim) (?:te )?(?:escolheu|mandou|falou|enviou)|sua missao (?:divina|eh salvar)',
  ],
}
