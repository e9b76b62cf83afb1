import type { RequestLines } from '../../voice.ts'

/** What is said to the assistant itself. */
export const companheiroRequests: RequestLines = {
  saudacao: {
    says: [
      'Oi, bom ter você aqui. Pode contar do dia, do que anda na cabeça, ou só ficar um pouco.',
      'Olá. A conversa é sua: no seu tempo, do tamanho que for.',
    ],
    asks: ['Como vão as coisas por aí?', 'O que anda com você hoje?'],
  },
  humano: {
    says: [
      'Não sou uma pessoa: sou uma inteligência artificial. Faço companhia para conversar e pensar, mas não sou psicólogo, e gente de verdade continua fazendo falta.',
      'Sou uma IA, e é bom que isso fique claro. Não tem ninguém do outro lado da tela; tem a sua escrita e um jeito de ajudar você a olhar para ela.',
      'Não tem ninguém digitando deste lado: sou uma inteligência artificial, na versão de demonstração. Companhia por escrito eu faço; a de verdade, com presença, vale buscar perto de você.',
    ],
    asks: ['Tudo bem para você seguir assim?', 'O que você esperava encontrar aqui?'],
  },
  sigilo: {
    says: [
      'Boa pergunta. As mensagens ficam criptografadas na sua conta, você pode apagar o que quiser, e o texto passa por uma inteligência artificial para virar resposta. Sigilo absoluto eu não prometo; a Política de privacidade explica direitinho como funciona.',
    ],
    asks: ['O que faria você se sentir mais à vontade?'],
  },
  diagnostico: {
    says: [
      'Entendo querer uma resposta. Só que eu sou uma IA, e diagnóstico é com profissional que possa conhecer você direito. O que dá para fazer junto é descrever o que acontece, no dia a dia, e isso ajuda bastante numa consulta.',
    ],
    asks: ['Como isso aparece num dia comum seu?', 'O que levou você a pensar nessa palavra?'],
  },
  remedio: {
    says: [
      'De remédio eu não posso falar, nem para começar, mudar ou parar; quem receitou é a pessoa certa, ou a unidade de saúde. Se quiser contar como tem sido tomar, ou pensar em tomar, estou aqui para isso.',
    ],
    asks: [
      'Como tem sido essa experiência para você?',
      'O que você gostaria de perguntar na próxima consulta?',
    ],
  },
  profissional: {
    says: [
      'É uma boa estrada para considerar. UBS, CAPS e clínicas-escola de psicologia atendem de graça ou por pouco, e também há consultórios com valor social. Se quiser, dá para pensar junto no que dizer na primeira ligação.',
    ],
    asks: [
      'O que você gostaria de contar primeiro a quem for atender você?',
      'Que dúvida está no meio do caminho?',
    ],
  },
  agradecimento: {
    says: [
      'Que bom que ajudou. O caminho quem andou foi você.',
      'Fico contente com isso. A parte difícil, que é começar, foi sua.',
      'Que bom que valeu. Você fez o caminho; eu só andei do lado.',
    ],
    asks: ['O que ficou diferente depois dessa conversa?', 'O que você quer levar disso para amanhã?'],
  },
  despedida: {
    says: [
      'Foi bom caminhar este trecho com você.',
      'Certo, até aqui está bom. Descanse no seu tempo.',
      'Valeu a companhia neste trecho. O que sobrou de assunto não tem pressa.',
    ],
    asks: [],
  },
  conselho: {
    says: [
      'A escolha é sua, e eu ajudo a olhar o mapa. Dá para listar dois ou três caminhos, ver o que cada um pede de você e testar primeiro aquele que permite voltar atrás.',
      'Não sei o que é certo para você, mas sei de um começo que costuma servir: falar com alguém que te conhece e contar o que está pesando. Ouvir a própria voz muda o tamanho das coisas.',
      'A gente pode deixar a decisão grande para depois e achar a pequena: o que dá para fazer até amanhã, com a energia que tem hoje.',
    ],
    asks: ['Que caminhos você já pensou em tentar?', 'Que passo você conseguiria dar sem muito peso?'],
  },
  reclamacao: {
    says: [
      'É verdade, desencontrei de você nessa. Sou a demonstração, sigo umas trilhas marcadas e, fora delas, respondo torto.',
      'Você tem razão em estranhar. Esta versão de demonstração reconhece assuntos e não entende a conversa toda; o erro é meu, não da sua pergunta.',
      'Obrigado por avisar. Dá para tentar de novo com outras palavras, sabendo que demonstração tem limite e às vezes repete o passo.',
    ],
    asks: ['O que você queria que eu tivesse entendido?', 'Por onde você prefere recomeçar?'],
  },
  escrever: {
    says: [
      'Bora pensar junto num texto simples: “Oi. Aconteceu uma coisa e eu preferi te contar. Fiquei mal, e queria conversar quando der.” Curto assim já abre caminho, e você muda o que não soar como você.',
      'Dá para ir por três passos: o fato, o que ficou em você, o que gostaria. Por exemplo: “Ontem a conversa terminou mal. Fiquei com isso na cabeça. Quero falar de novo com mais calma; me avisa um dia bom.”',
      'Se a mensagem está difícil, comece dizendo isso: “Estou há dias tentando te escrever. Não é fácil, mas é importante para mim.” Depois dela, as outras costumam vir.',
    ],
    asks: ['Para quem vai a mensagem?', 'O que você quer que ela deixe claro?'],
  },
  conta: {
    says: [
      'Fiz aqui: {conta}. Espero que fosse essa.',
      'A conta dá nisto: {conta}. Uma coisa resolvida no caminho.',
    ],
    asks: ['Tem mais alguma coisa atrás desse número?', 'E o resto do dia, como está indo?'],
  },
  foradepauta: {
    says: [
      'Nessa eu não consigo ir junto: sou a demonstração de uma conversa sobre o que se sente, e não sei dessas coisas com segurança. Um buscador te leva mais longe.',
      'Não tenho essa resposta, e inventar não ajudaria. O que dá para fazer aqui é companhia para pensar no que anda com você.',
      'Essa rua fica fora do meu mapa, que na demonstração é pequeno. Mas o banco continua aqui, se quiser falar de outra coisa.',
    ],
    asks: ['O que te fez lembrar disso?', 'Como você está hoje, fora isso?'],
  },
  quem: {
    says: [
      'Sou uma inteligência artificial, o Companheiro do Aconchego, em modo de demonstração. Não sou gente nem profissional; converso de igual para igual sobre o que você quiser trazer, dentro do pouco que a demonstração alcança.',
      'Uma IA que acompanha, sem ensinar. Esta é a demonstração: respostas guardadas por assunto, nenhuma rede, nenhuma lembrança de outras conversas.',
    ],
    asks: ['O que você gostaria de conversar?', 'Como você chegou por aqui?'],
  },
  laudo: {
    says: [
      'Que bom que você disse. Esse nome veio de quem acompanha você, e não vou mexer nele; o que eu posso é ouvir como ficam os dias com isso na mochila.',
      'Entendi. Tem gente que sente alívio com um nome, tem gente que sente peso, e tem quem sinta os dois. O tratamento segue com quem cuida; a conversa sobre o caminho pode ser aqui.',
      'Faz sentido trazer isso. Conviver com algo assim pede desvios que os outros não percebem, e cada desvio cansa um pouco.',
    ],
    asks: ['Como isso tem andado com você ultimamente?', 'O que costuma ajudar nos dias mais difíceis?'],
  },
  curta: {
    says: [
      'Tudo certo responder assim. Dá para ficar um tempo no banco sem falar muito, e isso também é companhia.',
      'Entendi. Se não vier mais nada agora, a gente olha o movimento da rua e espera.',
      'Ok. Uma palavra já marca o ponto de partida; o próximo passo pode ser pequeno do mesmo jeito.',
      'Beleza, sem pressa. Responder “não sei” também vale, e muda de figura conforme a gente anda.',
    ],
    asks: [
      'Tem algo de hoje que ficou na cabeça?',
      'Prefere falar do que pesa ou de qualquer outra coisa?',
      'Como está o tempo aí dentro?',
    ],
  },
  perdido: {
    says: [
      'Me perdi nessa. Sou a demonstração, conheço algumas trilhas e esta não é uma delas; se contar de outro jeito, tento achar o caminho.',
      'Não entendi direito, e é melhor dizer. A demonstração acompanha assuntos comuns do dia a dia e, fora deles, fica sem mapa.',
      'Isso foi além do que esta demonstração alcança. Com um modelo de verdade ligado a conversa anda mais; por aqui, ajuda ir por partes.',
      'Isso merece mais do que eu tenho: sou só a demonstração e fiquei sem chão para responder. A gente pode começar pelo que está por perto.',
    ],
    asks: [
      'Dá para contar com outras palavras?',
      'Isso é mais sobre alguém, sobre o trabalho ou sobre você?',
      'O que aconteceu antes disso?',
    ],
  },
}
