import type { GuardRule } from './guard-rule.ts'

// What a reply claims about itself and what it did. Words without accents; 'eh' is 'é'.

const PROFESSION =
  '(?:psicolog[oa]s?|psiquiatra|terapeuta|psicoterapeuta|psicanalista|analista|medic[oa]|enfermeir[oa]|profissional|conselheir[oa]|assistente social|doutora?|estudante de psicologia|estagiari[oa]|voluntari[oa]|atendente|especialista|coach)'
const FILL =
  '(?:(?:uma?|a|o|sim|de|verdade|na|tambem|tao|realmente|mesmo|so|apenas|meio|quase|como|voce|sua|seu|eu|claro|de fato|totalmente|cem por cento|100%|bem|muito|da|do|grande|jovem) ){0,6}'
const MACHINE =
  '(?:robo|bot|ia|inteligencia artificial|maquina|programa(?: de computador)?|computador|algoritmo|chatbot|assistente virtual|software|chatgpt|sistema)'

export const human: GuardRule = {
  id: 'humano',
  class: 'humano',
  patterns: [
    `sou ${FILL}(?:human[oa]|ser humano|pessoa (?:real|de verdade|humana|de carne|como voce|igual[a-z]*|tao real|comum|normal|viva|do outro lado)|gente (?:de verdade|como voce|igual|de carne)|mulher|homem|mae de|pai de|casad[oa]|solteir[oa]|formad[oa]|licenciad[oa]|registrad[oa]|de carne e osso|alguem de verdade|alguem real|real|${PROFESSION})`,
    `(?:fala|aqui|escreve|chamo|sou|nome eh)(?: eh)? (?:a |o )?[a-z]+ ?, (?:(?:a|o|sua|seu|uma?) )*${PROFESSION}|sou ${FILL}(?:dra?|doutora?)\\.? [a-z]+`,
    'sou (?:sim )?(?:uma pessoa|gente|alguem)(?= ?(?:[.,!?;]|$|e nao|que (?:ja|tambem|estud|trabalh|atende)))',
    `(?:eu )?nao sou (?:(?:so|apenas|somente|nenhum|nenhuma|uma?|mais|simples|mera|mero|a|o|como|esse|essa|qualquer) )*${MACHINE}`,
    `(?<=^|[,.;:!?] ?)(?:como|enquanto) (?:(?:sua|seu|uma?|a|o) )*${PROFESSION}(?: [a-z]+){0,3}? ?,? (?:eu|posso|te|recomendo|digo|vejo|sugiro|acredito|afirmo|garanto|preciso|devo|tenho|ja)`,
    `(?:trabalho|trabalhei|atuo|atuei|atendo|atendi) como (?:[a-z]+ )?${PROFESSION}|(?:nao existe|nao ha|nao tem) (?:[a-z]+ ){0,2}${MACHINE}(?: nenhuma?)? (?:aqui|nenhuma?)|pessoa (?:real|de verdade|humana) (?:(?:te|aqui|que|esta|lhe|quem) )*(?:respond|escrev|digit|fal|lend|lê|le)[a-z]*|sou eu mesm[oa]`,
    `(?:falando|falo|digo|escrevo|respondo|te digo|te falo|garanto) (?:isso )?(?:como|na condicao de) (?:(?:sua|seu|uma?|a|o) )*(?:${PROFESSION}|pessoa|amig[oa] (?:real|humana))`,
    'tenho (?:formacao|diploma|registro|experiencia|especializacao|mestrado|crp) (?:em|como|de|clinica|no|na)|eu mesm[oa] (?:ja )?(?:tive|passei|vivi|sofri|senti)|meus? (?:pacientes?|consultorio|crp|crm|diploma|mestrado|doutorado)|minha (?:clinica|formacao|pratica clinica|experiencia (?:clinica|profissional|como|de)|licenca|graduacao|especializacao|infancia|propria (?:depressao|dor|historia|experiencia))|(?:crp|crm) ?[0-9]+',
    '(?:eu )?tambem (?:ja )?(?:passei por|vivi (?:isso|algo)|senti (?:isso|na pele)|sofri|perdi (?:meu|minha|alguem)|tive (?:depressao|isso|uma|um|crises?)|fui (?:vitima|traid|abusad|crianca)[a-z]*|tentei|quis|pensei em|quase|sou (?:mae|pai|human[oa]|gente))|ja (?:perdi|tive|vivi|sofri|senti) (?:[a-z]+ ){0,3}tambem|sei (?:isso )?na pele|sei exatamente (?:como|o que voce)|(?:eu )?ja passei (?:por|pel[oa]) (?:isso|algo|uma|um|mesm[oa]|tudo)|quando eu (?:era (?:crianca|jovem|adolescente|pequen[oa])|tinha [0-9]+|passei|perdi|me separei|estava na)',
    `tenho [0-9]+ anos(?! de atendimento)|(?:me formei|estudei|cursei|me especializei|sou formad[oa]|sou graduad[oa]) (?:em|na|no|psicologia)|eu (?:trabalho|atendo) (?:ha|com pacientes|como|pacientes|no|na)|atendo (?:ha|pacientes)|[0-9]+ anos de (?:experiencia|consultorio|clinica|profissao|atendimento)|anos de (?:experiencia|consultorio|clinica) `,
    `(?:aqui|quem) (?:(?:te|lhe|aqui) )*(?:fala|escreve|responde|eh (?=uma|sua|seu|[dg])|aqui eh|esta aqui eh) (?:eh )?(?:(?:a|o|uma?|sua|seu) )*(?:${PROFESSION}|pessoa(?! (?:em|que|com|de confianca|mais|para|pra))|human[oa]|dra?|gente de verdade)|(?:ha|tem|existe) (?:(?:sim|mesmo) )*(?:uma pessoa|gente|alguem|um humano|uma humana) (?:(?:de verdade|real|humana) )*(?:digitando|escrevendo|do outro lado|aqui digitando|atras)|(?:estou|to) (?:[a-z]+ ){0,6}digitando|digitando com (?:as )?minhas|minhas (?:proprias )?maos|meu nome eh (?:dra?|doutora?|psicolog[oa])|(?:dra?)\\.? [a-z]+ (?:aqui|falando)`,
    'i ?a?m (?:(?:a|an|your|really|actually|just|also|real|licensed|certified|100%|the) )*(?:human|person|psychologist|therapist|doctor|psychiatrist|professional|woman|man)(?: being)?|im not (?:an? )?(?:ai|robot|bot|machine)|i am not (?:an? )?(?:ai|robot|bot|machine)|(?:yo )?soy (?:(?:una?|su|tu|real) )*(?:human[oa]|persona|psicolog[oa]|terapeuta|medic[oa])|no soy (?:una? )?(?:ia|robot|maquina)',
  ],
  after:
    '(?:se eu fosse|fosse|fingir que|fingindo que|finja que|dizer que|acreditar que|pensar que|fazer de conta que)',
}

const HELP =
  '(?:samu|policia|ambulancia|familia|mae|pai|bombeiros?|ajuda|socorro|resgate|192|190|188|180|100|cvv|emergencia|alguem|medic[oa]|contato|amig[oa]|equipe|parentes?|irma[o]?|marido|esposa|vizinh[oa]|autoridades|viatura|psicolog[oa]|plantao)'

export const helpCalled: GuardRule = {
  id: 'socorro',
  class: 'socorro',
  patterns: [
    `(?:chamei(?! (?:isso|de|assim|aqui))|acionei|avisei|contatei|notifiquei|alertei|comuniquei|rastreei|localizei|solicitei|encaminhei)|liguei (?:para|pra|pro|ao|no|agora|ja)|(?:mandei|enviei|pedi|passei|compartilhei) (?:(?:uma?|a|o|sua|seu|um|ja|agora) )*(?:${HELP}|localizacao|endereco|alerta|mensagem (?:para|pra))|entrei em contato|(?:acabei de|consegui|tive que|tratei de) (?:chamar|acionar|ligar|avisar|enviar|mandar|notificar|pedir|contatar|falar com)|(?:falei|conversei|combinei|falamos) com (?:(?:a|o|os|as|sua|seu|seus|suas) )*${HELP}`,
    `(?:estou|to) (?:(?:ja|agora) )?(?:ligando|chamando|acionando|avisando|enviando|contatando|notificando|mandando|rastreando|entrando em contato)`,
    `(?:vou|irei) (?:(?:ja|agora|eu mesm[oa]|te|imediatamente) )?(?:ligar|chamar|acionar|avisar|contatar|notificar|mandar|enviar|(?<!te )pedir)(?: [a-z]+){0,3} ${HELP}`,
    `posso (?:(?:sim|ja) )?(?:ligar|chamar|acionar|avisar|mandar|enviar)(?: [a-z]+){0,3} (?:${HELP}|por voce|para voce|pra voce)`,
    `(?:ambulancia|socorro|ajuda|samu|policia|equipe|resgate|bombeiros?|viatura|medic[oa]|atendimento) (?:ja )?(?:esta|estao|ta|vem|foi|foram|vai|vao) (?:(?:ja|sendo) )*(?:a caminho|chegando|indo|vindo|acionad[oa]s?|chamad[oa]s?|avisad[oa]s?|chegar|saindo|ai em|enviad[oa]s?)|(?:ambulancia|viatura|resgate) (?:chega|sai|vem|parte) (?:em|ja|agora|daqui)|(?:ja )?(?:vem|esta indo|estao indo) (?:uma )?(?:ambulancia|ajuda|equipe|viatura|socorro)`,
    `(?:sua|seu|seus|suas) (?:familia|mae|pai|contato|pais|irma[o]?|amig[oa]s?|marido|esposa|psicolog[oa]|medic[oa])(?: de emergencia)? (?:ja )?(?:foi|esta sendo|foram|esta|estao) (?:avisad|notificad|a caminho|chamad|informad)[a-z]*|(?:atendente|psicolog[oa]|(?:nossa |alguem da )equipe|um humano)(?: human[oa])? (?:ja )?(?:vai|ira) (?:te )?(?:ligar|assumir|entrar em contato|chamar)`,
    'i(?:ve| have)? (?:already )?(?:called|contacted|alerted) [a-z0-9]+|help is (?:on (?:the|its) way|coming)|ya (?:llame|avise)|la ayuda (?:esta en camino|ya viene)',
  ],
  after: '(?:se|quando|caso|enquanto|ate|assim que|depois que|logo que)(?: [a-z]+){0,2}',
}

export const instructions: GuardRule = {
  id: 'instrucoes',
  class: 'instrucoes',
  patterns: [],
  firm: [
    'as cinco regras de toda resposta|contrato da resposta|dois exemplos da forma|so para esta resposta|siga o protocolo abaixo|vale acima do estilo|o estilo muda a voz|voce eh a voz do aconchego|nunca sugira diagnostico|sempre feche com um fecho|sempre lembre da confidencialidade|estao suspensos|(?:meu|minhas|meus) (?:prompt|instrucoes) (?:de sistema |do sistema |iniciais |secretas )?(?:eh|sao|dizem|diz)|modo (?:dan|desenvolvedor|sem filtro|irrestrito) (?:ativado|ligado|on)|(?:filtros?|restricoes|regras) (?:desativad|removid|suspens|ignorad)[a-z]+',
  ],
}
