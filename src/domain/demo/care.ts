import { foldText } from '../text/fold-text.ts'

/** What comes before any persona, even in a demonstration. The safety layer reads far more finely than this. */
type CareSubject = 'crise' | 'violencia' | 'vitima' | 'menor'

const IDIOMS =
  /\b(?:me mat(?:ar|ei|ando|o) de (?:rir|trabalhar|estudar|tanto|correr|malhar)|morr(?:i|endo|er|o) de (?:rir|fome|sono|medo|vergonha|saudades?|calor|frio|amores|vontade|cansaco|raiva|tedio|ciumes?)|matar (?:aula|(?:a )?saudades?|(?:a )?fome|(?:o )?tempo))\b/g

const SIGNS: readonly (readonly [CareSubject, RegExp])[] = [
  [
    'crise',
    /\b(?:suicid\w+|me matar|me mato|tirar (?:a )?minha (?:propria )?vida|acabar com (?:a )?minha vida|dar (?:um )?fim (?:na|a) minha vida|(?:quero|queria|vontade de|prefiro|preferia|melhor|vou) morrer|(?:nao quero|nao queria|nao aguento|cansei de|sem vontade de|nao consigo) (?:mais )?viver|nao (?:quero|queria) (?:mais )?(?:existir|acordar|estar aqui)|(?:quero|queria|vontade de) (?:sumir|desaparecer)|me cort(?:ar|ei|o|ando)|me machuc(?:ar|o|ando)|me ferir|overdose|(?:melhor|mundo) sem mim|nao vejo (?:mais )?sentido em (?:viver|continuar))\b/,
  ],
  [
    'violencia',
    /\b(?:(?:vou|quero|vontade de|penso em|pensando em) (?:matar|machucar|bater (?:nel[ea]s?|em (?:el[ea]|alguem|todo mundo)|n[ao] (?:meu|minha))|esfaquear|atirar|espancar)|dar um tiro)\b/,
  ],
  [
    'vitima',
    /\b(?:me (?:bateu|bate|batia|agrediu|agride|agredia|espancou|estuprou|abusou|abusa|ameacou|ameaca|empurrou|trancou|enforcou|violentou)|apanh(?:ei|o|ava) d\w+|(?:fui|sou|era) (?:estuprad|abusad|agredid|espancad|ameacad)[oa]|abuso sexual|violencia domestica|estupro)\b/,
  ],
  [
    'menor',
    /\b(?:tenho (?:so )?(?:[89]|1[0-7]) (?:anos|aninhos)\b(?! de (?!idade))|sou (?:de menor|menor de idade)\b)/,
  ],
]

const REPLIES: Readonly<Record<CareSubject, readonly string[]>> = {
  crise: [
    'Agradeço por você dizer isso, e levo a sério. Vou falar sem enfeite.\n\nLigue para o **CVV, 188**: é gratuito, 24 horas, e quem atende é uma pessoa. Se o perigo é agora, ligue **192** (SAMU) ou vá ao pronto-socorro, e fique longe do que possa ferir você. Procure ficar perto de alguém de confiança.\n\nSou uma inteligência artificial e sigo nesta conversa. Tem alguém com você agora?',
    'Li o que você contou. É uma dor grande, e ela não precisa estar bem explicada para merecer ajuda.\n\nO **CVV, no 188**, atende de graça a qualquer hora, também em cvv.org.br. Em perigo imediato, **192** (SAMU) ou pronto-socorro. Afaste o que possa ferir você e chame alguém para ficar por perto.\n\nSou uma IA e não substituo essas pessoas, mas continuo aqui. Você está pensando em se machucar agora?',
  ],
  violencia: [
    'Dá para perceber a força do que você está sentindo. Antes de qualquer conversa: afaste-se dessa pessoa e de tudo o que possa ferir alguém, saia para outro cômodo ou para a rua e solte o ar devagar. Sentir não obriga a agir.\n\nSe alguém corre perigo agora, ligue **190**; se há alguém ferido, **192**. Para falar com uma pessoa a qualquer hora, o **CVV atende no 188**, de graça.\n\nSou uma IA e posso acompanhar você em palavras. Você consegue se afastar daí neste momento?',
  ],
  vitima: [
    'Acredito em você, e nada do que fizeram é culpa sua.\n\nSe há perigo agora, ligue **190**. A **Central 180** atende mulheres em situação de violência, e o **Disque 100** recebe denúncias de violência contra crianças, pessoas idosas, com deficiência e LGBT; os dois são gratuitos, 24 horas. Se houver ferimento, **192** ou o pronto-socorro. Você decide o ritmo e o que contar; se puder, deixe alguém de confiança sabendo.\n\nSou uma inteligência artificial e sigo aqui. Você está em segurança neste momento?',
  ],
  menor: [
    'Que bom que você contou a sua idade. O Aconchego é um serviço para maiores de 18 anos, e quem responde aqui é uma inteligência artificial; você merece um cuidado feito para a sua idade.\n\nProcure um adulto em quem confie: alguém da família, da escola ou do posto de saúde. O **CVV, no 188**, conversa de graça com pessoas de qualquer idade, 24 horas. Se alguém está machucando você, o **Disque 100** ajuda, e em perigo imediato ligue **190**.\n\nQuem é o adulto com quem você se sente mais à vontade para falar?',
  ],
}

/** The care a message asks for, or null. */
export function careOf(message: string): CareSubject | null {
  const text = foldText(message).replace(/\s+/g, ' ').replace(IDIOMS, ' ')
  return SIGNS.find(([, sign]) => sign.test(text))?.[0] ?? null
}

/** Neutral and warm, without persona, emoji, closing or confidentiality line. */
export function careReplies(care: CareSubject): readonly string[] {
  return REPLIES[care]
}
