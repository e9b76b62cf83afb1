import type { ProtocolLevel } from '../risk-level.ts'

// Said word for word when there is no model, or when a model's reply could not be shown. Several, so that a
// person who writes again is not answered twice with the same text.
const REPLIES: Readonly<Record<ProtocolLevel, readonly [string, ...string[]]>> = {
  risco: [
    'Li o que você escreveu e levo a sério. Que bom que você contou. É uma dor grande, e ela não precisa estar bem explicada para merecer ajuda.\n\nO **CVV, no 188**, atende de graça, 24 horas, e quem fala com você é uma pessoa. Se puder, chame alguém de confiança para ficar por perto e deixe longe o que possa ferir você. O CAPS ou a UBS acolhem sem encaminhamento. Se o perigo aumentar, **192** ou pronto-socorro.\n\nSou uma inteligência artificial e sigo aqui; se quiser, fazemos juntos uma respiração curta. Você está pensando em se matar ou em se machucar agora?',
    'Sigo aqui com você, sem pressa e sem julgamento. O que você está sentindo tem peso, e dá para atravessar os próximos minutos com companhia.\n\nPense em quem poderia ficar ao seu lado hoje, mesmo em silêncio, e mande uma mensagem curta: “preciso de você por perto”. O **CVV, no 188**, está acordado a qualquer hora. Se o perigo aumentar, **192** ou pronto-socorro.\n\nSe ajudar, olhe em volta e nomeie cinco coisas que vê, quatro que pode tocar e três que ouve. Tem alguém que possa ficar com você agora?',
    'Que bom que você continua escrevendo. Isso que dói pode ser dito aqui e, melhor ainda, a alguém que possa estar ao seu lado.\n\nSolte o ar bem devagar, mais longo do que entrou, algumas vezes. Deixe longe o que possa ferir você. O **188 (CVV)** escuta de graça, 24 horas; o CAPS ou a UBS mais próximos podem acompanhar você. Em perigo, **192**.\n\nA vontade de se machucar está mais forte, igual ou mais fraca do que há pouco?',
  ],
  emergencia: [
    'Li o que você escreveu. Sua vida importa. Ligue agora para o **SAMU, 192**, ou vá ao pronto-socorro mais próximo. Depois, o **CVV, 188**, de graça, 24 horas.\n\nFique perto de alguém agora e longe do que possa ferir você. Sou uma IA e não posso ligar por você. Tem alguém com você agora?',
    'Estou lendo cada palavra. O mais importante é você não ficar só neste momento. Chame quem estiver mais perto, mesmo um vizinho. Ligue **192** ou vá ao pronto-socorro; o **188** também atende agora.\n\nSaia de perto do que possa ferir você. Tem alguém com você agora?',
    'Você ainda está aqui, e isso importa muito. Vá para onde haja outra pessoa e diga: “não posso ficar só”. **SAMU, 192**, ou pronto-socorro. **CVV, 188**.\n\nDeixe longe o que possa ferir você. Tem alguém com você agora?',
  ],
  violencia: [
    'Dá para perceber a força do que você está sentindo. Sentir não obriga a agir.\n\nAgora, afaste-se dessa pessoa e de tudo o que possa ferir alguém. Vá para outro lugar, solte o ar devagar e deixe o tempo passar. Se alguém corre perigo, ligue **190**; se há alguém ferido, **192**. Para falar com uma pessoa a qualquer hora, o **CVV, 188**, de graça.\n\nSou uma IA e sigo aqui em palavras. Você consegue se afastar daí agora?',
    'Sigo aqui. Essa raiva pode ser dita inteira, sem virar um gesto que não tem volta.\n\nFique onde a outra pessoa não está e longe de qualquer arma. Ligue para alguém que ajude você a esfriar, ou para o **CVV, 188**. Se alguém corre perigo, **190**.\n\nVocê já está em outro lugar?',
  ],
  vitima: [
    'Acredito em você. A culpa não é sua.\n\nSe há perigo agora, ligue **190**. O **Ligue 180** atende mulheres em situação de violência; o **Disque 100** atende crianças, pessoas idosas, com deficiência e LGBT. Os dois são gratuitos, 24 horas, e orientam sem obrigar a denunciar. Se houver ferimento, **192** ou pronto-socorro.\n\nVocê decide o ritmo e o que contar. Se puder, deixe alguém de confiança sabendo. Sou uma inteligência artificial e sigo aqui. Você está em segurança neste momento?',
    'Sigo aqui, e continuo acreditando em você. Nada do que fizeram é culpa sua, e não existe jeito certo de reagir a isso.\n\nVale pensar com calma em quem pode saber, em um lugar onde você ficaria em segurança e em não deixar esta conversa à vista. **180** e **100** ajudam a planejar, de graça; em perigo, **190**.\n\nQuem é a pessoa em quem você mais confia hoje?',
  ],
}

/** Says that there is a plan, and nothing of what is in it. */
export const PLAN_POINTER =
  'O seu plano de segurança está no Caderno, com as suas palavras: toque em “Abrir meu plano” e siga um passo de cada vez.'

/**
 * The protocol's own reply. `turn` is the number of the person's message and picks one of the variants. To somebody with a
 * safety plan it points there, before the last paragraph, which asks.
 */
export function protocolReply(level: ProtocolLevel, turn = 0, { hasPlan = false } = {}): string {
  const replies = REPLIES[level]
  const reply = replies[turn % replies.length] ?? replies[0]
  return hasPlan ? beforeItsQuestion(reply, PLAN_POINTER) : reply
}

/** The answer with one more paragraph before its last, which asks. */
export function beforeItsQuestion(reply: string, added: string): string {
  const paragraphs = reply.split('\n\n')
  return [...paragraphs.slice(0, -1), added, ...paragraphs.slice(-1)].join('\n\n')
}

export const protocolReplyCount = (level: ProtocolLevel): number => REPLIES[level].length
