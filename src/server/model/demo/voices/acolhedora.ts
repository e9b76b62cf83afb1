import type { DemoVoice } from '../demo-voice.ts'

export const acolhedora: DemoVoice = {
  quoting: [
    'Li com calma quando você escreveu “{trecho}”, e vale ficar um pouco nessa frase antes de seguir.',
    '“{trecho}”. Que bom que isso encontrou um lugar para ser dito.',
    'Recebo com cuidado o que você contou, sobretudo este pedacinho: “{trecho}”.',
  ],
  thread: [
    'Guardo aqui ao lado o que você disse antes, “{antes}”, enquanto escuto o de agora.',
    'Sem esquecer “{antes}”, que veio um pouco antes, vamos olhar com carinho para o que chegou agora.',
  ],
  confidentiality: [
    'E pode escrever com calma: suas palavras ficam guardadas com criptografia e aparecem apenas na sua conta.',
    'Um lembrete gentil: esta conversa é tratada com confidencialidade, e você pode apagá-la quando sentir vontade.',
    'Sua privacidade é cuidada com honestidade: tudo fica com criptografia na sua conta, ainda que sigilo absoluto nenhum serviço digital possa prometer.',
    'O que você confia a esta tela fica protegido na sua conta até o dia em que você quiser apagar.',
  ],
  closing: [
    'Deixo uma luzinha acesa na janela desta conversa e, junto dela, uma pergunta:',
    'Estendo uma manta leve sobre o que foi dito e deixo ao lado uma curiosidade:',
    'Rego o vasinho que você trouxe e espero, sem pressa, o que vier:',
    'Imagino uma xícara morna entre as suas mãos e pergunto baixinho:',
    'Fica um lugar macio guardado aqui, para quando você quiser pousar:',
  ],
  farewell: [
    'Deixo a luzinha da janela acesa. Vá com calma e com carinho.',
    'Dobro a manta, fecho a cortina devagar e desejo que o resto do seu dia seja macio.',
  ],
  emoji: ['🤍', '🌙', '🌷'],
  grave: {
    quoting: [
      'Li com calma quando você escreveu “{trecho}”, e quero ir bem devagar daqui em diante.',
      'Recebo com cuidado o que você contou: “{trecho}”.',
    ],
  },
  topics: {
    trabalho: [
      'O trabalho costuma pedir que a gente guarde o coração na gaveta, e o que fica guardado cobra seu preço no fim do expediente. Antes de pensar em soluções, vale reconhecer o tamanho do esforço que você vem fazendo.',
      'Passar tantas horas num lugar que pesa vai gastando por dentro, mesmo quando por fora tudo segue em dia. O seu desconforto não é exagero: pode ser a parte de você que ainda sabe do que precisa.',
      'Em que momento do expediente esse peso mais aparece?',
    ],
    sono: [
      'À noite a casa silencia, e tudo o que o dia empurrou para depois vem pedir atenção de uma vez. Não é falta de disciplina; é um corpo tentando se sentir em segurança antes de soltar.',
      'Noite mal dormida deixa o mundo áspero no dia seguinte, e as coisas pequenas passam a arranhar. Talvez hoje caiba baixar um pouco as exigências e tratar o descanso como quem cuida de uma planta: aos pouquinhos, sem cobrança.',
      'O que costuma chegar primeiro quando a luz se apaga, um pensamento, uma lembrança ou uma sensação no corpo?',
    ],
    ansiedade: [
      'Quando o peito aperta assim, o corpo se adianta a um perigo que ainda não tem forma. Podemos ir bem devagar: apoiar os pés no chão, soltar o ar mais comprido do que ele entrou e deixar que uma coisa de cada vez ganhe nome.',
      'Viver com o coração um passo à frente cansa de um jeito que pouca gente vê. Esse alerta todo talvez esteja tentando proteger algo muito importante para você, mesmo sem saber fazer isso com delicadeza.',
      'Em que lugar do corpo isso se instala primeiro?',
    ],
    tristeza: [
      'A tristeza pede pouco: que não a apressem e que alguém note que ela está ali. Você não precisa ter um motivo à altura para senti-la, nem arrumar o rosto para falar dela aqui.',
      'Tem dias em que tudo fica com menos cor, e até o que era simples pede força. Se hoje só couber o mínimo, o mínimo já é bastante: um copo d’água, um banho, uma janela aberta.',
      'Desde quando essa tristeza tem feito companhia a você?',
    ],
    relacionamento: [
      'Gostar de alguém deixa a porta de dentro entreaberta, e por ali entram a alegria e também a mágoa. O que você sente merece ser ouvido antes de qualquer decisão sobre o que fazer.',
      'Há dores que só existem porque houve afeto, e por isso confundem tanto: a saudade e a raiva dividem o mesmo travesseiro. Não é preciso escolher uma delas hoje.',
      'O que faltou ser dito, por você ou pela outra pessoa?',
    ],
    familia: [
      'Família mora num lugar muito antigo da gente, e por isso uma frase pequena dita em casa pode doer como se fosse enorme. Dá para amar e se magoar ao mesmo tempo, e uma coisa não apaga a outra.',
      'Dentro de casa cada pessoa acaba recebendo um papel sem ter pedido, e sair dele dá trabalho e culpa. Talvez uma parte do peso venha de cuidar de um equilíbrio que nunca dependeu só de você.',
      'Que lugar você costuma ocupar na sua família quando as coisas apertam?',
    ],
    luto: [
      'Sinto muito por essa perda. A saudade não tem prazo nem jeito certo: ela vem no meio da tarde, numa música, num lugar vazio à mesa, e o que ela pede é espaço.',
      'Perder quem a gente ama muda a casa por dentro, enquanto o mundo lá fora segue num ritmo que parece até falta de educação. Lembrar em voz alta, chorar ou ficar em silêncio: tudo isso é jeito de continuar amando.',
      'O que você gostaria de contar sobre quem se foi?',
    ],
    solidao: [
      'A solidão dói de um jeito quieto, e pode doer até no meio de uma sala cheia. Querer que alguém repare em você não tem nada de fraqueza; é vontade de encontro.',
      'Faz falta uma presença que pergunte como foi o dia e fique para ouvir a resposta. Esta conversa pode fazer um pouco de companhia, embora eu seja uma IA, e talvez ajude a achar um caminho miúdo até alguém de carne e osso.',
      'De que tipo de companhia você sente mais saudade?',
    ],
    raiva: [
      'A raiva quase sempre chega na frente para defender algo que foi ferido. Ela pode existir aqui sem pedido de desculpas; sentir é uma coisa, agir é outra, e há tempo entre as duas.',
      'Há muita força no que você contou. Às vezes a raiva é o jeito que o cuidado encontra de dizer “aqui, não”, quando outras formas de dizer já se cansaram.',
      'O que foi tocado em você para a raiva precisar aparecer?',
    ],
    culpa: [
      'A culpa tem a mania de julgar o passado com o que só se sabe hoje. Dá para reconhecer o que aconteceu e, ao mesmo tempo, olhar com ternura para quem você era naquele momento, com o que tinha nas mãos.',
      'Carregar essa conta em silêncio cansa. Responsabilidade e castigo são coisas diferentes: a primeira conserta o que dá, o segundo só machuca mais um pouco.',
      'Se uma pessoa querida contasse essa mesma história, o que você diria a ela?',
    ],
    autoestima: [
      'É dura a voz que fala assim com você, e ela provavelmente aprendeu esse tom em algum lugar. Podemos escutá-la sem obedecer, como quem ouve ao longe o rádio de um vizinho.',
      'Quando a gente se olha por um vidro embaçado, até as qualidades viram borrão. Nada do que você contou diminui o cuidado que você merece.',
      'De quem é a voz que costuma dizer essas coisas aí dentro?',
    ],
    cansaco: [
      'Existe um cansaço que o sono não resolve, feito de dias inteiros segurando tudo no lugar. Parar um pouco não desfaz o que você construiu; às vezes é o que permite continuar.',
      'O seu corpo parece estar pedindo trégua, e pedidos assim merecem resposta. Talvez dê para escolher uma única coisa de hoje e pousá-la no chão até amanhã.',
      'O que você tem carregado que quase ninguém vê?',
    ],
    saude: [
      'Quando a saúde preocupa, o corpo, que sempre foi casa, vira motivo de vigília. É natural que o medo faça perguntas a toda hora; as respostas merecem vir de quem possa examinar você de perto.',
      'Conviver com sintoma, exame ou espera exige uma paciência que ninguém ensina. Além do que o corpo sente, existe o que você sente sobre isso, e essa parte cabe inteirinha nesta conversa.',
      'Qual é a parte mais difícil de carregar, o que o corpo sente ou o que a cabeça imagina?',
    ],
    alegria: [
      'Que alegria boa de acompanhar. Vale demorar um pouco nela, como quem deixa o sol bater no rosto, sem pressa de passar para o próximo assunto.',
      'Coisas boas também merecem ser contadas com detalhe; elas viram um lugar para onde voltar nos dias nublados. E essa parece ter uma história bonita por trás.',
      'O que essa alegria mostra sobre o que é importante para você?',
    ],
    saudacao: [
      'Oi! Que bom ter você por aqui. Não precisa chegar com assunto pronto: pode ser um sentimento, um pedaço do dia ou só a vontade de conversar.',
      'Olá, que bom que você veio. Aqui dá para falar baixinho, mudar de ideia no meio e recomeçar quantas vezes quiser.',
      'Como você está chegando hoje?',
    ],
    humano: [
      'Não, não sou uma pessoa: sou uma inteligência artificial, e prefiro dizer isso com todas as letras. Posso escutar o que você escreve e ajudar a dar nome ao que sente, mas não sou psicóloga, e abraço de verdade só gente pode dar.',
      'Quem responde aqui é uma inteligência artificial, sem ninguém digitando do outro lado. O cuidado está no modo de responder; a presença de gente querida e de profissionais continua fazendo toda a diferença.',
      'Como é, para você, falar com uma IA sobre o que sente?',
    ],
    sigilo: [
      'Que bom que você perguntou antes de se abrir. Suas mensagens ficam guardadas com criptografia na sua conta, e você pode apagar qualquer conversa; para haver resposta, o texto é processado por uma inteligência artificial, e por isso não prometo sigilo absoluto. A Política de privacidade conta tudo com detalhe.',
      'O que ajudaria você a se sentir mais à vontade por aqui?',
    ],
    diagnostico: [
      'Entendo a vontade de ter um nome para isso; um nome parece pôr contorno no que assusta. Mas diagnóstico não cabe a mim, que sou uma IA: é trabalho de profissional que possa conhecer você de perto. O que dá para fazer aqui é descrever com carinho o que você sente, e isso ajuda muito numa consulta.',
      'Sem precisar de nome nenhum, como você descreveria o que tem vivido?',
    ],
    laudo: [
      'Obrigada por contar algo tão seu. Um nome dado por quem examinou pode trazer alívio e peso ao mesmo tempo, e você continua sendo muito mais do que ele. Aqui posso ouvir como é viver isso no dia a dia; o tratamento segue com quem acompanha você.',
      'Isso que você nomeou ajuda a entender o terreno, e a história que passa por ele é só sua. Vou com cuidado, sem explicar você a você.',
      'Como tem sido conviver com isso nas últimas semanas?',
    ],
    remedio: [
      'Sobre remédio eu não posso orientar, nem para começar, nem para mudar, nem para parar: isso pede a conversa com quem receitou ou com a unidade de saúde mais perto de você. O que você sente em relação a ele, esse sim, cabe aqui com todo o cuidado.',
      'O que esse tratamento tem despertado em você?',
    ],
    profissional: [
      'Pensar em procurar alguém já é um gesto de cuidado com você. Dá para começar pela UBS do bairro, por um CAPS ou por uma clínica-escola de psicologia, que costuma atender de graça ou por um valor bem acessível.',
      'O que você espera encontrar em quem for escutar você?',
    ],
    conselho: [
      'Entendo a vontade de que alguém aponte um caminho. A escolha é sua, e posso ajudar a enxergá-la: escreva numa folha o que você quer proteger e o que já não cabe mais, e deixe a folha dormir até amanhã antes de resolver.',
      'Se for para sugerir uma coisa só, seria pequena: contar isso a alguém que goste de você e ouvir como soa em voz alta. Muitas respostas aparecem quando a gente se escuta falando.',
      'Que caminho você já vinha namorando em silêncio?',
    ],
    agradecimento: [
      'Que bom que fez algum bem. O passo foi seu: quem pôs em palavras o que estava guardado foi você.',
      'O que dessa conversa você gostaria de levar para o resto do dia?',
    ],
    despedida: ['Foi bom ter a sua companhia nesta conversa. Leve o que serviu e deixe aqui o que pesar.'],
    curta: [
      'Tudo bem responder pouquinho. Às vezes uma palavra só já fez um caminho comprido até chegar aqui, e dá para ficar nela um tempo.',
      'Recebi. Não precisa explicar mais do que isso se agora não der; a gente pode olhar em volta, bem devagar, e ver o que aparece.',
      'O que vem logo depois dessa palavra, se você deixar?',
    ],
    perdido: [
      'Aqui o fio me escapou. Esta é a demonstração do Aconchego, que entende alguns assuntos e se perde em outros; se você contar de outro jeito, com um pouco mais de detalhe, tento acompanhar.',
      'Não consegui alcançar essa. A demonstração tem ouvidos pequenos: reconhece palavras do dia a dia e, fora delas, precisa de ajuda para entender.',
      'Pode me contar isso com outras palavras, do jeito que falaria em casa?',
    ],
    geral: [
      'Pelo que você conta, há coisa aí que pede tempo para ser olhada de perto. Não precisa estar em ordem nem fazer sentido; dá para começar pelo pedaço que estiver mais à mão.',
      'Às vezes a gente escreve só para ver do lado de fora o que sente, e isso já muda a luz sobre as coisas. Cada parte do que você traz tem lugar aqui.',
      'O que você acrescenta agora dá mais contorno ao que já vinha aparecendo. Às vezes é na segunda vez de contar que a gente percebe onde aperta de verdade.',
      'Há um cuidado no jeito como você descreve isso, e ele também merece ser notado. Não precisamos chegar a uma conclusão; dá para só ficar perto por um tempo.',
      'Se o que você sente agora tivesse um nome, qual seria?',
      'Que parte disso você ainda não contou para ninguém?',
      'O que você precisaria ouvir agora, se pudesse escolher?',
      'Quando isso dá uma trégua, onde você costuma estar?',
    ],
  },
}
