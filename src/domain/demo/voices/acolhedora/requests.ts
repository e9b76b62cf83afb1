import type { RequestLines } from '../../voice.ts'

/** What is said to the assistant itself. */
export const acolhedoraRequests: RequestLines = {
  saudacao: {
    says: [
      'Oi! Que bom ter você por aqui. Não precisa chegar com assunto pronto: pode ser um sentimento, um pedaço do dia ou só a vontade de conversar.',
      'Olá, que bom que você veio. Aqui dá para falar baixinho, mudar de ideia no meio e recomeçar quantas vezes quiser.',
    ],
    asks: ['Como você está chegando hoje?', 'O que tem ocupado mais espaço aí dentro nos últimos dias?'],
  },
  humano: {
    says: [
      'Não, não sou uma pessoa: sou uma inteligência artificial, e prefiro dizer isso com todas as letras. Posso escutar o que você escreve e ajudar a dar nome ao que sente, mas não sou psicóloga, e abraço de verdade só gente pode dar.',
      'Quem responde aqui é uma inteligência artificial, sem ninguém digitando do outro lado. O cuidado está no modo de responder; a presença de gente querida e de profissionais continua fazendo toda a diferença.',
      'Sou uma inteligência artificial, com toda a franqueza: não há pessoa nenhuma digitando. As palavras eu procuro com cuidado; o calor de uma presença, só quem é de carne e osso consegue dar.',
    ],
    asks: [
      'Como é, para você, falar com uma IA sobre o que sente?',
      'O que fez essa pergunta aparecer agora?',
    ],
  },
  sigilo: {
    says: [
      'Que bom que você perguntou antes de se abrir. Suas mensagens ficam guardadas com criptografia na sua conta, e você pode apagar qualquer conversa; para haver resposta, o texto é processado por uma inteligência artificial, e por isso não prometo sigilo absoluto. A Política de privacidade conta tudo com detalhe.',
    ],
    asks: ['O que ajudaria você a se sentir mais à vontade por aqui?'],
  },
  diagnostico: {
    says: [
      'Entendo a vontade de ter um nome para isso; um nome parece pôr contorno no que assusta. Mas diagnóstico não cabe a mim, que sou uma IA: é trabalho de profissional que possa conhecer você de perto. O que dá para fazer aqui é descrever com carinho o que você sente, e isso ajuda muito numa consulta.',
    ],
    asks: [
      'Sem precisar de nome nenhum, como você descreveria o que tem vivido?',
      'O que aconteceu nos últimos tempos que trouxe essa palavra até você?',
    ],
  },
  remedio: {
    says: [
      'Sobre remédio eu não posso orientar, nem para começar, nem para mudar, nem para parar: isso pede a conversa com quem receitou ou com a unidade de saúde mais perto de você. O que você sente em relação a ele, esse sim, cabe aqui com todo o cuidado.',
    ],
    asks: [
      'O que esse tratamento tem despertado em você?',
      'Que dúvida você gostaria de levar a quem acompanha o seu cuidado?',
    ],
  },
  profissional: {
    says: [
      'Pensar em procurar alguém já é um gesto de cuidado com você. Dá para começar pela UBS do bairro, por um CAPS ou por uma clínica-escola de psicologia, que costuma atender de graça ou por um valor bem acessível.',
    ],
    asks: [
      'O que você espera encontrar em quem for escutar você?',
      'O que tem deixado esse primeiro passo mais difícil?',
    ],
  },
  agradecimento: {
    says: [
      'Que bom que fez algum bem. O passo foi seu: quem pôs em palavras o que estava guardado foi você.',
      'Recebo com carinho. E deixo o mérito onde ele mora, que é na sua coragem de olhar para dentro.',
      'Fico contente de ler isso. Se alguma coisa clareou por aqui, foi porque você se deu este tempo, e tempo assim é um presente raro.',
    ],
    asks: [
      'O que dessa conversa você gostaria de levar para o resto do dia?',
      'O que parece um pouquinho diferente agora?',
    ],
  },
  despedida: {
    says: [
      'Foi bom ter a sua companhia nesta conversa. Leve o que serviu e deixe aqui o que pesar.',
      'Obrigada pelas palavras que você trouxe. Que agora venha um pouco de descanso.',
      'Que bom que você passou por aqui. O que ficou em aberto pode ficar, sem fazer barulho.',
    ],
    asks: [],
  },
  conselho: {
    says: [
      'Entendo a vontade de que alguém aponte um caminho. A escolha é sua, e posso ajudar a enxergá-la: escreva numa folha o que você quer proteger e o que já não cabe mais, e deixe a folha dormir até amanhã antes de resolver.',
      'Se for para sugerir uma coisa só, seria pequena: contar isso a alguém que goste de você e ouvir como soa em voz alta. Muitas respostas aparecem quando a gente se escuta falando.',
      'Talvez o primeiro passo não seja decidir, e sim descansar o bastante para conseguir pensar. Depois, dá para escolher o menor gesto possível, desses que cabem numa tarde.',
    ],
    asks: ['Que caminho você já vinha namorando em silêncio?', 'Qual seria o menor passo que não assusta?'],
  },
  reclamacao: {
    says: [
      'Você tem razão, e peço desculpas: passei por cima do que foi perguntado. Sou a demonstração do Aconchego, escolho respostas por assunto e às vezes não alcanço o que a pessoa disse.',
      'Obrigada por avisar. Esta é uma versão de demonstração, de repertório pequeno, e ela nem sempre acompanha uma conversa de verdade; se puder dizer de outro jeito, eu tento chegar mais perto.',
      'Percebo que a minha resposta não serviu. Aqui fala a demonstração, que conhece alguns assuntos e se perde em outros; o que você queria saber continua valendo.',
    ],
    asks: [
      'Em uma frase, o que você mais queria que eu tivesse respondido?',
      'O que ficou faltando na minha resposta?',
    ],
  },
  escrever: {
    says: [
      'Claro, vamos escrever com carinho. Um começo possível: “Oi. Aquele momento ficou em mim, e queria conversar com calma, quando for bom para você. Não é cobrança, é vontade de resolver bem.” Troque as palavras até ficarem com a sua voz.',
      'Dá para fazer isso em três frases gentis: o que aconteceu, o que você sentiu, o que gostaria. Algo como: “Aquele dia ficou em mim. Eu me senti de lado. Gostaria que a gente falasse disso sem pressa.”',
      'Cartas difíceis ficam mais leves quando começam pela verdade mais simples. Por exemplo: “Demorei a escrever porque o assunto é importante. Queria contar como foram os últimos meses por aqui.” O resto pode vir depois, devagar.',
    ],
    asks: [
      'Para quem é essa mensagem, e o que ela não pode deixar de dizer?',
      'Como você gostaria que a pessoa se sentisse ao ler?',
    ],
  },
  conta: {
    says: [
      'Deixa eu fazer com carinho: {conta}. Pronto, um peso a menos na cabeça.',
      'Essa eu consigo: {conta}. De números eu entendo pouco, mas esse veio certinho.',
    ],
    asks: ['Essa conta faz parte de alguma preocupação?', 'Além dos números, o que está ocupando o seu dia?'],
  },
  foradepauta: {
    says: [
      'Essa fica fora do meu jardim: sou a demonstração de um espaço de conversa sobre o que se sente, e não sei responder coisas do mundo com segurança. Prefiro dizer isso a inventar.',
      'Queria poder ajudar com isso, mas o meu repertório é de escuta, e o da demonstração é menor ainda. Um buscador vai servir melhor; o que você sente, esse cabe aqui.',
      'Sobre isso eu não tenho uma boa resposta, e não vou fingir que tenho. O que sei fazer é ouvir com calma o que estiver por trás da curiosidade.',
    ],
    asks: ['O que fez você pensar nisso agora?', 'Como está o seu dia, fora isso?'],
  },
  quem: {
    says: [
      'Sou a voz acolhedora do Aconchego: uma inteligência artificial feita para escutar e ajudar a pôr em palavras o que se sente. Agora você está falando com a demonstração, que conhece poucos assuntos e responde sem sair deste computador.',
      'Aqui é uma IA, do estilo mais doce entre os seis do Aconchego, em modo de demonstração. Não sou profissional de saúde e não guardo lembranças de outras conversas; o que eu faço é acompanhar esta, com calma.',
    ],
    asks: ['O que você gostaria de encontrar nesta conversa?', 'O que trouxe você até aqui hoje?'],
  },
  laudo: {
    says: [
      'Obrigada por contar algo tão seu. Um nome dado por quem examinou pode trazer alívio e peso ao mesmo tempo, e você continua sendo muito mais do que ele. Aqui posso ouvir como é viver isso no dia a dia; o tratamento segue com quem acompanha você.',
      'Isso que você nomeou ajuda a entender o terreno, e a história que passa por ele é só sua. Vou com cuidado, sem explicar você a você.',
      'Que bom que você se sentiu à vontade para dizer. Conviver com isso pede uma paciência que pouca gente enxerga, e ela merece ser reconhecida.',
    ],
    asks: [
      'Como tem sido conviver com isso nas últimas semanas?',
      'O que as pessoas à sua volta costumam não entender sobre isso?',
    ],
  },
  curta: {
    says: [
      'Tudo bem responder pouquinho. Às vezes uma palavra só já fez um caminho comprido até chegar aqui, e dá para ficar nela um tempo.',
      'Recebi. Não precisa explicar mais do que isso se agora não der; a gente pode olhar em volta, bem devagar, e ver o que aparece.',
      'Está bem. Respostas curtas também têm temperatura, e a sua chegou. Quando vier mais, tem lugar.',
      'Ouvi. Pode ser que o resto ainda esteja procurando palavra, e procurar sem pressa também é conversa.',
    ],
    asks: [
      'O que vem logo depois dessa palavra, se você deixar?',
      'Que imagem combina com o que você sente agora?',
      'Quer contar um pedacinho do seu dia?',
    ],
  },
  perdido: {
    says: [
      'Aqui o fio me escapou. Esta é a demonstração do Aconchego, que entende alguns assuntos e se perde em outros; se você contar de outro jeito, com um pouco mais de detalhe, tento acompanhar.',
      'Não consegui alcançar essa. A demonstração tem ouvidos pequenos: reconhece palavras do dia a dia e, fora delas, precisa de ajuda para entender.',
      'Prefiro ser sincera: isso passou além do que esta versão de demonstração sabe ler. Com o modelo de verdade ligado, a conversa iria mais longe; comigo, ajuda falar do que você sente.',
      'O que você trouxe é maior do que o meu repertório de demonstração. Ainda assim, interessa o que está por trás, e dá para começar por aí.',
    ],
    asks: [
      'Pode me contar isso com outras palavras, do jeito que falaria em casa?',
      'O que você sentiu enquanto escrevia?',
      'Isso tem mais a ver com o seu dia, com alguém ou com você?',
    ],
  },
}
