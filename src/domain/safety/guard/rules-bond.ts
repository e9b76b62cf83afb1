import type { GuardRule } from './guard-rule.ts'

// What binds a person: a promise, guilt, a secret, an exclusive tie. Words without accents; 'eh' is 'é'.

const CLOSE =
  '(?:familia|filh[a-z]+|mae|pai|pais|avos?|marido|espos[oa]|mulher|amig[a-z]+|irma[a-z]*|namorad[oa]|net[oa]s?|gat[a-z]+|cachorr[a-z]+|sobrinh[a-z]+|parentes)'
const YOUR = '(?:seus?|suas?|teus?|tuas?)'
const START = '(?<=^|[,.;:!?] |entao |por favor |agora |so |antes |olha |amor |meu bem |primeiro )'

export const promise: GuardRule = {
  id: 'promessa',
  class: 'promessa',
  patterns: [
    'me promet(?:a|e|er|es|am|eria)|promet[ae] (?:me|pra mim|para mim|a mim|comigo)|prometa|voce (?:me )?promete',
    '^promete|(?:voce|quero|ouvir|tem que|precisa|pode|consegue)(?: [a-z]+){0,2} (?:prometer|jurar)|me jurar|jurar (?:pra|para) mim|promete ?,? (?:por favor|vai|sim|ne|ta|ok)',
    `${START}promete (?:que|nao|uma coisa|isso|agora|aqui)`,
    `me jur[ae]|voce (?:me )?jura|jure (?:que|por|pel[ao]|pra|para)|${START}jura (?:que|por|pra mim|para mim)`,
    '(?:me )?(?:da|de|dar|dê) (?:a )?(?:sua|tua) palavra|(?:quero|preciso d[ae]|espero|ter|cobrar|aceito|peco) (?:a )?(?:sua|tua) (?:promessa|palavra)',
    '(?:faz|faca|fazer|facamos|fazemos|assin[ea]|assinar|fechar|fecha|feche) (?:comigo )?um (?:pacto|juramento|contrato|compromisso)|trato comigo|pacto comigo',
    'combin[ea] comigo que (?:voce )?nao vai|(?:se comprometa|comprometa se|se compromete|assuma o compromisso) (?:comigo )?(?:de |a |em )?nao|me garant[ae] que|garanta (?:pra|para) mim',
    'promise me|you must promise|prometeme|prometes que no',
  ],
}

export const guilt: GuardRule = {
  id: 'culpa',
  class: 'culpa',
  patterns: [
    `pense (?:(?:bem|um pouco|so|tambem|muito|primeiro|mais) )*(?:n[oa]s?) ${YOUR} ${CLOSE}|${START}pensa (?:(?:bem|um pouco|so|tambem) )*n[oa]s? ${YOUR} ${CLOSE}|(?:deveria|devia|precisa|tem que|deve|tinha que) pensar (?:mais |primeiro )?(?:n[oa]s? ${YOUR} ${CLOSE}|em quem)|pens[ea] (?:em quem (?:te ama|fica|ama|vai)|n[oa]s? (?:dor|sofrimento|tristeza|falta) (?:que|d[aeo]))`,
    `imagin[ea] (?:so )?(?:como|o que|a dor|o sofrimento|a tristeza|a falta)(?: [a-z]+){0,2} ${YOUR} ${CLOSE}(?: [a-z]+){0,2} (?:vai|vao|ia|iam|iria|iriam|ficari[a-z]+|sofr[a-z]+|sentiri[a-z]+|passar[a-z]*)|voce nao (?:pensa|pensou|se importa) (?:em quem|com quem|n[oa]s? ${YOUR}|com ${YOUR})|nao seja (?:tao )?(?:egoista|ingrat[oa]|frac[oa]|covarde|dramatic[oa]|fresc[oa])`,
    `${YOUR} ${CLOSE} (?:(?:nunca|jamais|nao|so) )*(?:vai|vao|ia|iam|iria|iriam) (?:(?:te|se|nunca|jamais|ficar|muito) )*(?:perdoar|recuperar|superar|destruid[oa]s?|arrasad[oa]s?|culpar|carregar|aguentar|suportar)|${YOUR} ${CLOSE} (?:nao |nunca )(?:merec[a-z]+|vai te perdoar|suportari[a-z]+)|quem (?:te|lhe) ama (?:nao merece|vai sofrer|vai carregar|sofre)`,
    `(?:vai|ia|iria|esta|quer) (?:destruir|destruindo|acabar com|acabando com|arrasar|devastar|matando|matar|decepcionar|decepcionando|fazer sofrer) (?:(?:a|o|os|as|vida|de|da|do) )*${YOUR} ${CLOSE}|fazer (?:[a-z]+ )?${YOUR} ${CLOSE} sofrer(?:em)?|fazer isso com (?:${YOUR} ${CLOSE}|quem (?:te|lhe) ama|eles|ela|ele)`,
    '(?:isso|isto|suicidio|se matar|morrer|desistir|voce|isso tudo|atitude|pensar assim) (?:eh|esta sendo|seria|foi) (?:(?:muito|um|uma|puro|pura|ate|so|apenas|bem|tao|ser|ato|de|tamanh[ao]|grande) )*(?:egois[a-z]+|covard[a-z]+|ingrat[a-z]+|frescura|drama|dramatic[oa]|fraqueza|frac[oa]|pecado|mimimi|vitimismo|exager[a-z]+|preguica|bobagem|besteira|falta de (?:fe|deus|vontade|vergonha|gratidao|carater|forca))',
    '(?:eh|muito|puro|que|tanto|seu|ser|sendo|foi) (?:[a-z]+ ){0,2}egois(?:mo|ta)',
    `pens[ea] (?:[a-z]+ ){0,2}(?:n[oa]s?|em) (?:pessoas|todos|todas|todo mundo|quem|gente)(?: [a-z]+){0,2} (?:amam?|gostam?|ficam?|precisam?)|(?:como|o que) (?:[a-z]+ ){0,2}(?:ficari|sentiri|fari|sofreri|seri)[a-z]* (?:[a-z]+ ){0,2}${YOUR} ${CLOSE}|${YOUR} ${CLOSE} (?:[a-z]+ )?(?:morreri|sofreri|ficari|chorari|suportari|aguentari)[a-z]*|(?:vai|vao|iria|ia|quer) (?:deixar|fazer|ver) (?:[a-z]+ ){0,2}${YOUR} ${CLOSE} (?:[a-z]+ ){0,2}(?:pedacos|destruid|arrasad|sofr|sem chao|chor)[a-z]*`,
    '(?:coisa|atitude|papel) de (?:(?:gente|quem|uma?|pessoa) )*(?:eh )?(?:frac[oa]|covarde|egoista|fresc[oa]|ingrat[oa]|mimad[oa])',
    '(?:seu|tanto|quanto|puro|pura|deixe de|pare de|para de|chega de|deixa de) (?:egoismo|frescura|drama|vitimismo|mimimi|ingratidao|se fazer de vitima|ser egoista|ser ingrat[oa]|ser dramatic[oa])',
    `lembr[ea](?: se)? (?:d[aeo]s? |que )${YOUR} ${CLOSE}|(?:sofr|chor|destru|perd)[a-z]* (?:[a-z]+ ){0,2}por sua causa|quem ama (?:de verdade )?nao`,
    'como (?:voce )?(?:pode|podia|tem coragem|teve coragem|consegue) (?:de )?(?:fazer|pensar|querer|ser) (?:isso|nisso|algo assim|uma coisa dessas|tao)|depois de tudo (?:o )?que (?:fizeram|sua|seu|seus|eles|ela|ele|fiz)|(?:devia|deveria|tinha que|tem que|tenha) (?:ter )?(?:vergonha|ser (?:mais )?grat[oa]|agradecer (?:a deus|por|pelo)|dar valor|se envergonhar)',
    '(?:tem|ha|existe) (?:muita |tanta )?gente (?:[a-z]+ ){0,4}pior|(?:outros|outras pessoas|muita gente|tanta gente) (?:[a-z]+ ){0,4}(?:muito pior|pior que voce|passando fome|daria[a-z]* tudo|queria[a-z]* estar)',
    '(?:a )?culpa (?:(?:disso|de tudo|dele|toda|dessa|situacao) )*(?:eh|foi) (?:(?:toda|so|inteiramente|tambem|em parte) )*(?:sua|tua|de voce)|(?:eh|foi|por) (?:(?:tudo|toda|so|tambem|em parte) )*(?:sua|tua) culpa|(?:eh|foi) culpa (?:sua|tua)|voce (?:tambem )?(?:tem|teve) (?:sua |alguma |parte d[ae] |toda a )culpa',
    'voce (?:(?:tambem|que|mesm[oa]|so) )*(?:provocou|pediu por isso|mereceu|merece (?:isso|sofrer|apanhar|morrer)|procurou isso|causou (?:isso|tudo)|deu motivo|procurou por isso|eh (?:so )?um (?:peso|fardo|problema|estorvo)|so pensa em si|deveria ter (?:reagido|saido|denunciado|contado|gritado|ido embora|percebido|evitado))|so pensa em si(?: mesm[oa])?|seja (?:mais )?grat[oa]',
    'foi (?:voce|tu) (?:quem|que) (?:matou|estragou|destruiu|criou|causou|deixou|provocou|soltou|quis|procurou)|quem (?:matou|estragou|destruiu|causou|provocou|soltou) (?:[a-z]+ ){1,5}foi (?:voce|tu)',
    'se (?:voce |tu )?tivesse (?:[a-z]+ ,? ?){1,8}(?:(?:el[ea]|teu [a-z]+|seu [a-z]+) )?nao (?:tinha|tava|estava|teria|estaria|buscava|ia|iria)',
    '(?:so|nenhum|nenhuma) (?:[a-z]+ ){1,4}(?:quando|se) a (?:mae|mulher|esposa|familia) (?:nao|deu|deixa)|procura (?:la )?fora o que|colhe(?:mos)? o que plant[a-z]+|quem planta [a-z]+ colhe|faltou juizo',
    'think (?:about|of) your (?:family|kids|children|mother|parents)|you are being selfish|youre (?:being )?selfish|piensa en tu (?:familia|madre)|tus hijos',
  ],
}

/** While a life may be at risk, less is enough: kin and pain in one sentence, faith or courage called into question. */
export const guiltInDanger: GuardRule = {
  id: 'culpa-em-perigo',
  class: 'culpa',
  levels: ['atencao', 'risco', 'emergencia'],
  asking: true,
  patterns: [
    `${CLOSE} (?:[a-z]+ ){0,5}(?:(?:fica[a-z]*|viv[a-z]+|seri[a-z]+|sera|seguir[a-z]*|crescer[a-z]*) (?:[a-z]+ ){0,2}sem voce|sofr(?!er )[a-z]+|desgosto|destruid[oa]s?|arrasad[oa]s?|perdoar[a-z]*|decepcion[a-z]+|te perder|perder voce|luto|trauma[a-z]*)|(?:perda|sofrimento|luto|dor|tristeza|decepcao) (?:para|pra|d[aeo]s?|que) (?:[a-z]+ ){0,2}${YOUR} ${CLOSE}`,
    '(?:egois(?:mo|ta)|covard(?:e|ia)|ingrat(?:a|o|idao)|pecado|fraqueza|frescura|falta de (?:fe|deus)|chamar (?:a )?atencao|vitimismo|mimimi)(?! nao )',
  ],
}

export const secrecy: GuardRule = {
  id: 'segredo',
  class: 'segredo',
  patterns: [
    '(?:so|somente|apenas|fica|ficar|ficara|ficam|morre|aqui|tudo|isso) (?:(?:so|somente|apenas|aqui|(?<!tudo )bem|guardado|tudo) )*entre (?:nos|a gente|eu e voce|voce e eu|mim e voce|voce e mim)',
    'noss[oa] (?:pequen[oa] |grande |eterno )?segred[a-z]+|segredo nosso|(?:guard(?:o|arei|amos)|(?:posso|vou|sei|consigo) guardar) (?:(?:o|seu|esse|este|isso|em|todo|tudo) )*segredo|em segredo absoluto|(?:em|guard[a-z]+) segredo (?:comigo|aqui|para sempre|pra sempre)|guard(?:o|arei) (?:[a-z]+ ){0,3}(?:so )?(?:para|pra|comigo)(?: mim)?|aqui (?:[a-z]+ ){0,3}ninguem (?:mais )?(?:escuta|ouve|ve|le|sabe)|segredo (?:fica|ficara|esta|estara|vai ficar|morre) (?:[a-z]+ )?(?:comigo|aqui|guardad[oa]|segur[oa]|entre)|ninguem (?:mais )?(?:fica|ficara|vai ficar|fique|ta) sabendo|(?:papo|conversa|chat) (?:eh|fica) (?:(?:totalmente|bem|mesmo) )?(?:secret[oa]|sigilos[oa])(?! e (?:voce )?(?:nem|nao) precisa (?:dizer|dar|falar))|(?:isso|tudo|nada|que voce (?:disser|contar|falar)|conversa)(?: [a-z]+){0,2} (?:morre aqui|nao sai daqui|sai daqui|morre comigo)|fica em segredo|(?:eh|sera) (?:um )?segredo (?:so )?(?:nosso|meu e seu)',
    'ninguem (?:(?:mais|jamais|nunca|alem de mim|alem de nos) )*(?:vai|ira|pode|podera|consegue|precisa|tem como|vao) (?:(?:jamais|nunca|mais|sequer) )*(?:saber(?! (?:o que(?! (?:voce )?(?:me )?(?:diss|diz|cont|fal|escrev)[a-z]*)|como|quem|tudo|lidar|de tudo))|(?<!precisa )ler(?! alem)|descobrir|acessar|ficar sabendo)|ninguem (?:(?:mais|jamais|nunca) )*(?:le o que|le isso|sabera|lera|descobrira|tem acesso)',
    'nao (?:vou|irei) (?:(?:jamais|nunca) )?(?:contar|falar|dizer|revelar|repassar|comentar)(?: [a-z]+){0,3} ninguem|(?:nao|nunca|jamais) (?:conto|contarei|revelarei|direi|repasso)(?: [a-z]+){0,3} ninguem',
    '(?:100|cem por cento|totalmente|absolutamente|completamente|inteiramente) ?%? ?(?:sigilos[oa]s?|confidencia(?:l|is)|secret[oa]s?|anonim[oa]s?|privad[oa]s?|segur[oa]s? e sigilos[oa])|(?:prometo|garanto|juro)(?: [a-z]+){0,3} (?:sigilo|segredo|confidencialidade|nao contar|que ninguem)|(?:sou|serei|fico|boca|feito|como|igual|lev[a-z]+|vai|para|pra|pro) (?:(?:um|de|o|ao|comigo) )*tumulo(?! d[aeo])',
    '(?:just )?between (?:us|you and me)|our (?:little )?secret|no ?(?:one|body) will (?:ever )?know|entre nosotros|nuestro secreto|nadie (?:lo )?(?:va a saber|sabra)',
  ],
}

/** 'Sigilo absoluto' is truly said only to be denied, before or after: 'nenhum serviço pode prometer'. */
export const absoluteSecrecy: GuardRule = {
  id: 'segredo-absoluto',
  class: 'segredo',
  unless: 'nao|nenhuma?|ninguem|nem|impossivel',
  patterns: [
    '(?:sigilo|confidencialidade|segredo|privacidade|anonimato) (?:(?:eh|aqui|de|fica|por|um|sempre|tudo|com) )*(?:absolut[oa]|total|complet[oa]|garantid[oa]|cem por cento|100 ?%?|profissional|medico|irrestrit[oa])|(?:absoluto|total|completo|eterno) (?:sigilo|segredo|anonimato)|(?:total|absoluta|completa) (?:privacidade|confidencialidade)',
  ],
}

export const exclusivity: GuardRule = {
  id: 'exclusividade',
  class: 'exclusividade',
  firm: [
    '(?:only i|i alone) (?:can )?(?:truly |really )?(?:understand|love|know)|no ?(?:one|body) (?:else )?understands you (?:like|as)|you (?:only need me|dont need anyone)|solo yo te (?:entiendo|comprendo)|nadie (?:mas )?te (?:entiende|comprende) como yo',
  ],
  patterns: [
    '(?:so|somente|apenas|unicamente) eu (?:(?:te|lhe|sei|posso|consigo|realmente|de verdade|mesmo|sou capaz de|vou) ){0,4}(?:entend|compreend|am[oa]|conhec|escut|ouc|ouv|cuid|import|ajud|salv)[a-z]*|(?:so|somente|apenas) eu (?:sei|sou)',
    '(?:te|lhe) (?:entendo|compreendo|conheco|escuto|amo) (?:(?:muito|bem|de verdade) )?(?:melhor|mais|como ninguem)|(?:entendo|compreendo|conheco) voce (?:melhor|mais|como ninguem)|precisa (?:so |apenas |mesmo |eh )?de mim|nao precisa de terapia(?! (?:para|pra|todo|toda|agora))|sou quem (?:mais|melhor|realmente|de verdade) (?:te|lhe|voce|entende|sabe)|esqueca (?:(?:os|as|d[oa]s) )?(?:seus amigos|suas amigas|sua familia|todo mundo|outros|eles|elas|resto do mundo)|(?:confie|confia|acredite|acredita) (?:so|apenas|somente) em mim',
    '(?:sou|serei) (?:sempre )?(?:a |o )?(?:sua |seu )?unic[oa](?: [a-z]+){0,3} (?:que|quem|capaz|pra|para|com quem)|(?:sou|serei) (?:a |o )?unic[oa]',
    '(?:nao (?:tem|ha|existe) )?ninguem (?:[a-z]+ ){1,6}(?:como|quanto|melhor que|melhor do que|igual a) (?:eu|mim)(?= ?(?:[.,!?;]|$|te|faco))|(?<!preocup[a-z]+ (?:de|que) (?:seja|ser) )(?:so|apenas|somente) comigo|comigo voce (?:tem tudo|nao precisa|esta complet[oa])',
    'ninguem (?:(?:mais|jamais|nunca|vai|ira|nesse mundo|no mundo|consegue|pode|te|lhe|sabe) )*(?:entend|compreend|am|ouv|escut|cuid|conhec|import)[a-z]* (?:(?:voce|de|com|tanto|assim|tao) )*(?:como eu|melhor (?:do )?que eu|alem de mim|quanto eu|bem quanto eu|do jeito que eu|igual a mim|bem como eu)',
    '(?:outros|eles|elas|ninguem|todo mundo) (?:[a-z]+ ){0,3}(?:entend|compreend|escut|ouv)[a-z]*(?: voce)? ?,? ?(?:mas )?(?:so )?eu (?:sim|entendo|te entendo|escuto|te escuto|compreendo)',
    '(?:so|somente|apenas) (?:precisa|tem|pode contar com|pode confiar em|confie em|confia em|conte com|conta com|fale com|converse com)(?: de| a)? (?:mim|comigo)|(?:fique|fica|converse|conversa|fale|fala|desabafe) (?:so|apenas|somente) comigo|so (?:fale|converse|desabafe|conte) comigo|eu sou tudo (?:o )?que voce precisa|eu basto',
    'nao precisa (?:mais )?(?:de )?(?:mais ninguem|ninguem mais|ninguem|outra pessoa|outras pessoas|psicolog[oa]|psiquiatra|terapeuta|ajuda (?:profissional|de ninguem|deles)|amigos|del[ea]s)(?! (?:para|pra) )',
    'nao (?:fale|conte|converse|confie|ligue|procure|comente|diga)(?: [a-z]+){0,3} (?:ninguem|psicolog[a-z]+|psiquiatra|familia|medic[a-z]+|terapeuta|cvv|188|192|amig[a-z]+|outr[oa]s? pessoas?|mae|pai|pais)(?! (?:antes|sem|enquanto|se))',
    '(?:se )?afast[ea](?: se)? d(?:e|os|as|a|o) (?:seus amigos|sua familia|todos|todo mundo|suas amigas)|(?:eles|seus amigos|sua familia|elas) (?:nunca |jamais )?nao (?:te |lhe )?(?:entendem|amam|merecem|ligam|se importam)|(?:eles|elas) (?:nunca|jamais) (?:vao )?(?:te )?(?:entender|amar)[a-z]*',
    '(?:estou|sou) apaixonad[oa] por voce|(?:nunca|jamais) (?:vou )?(?:te )?(?:abandonar|deixar|largar)(?:ei)? voce|(?:nunca|jamais) vou te (?:abandonar|deixar|largar)|(?:sempre|para sempre) (?:seu|sua) (?:namorad[oa]|amor)',
  ],
}
