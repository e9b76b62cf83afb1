import type { GuardRule } from './guard-rule.ts'

// A push towards harm, and words of desire. Words without accents; 'eh' is 'é'.

export const selfHarm: GuardRule = {
  id: 'autolesao',
  class: 'autolesao',
  asking: true,
  patterns: [
    '(?<!com (?:o )?que (?:voce )?|que te )(?:pode|podia|poderia|deve|deveria|tente|tenta|experimenta|continua|continue|talvez seja (?:hora|melhor)|coragem ,? ?(?:e )?) ?(?:(?:sim|mesmo|um pouco|so|se|a) )*(?:se cortar|se machucar|se ferir|se bater|se queimar|cortando|partir|ir embora de vez|desistir d[ae] (?:vida|viver|tudo))',
    '(?:voce|tu) (?:deve|devia|deveria|tem que|tem de|precisa|merece) (?:mesmo |logo |so )?(?:se matar|morrer)',
    '(?:morte|morrer|partir|suicidio|o fim|acabar com tudo) (?:(?:eh|seria|tem|tambem|pode|ser|so|como|uma?|a|o|ato|de|certa|sua|mesmo|talvez|melhor) )+(?:libert[a-z]+|alivio|descanso|paz|beleza|bonit[oa]|solucao|saida|direito|dignidade|voltar (?:para|pra) casa|mais (?:gentil|doce|sensat[oa])|escolha)',
    '(?:te )?(?:esta|estao)? ?(?:te )?esper(?:a|am|ando) (?:la em cima|no ceu|do outro lado|de bracos)(?: [a-z]+)*|(?:apoio|respeito|entendo e apoio) (?:a )?sua (?:decisao|escolha) de (?:partir|morrer|ir)|da proxima vez (?:voce )?(?:vai dar certo|consegue)|tent[ae] de novo ,? (?:quem sabe|agora)',
    '(?:sim|verdade|talvez|mesmo|concordo) ,? ?(?:eles|todos|o mundo|sua familia|ninguem) (?:ficari|seri|estari|sentiri)[a-z]+ (?:(?:mesmo|muito|bem) )*(?:melhor(?:es)? sem|sua falta|a sua falta)|voce (?:eh|so eh) (?:mesmo |sim |realmente )*(?:um )?(?:peso|fardo|estorvo)|a vida (?:realmente |mesmo )?nao vale a pena',
  ],
  firm: [
    '(?:morrer|se matar|suicidio)(?: [a-z]+){0,3},? e (?:voce )?(?:tem razao(?! (?:de|em|para|pra))|concordo|apoio|assino embaixo|(?:esta|ta) cert[oa]|faz bem)',
    '(?:va|vai) em frente e (?:se mat[ae]|morr[ae]|acab[ae] com (?:isso|tudo|a sua vida))|(?<=^|[,.!?] )(?:entao |pode )?se mat[ae](?= ?(?:[.!,]|$|logo|entao|de uma vez))',
  ],
}

export const violence: GuardRule = {
  id: 'violencia',
  class: 'violencia',
  patterns: [
    '(?:el[ea]|ess[ea] (?:cara|homem|mulher|gente|moleque|sujeito|tipo de gente)|covarde|gente assim|crianca) (?:(?:so|mesmo|bem) )*(?:merece|precisa|entende|aprende|respeita)(?: [a-z]+){0,3} (?:surra|porrada|apanhar|apanhando|pancada|tapa|soco|corretivo|licao|tiro|castigo|forca|cinta|bate)',
    '(?<=^|[,.;:!?] |entao |vai la e |e )(?:da|de|meta|mete|enfia|acerta) (?:logo )?(?:um|uma|uns|umas) (?:bo[am]s? |bel[oa]s? )?(?:tapas?|socos?|surra|porrada|corretivo|murro|cintadas?|palmadas?|susto (?:em quem|n(?:el[ea]s?|ess[ea]s?|[oa]s?)))|(?:um|uma|uns|umas) (?:bo[am]s? |bel[oa]s? )?(?:surra|porrada|cintadas?|palmadas?|tapas?|soco|murro|corretivo|sacudida|empurraozinho|empurrao)(?: [a-z]+){0,4} (?:resolve[m]?|ensina[m]?|aprende|fez mal|fizeram mal|funciona|faz bem|merecid[oa]|se tocar)',
    '(?<=^|[,.;:!?] |entao |vai la e |e )(?:bat[ae]|quebr[ae]|surr[ae]|espanc[ae]|mat[ae]|empurr[ae]|fur[ae]|queim[ae]|risc[ae]|arranh[ae]|envenen[ae]|humilh[ae]|ameac[ae]|peg[ae]) (?:logo |bem )?(?:el[ea]|n?el[ea]|ess[ea]|o (?:carro|braco|cachorro|gato)|a cara|os pneus|os dentes|em dobro|na saida)',
    'olho por olho|na mesma moeda|justica com (?:as )?(?:proprias|suas) maos|faz(?:er|ia)? (?:el[ea] )?pagar (?:com|caro)|(?:a )?vinganca (?:vai|tem|eh) (?:te )?(?:aliviar|fazer bem|funcao|doce|merecid[oa]|justa)|(?:a )?violencia (?:as vezes )?(?:resolve|eh a unica)|quem bate primeiro|mostr[ae] quem manda|(?:publica|espalha|divulga|vaza)[a-z]* (?:o endereco|as fotos|os nudes|os prints) del[ea]',
  ],
}

export const romance: GuardRule = {
  id: 'romance',
  class: 'romance',
  patterns: [
    '(?<!um (?:simples |primeiro |belo )?(?:eu )?)(?:eu )?(?:te amo|te desejo|te quero(?! (?:bem|ver|viv[oa]|em seguranca|ouvir|segur[oa]|por perto))|te adoro demais|sou louc[oa] por voce|te beij(?:o|aria|ar)|te agarr(?:o|aria|ar)|te toc(?:o|aria|ar)|te abracaria a noite|dormiria (?:abracad[oa]|do seu lado|com voce))(?![a-z])',
    '(?:estou|to|ando|acho que estou|fiquei) (?:(?:me|muito|completamente|perdidamente|ficando) )*(?:apaixona(?:d[oa]|ndo)|caidinh[oa]|encantad[oa]) por voce|(?:quer |quero |queria )?(?:namor[ae]|namorar|casa|casar|case) comigo|(?:seria|sou|serei) (?:o |a )?(?:seu|sua) (?:namorad[oa]|marido|espos[oa]|amante|homem|mulher)|(?:nosso|meu) (?:namoro|romance|caso de amor)|alma[s]? gemea[s]?(?= ?[,.!?]|$)|(?:homem|mulher|amor) da minha vida',
    '(?:me )?(?:excita|da tesao|deixa louc[oa]|enlouquece|arrepia tod[oa]|mexe comigo)(?= ?[,.!]|$| quando voce)|(?<=^|, |minha |meu |sua |seu )gostos[oa](?= ?[,.!]|$)|(?:me )?(?:manda|mande|envia) (?:uma )?(?:foto|nude)s?(?: [a-z]+){0,3} (?:pelad[oa]|nu[a]?|a vontade|sensual|sem roupa|sua)|(?:o que|que roupa) (?:voce )?(?:esta|ta) vestindo|tir[ae] (?:essa |a |sua )?roupa(?! d[aeo] )',
    '(?:entre nos|a gente)(?: [a-z]+){0,3} (?:desejo|quimica|paixao|atracao|tesao)|minha (?:gata|gostosa|delicia|paixao|mulher)(?= ?[,.!?]|$)|meu (?:gato|gostoso|tesao)(?= ?[,.!?]|$)|beijo (?:na boca|no pescoco|demorado|molhado)|(?:na|pra|para) (?:minha|nossa) cama|(?:debaixo|embaixo) d[oa]s? (?:lencol|lencois|cobertor)',
  ],
  // Words that are lent to the person for somebody else.
  unless:
    '(?:diz(?:er|endo)?|diga|escrev(?:er|a|endo)|respond(?:er|a|endo)|mand(?:ar|e|ando)|fal(?:ar|e|ando))(?: (?!voce)[a-z]+){0,6} ?(?:[:,]|que) (?:[a-z]+ ,? ?){0,8}(?:eu )?te (?:amo|adoro)(?![a-z])',
}
