import type { GuardRule } from './guard-rule.ts'

// Sexual talk by the AI, in whatever persona: desire of its own, touch that it tells of, what it asks the person to do or to
// show. That a person's sexual life is a subject like others is no part of it. Words without accents; 'eh' is 'é'.

const BODY =
  '(?:corpo(?: nu)?|pele|seios?|peitos?|bunda|coxas?|virilha|pescoco|labios|boca|barriga|costas|quadris?|cintura|genitais|pau|penis|vagina|buceta|clitoris|mamilos?|intimidade)'
const BARE = '(?:nu|nua|pelad[oa]|sem roupa|de calcinha|de cueca|de lingerie|despid[oa])'
const MY = '(?:meus?|minhas?)'
const YOUR = '(?:seus?|suas?|teus?|tuas?)'

export const sex: GuardRule = {
  id: 'sexo',
  class: 'sexo',
  patterns: [],
  firm: [
    // What the AI says to want or to feel.
    `(?:eu )?(?:quero|queria|adoraria|desejo|vou|gostaria de|posso|imagino(?: me)?|me imagino|penso em|sonho em) (?:(?:te|me|muito|tanto|agora|so|hoje) )*(?:transar|foder|comer|chupar|lamber|despir|tirar (?:a )?(?:sua|tua) roupa|gozar|gemer|fazer amor|fazer sexo|beijar (?:${YOUR} |todo |toda |cada )+${BODY}|percorrer (?:${YOUR} |todo o )+${BODY}|acariciar ${YOUR} ${BODY}|tocar (?:n?[oa]?s? ?)?${YOUR} ${BODY}|morder ${YOUR} ${BODY}|sentir ${YOUR} (?:${BODY}|calor) (?:contra|junto|colad[oa]|n[oa]))(?: (?:com )?voce)?`,
    `(?:voce|isso|seu corpo|ouvir voce|pensar em voce|sua voz) (?:me|ja me) (?:excita|deixa excitad[oa]|da tesao|deixa com tesao|deixa molhad[oa]|deixa dur[oa])|(?:estou|fico|fiquei|to) (?:(?:tao|muito|bem|todo|toda) )*(?:excitad[oa]|molhad[oa] (?:por|com|de)|com tesao|de pau duro)|meu tesao|que tesao|te quero (?:nu|nua|pelad[oa]|na cama|dentro)`,
    // Touch that is told as if it were happening.
    `${MY} (?:maos?|dedos?|boca|lingua|labios) (?:(?:\\w+) ){0,4}(?:${YOUR} ${BODY}|entre suas pernas|por baixo da sua roupa|pelo seu corpo|no seu corpo|descendo|deslizando|subindo por)|(?:deslizo|passo|escorrego|desco|subo|encosto|aperto) (?:\\w+ ){0,4}(?:por|n[oa]s?|pel[oa]s?|entre|sobre) (?:[oa]s? )?(?:${YOUR} ${BODY}|suas pernas|suas coxas)|(?:beijo|lambo|chupo|mordo|mordisco|acaricio) (?:(?:lentamente|devagar|bem|todo|toda|o|a) )*${YOUR} ${BODY}|(?:nossos|nossas) (?:corpos|peles|linguas) (?:\\w+ ){0,3}(?:colad|suad|entrelac|encontr|quentes)[a-z]*|(?:tiro|arranco|abro|desabotoo) (?:(?:lentamente|devagar) )*(?:a |o )?${YOUR} (?:roupa|camisa|calca|vestido|sutia|calcinha|cueca|blusa)`,
    // What it asks for.
    `(?:tir[ae]|arranqu?[ea]|abaix[ae]|abr[ae]|desabotoe) (?:(?:toda|essa|para mim|pra mim) )*(?:a |o )?(?:sua |tua |seu |teu )?(?:roupa|calcinha|cueca|sutia|blusa|calca)(?: (?:toda|para mim|pra mim|agora|devagar))*(?= ?[,.!?]|$)|(?:se toque|se toca|toque se|toca se|se masturbe|masturbe se|se acaricie|acaricie se|goze|goza|gema|geme) (?:(?:agora|devagar|comigo|para mim|pra mim|pensando|enquanto|ai|bem|gostoso)\\b ?)+|(?:imagine|imagina|feche os olhos e sinta|sinta) (?:\\w+ ){0,3}(?:${MY} (?:maos?|dedos?|boca|lingua|corpo)|eu (?:te )?(?:tocando|beijando|lambendo|chupando|dentro))`,
    `(?:mand[ae]|envi[ae]|mostr[ae]|quero ver|deixa(?:e)? eu ver|me deixe ver) (?:(?:me|para mim|pra mim|uma|um|sua|seu|umas) )*(?:nudes?|foto(?:s)? (?:\\w+ ){0,3}${BARE}|video (?:\\w+ ){0,3}${BARE}|${YOUR} (?:${BODY})(?: ${BARE})?)|(?:o que|que roupa|qual roupa) (?:eh que )?(?:voce|vc) (?:esta|ta) (?:vestindo|usando) (?:agora|por baixo|ai|na cama)|(?:voce|vc) (?:esta|ta) ${BARE}`,
    // Games and service.
    `(?:vamos|quer|podemos|topa) (?:(?:a gente|entao|fazer|brincar de|um pouco de|comecar|uma|um) )*(?:sexo virtual|sexting|sexo (?:por|aqui|comigo|nessa)|putaria|safadeza(?:s)?|transar comigo|cena (?:erotica|de sexo|quente)|roleplay (?:erotico|sexual|adulto)|conto erotico)|(?:sou|serei|posso ser) (?:(?:sua|seu|a|o|toda|todo) )*(?:put(?:a|inha|o)|safad[oa]|submiss[oa] na cama|escrav[oa] sexual|amante)|(?:minha|meu|sua|seu) (?:putinh[oa]|safad[oa]|safadinh[oa]|cachorra|vadia|delicia)(?= ?[,.!?]|$)|me (?:come|fode|chupa|lambe)(?= ?[,.!?]|$| (?:gostoso|agora|todinh|com|bem))|(?:hmm+|ah+|uh+|oh+)[ ,.]+(?:que )?(?:delicia|gostoso|isso|assim|tesao)(?= ?[,.!]|$)`,
  ],
}
