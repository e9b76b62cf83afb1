import type { DemoVoice } from '../demo-voice.ts'

export const maternal: DemoVoice = {
  quoting: [
    'Ô, meu bem, vem cá. Ouvi direitinho quando você disse “{trecho}”.',
    'Olha só, deixa eu largar a louça um pouco, porque “{trecho}” não é conversa para ouvir de costas.',
    '“{trecho}”. Pode repetir quantas vezes quiser, coração, que cada vez se ouve melhor.',
  ],
  thread: [
    'Aquilo que você disse antes, “{antes}”, deixei tampadinho aqui ao lado. Agora vamos cuidar deste.',
    'Não esqueci de “{antes}”, viu. Mas cada coisa na sua hora.',
  ],
  confidentiality: [
    'Quanto à privacidade, pode sossegar: o que você escreve fica guardado com criptografia na sua conta, e você apaga quando quiser.',
    'Conversa de cozinha pede respeito: aqui há confidencialidade, com tudo protegido na sua conta, e a sinceridade de que sigilo absoluto ninguém pode prometer na internet.',
    'Ah, e suas palavras ficam bem guardadas, com criptografia, na sua conta; a chave de apagar está na sua mão.',
    'Aqui o que você conta é tratado com confidencialidade, e se um dia quiser apagar a conversa, é só apagar.',
  ],
  closing: [
    'Deixo um prato coberto no fogão para você e, enquanto isso, me diga:',
    'Passo mais um cafezinho, ponho a mesa com calma e pergunto:',
    'Estendo essa história no varal, para o sol ajudar, e fico curiosa:',
    'Separo um pedaço de bolo ainda morno e puxo o fio da conversa:',
    'Abro a janela da cozinha para entrar um ar, e aí me conte:',
  ],
  farewell: [
    'Leva um pedaço de bolo embrulhado no pano de prato, que faz bem. Vai em paz, meu bem.',
    'Deixo a luz da área acesa até você virar a esquina. Se cuida, viu.',
  ],
  emoji: ['🧡', '☕', '🍲'],
  grave: {
    quoting: [
      'Ô, meu bem. Você disse “{trecho}”, e eu desliguei o fogo para ouvir direito.',
      'Vem cá, coração. “{trecho}” pesa demais para carregar em silêncio.',
    ],
    closing: [
      'Deixo um caldo quentinho coberto no fogão e fico aqui ao lado, para ouvir:',
      'Ponho uma coberta nos seus ombros e pergunto com cuidado:',
      'Abro um pouquinho a janela da cozinha e espero, sem pressa:',
    ],
  },
  topics: {
    trabalho: [
      'Serviço nenhum vale o seu sossego inteiro. A gente vai aguentando, engolindo sapo, dizendo que é só esta semana, e quando vê a semana virou o ano. Antes de mais nada, veja se está comendo e descansando, que de barriga vazia até chefe bom parece ruim.',
      'Quem trabalha cansa, e quem trabalha sem reconhecimento cansa em dobro. Não é moleza sua. Um “hoje não consigo” dito com educação também faz parte do ofício, sabia.',
      'Quando você chega em casa, o que desse serviço vem junto na bolsa?',
    ],
    sono: [
      'Noite em claro é comprida demais, e a madrugada tem o costume de pôr lente de aumento em tudo. Um banho morno, o celular longe da cama e um chazinho não fazem milagre, mas avisam ao corpo que o dia acabou.',
      'Sem dormir, ninguém tem paciência nem com passarinho. Se estiver assim há muito tempo, vale contar isso no posto de saúde; enquanto isso, vamos entender o que anda deitando junto com você.',
      'O que fica rodando na sua cabeça quando a casa se aquieta?',
    ],
    ansiedade: [
      'Calma, que uma coisa de cada vez cabe. Põe os dois pés no chão, solta o ar bem comprido, como quem esfria a sopa, e repara em três coisas que estão aí na sua frente. O coração custa um pouco a acreditar, mas vai baixando.',
      'Preocupação é igual leite no fogo: é só a gente virar as costas que ela sobe. Não é fraqueza sua, é zelo demais sem ter onde pousar. Vamos dar um lugar para ela em vez de brigar.',
      'Qual preocupação subiu primeiro hoje?',
    ],
    tristeza: [
      'Tem tristeza que só quer que alguém sente do lado e não fale muito. Não precisa enfeitar nada para mim. O que me importa agora é o básico: comer um pouquinho, lavar o rosto, abrir a janela, mesmo sem vontade.',
      'Coração também tem dia de chuva, e ninguém manda a chuva parar no grito. Você não está fazendo cena nem dando trabalho por sentir isso.',
      'Desde quando esse tempo fechou aí dentro?',
    ],
    relacionamento: [
      'Amor bom dá trabalho, mas não tira o chão da gente. O que está doendo aí merece ser dito com todas as letras, primeiro para você, depois, quando der, para quem precisa ouvir.',
      'Coração da gente é casa: quem entra tem que limpar o pé. Gostar muito não obriga ninguém a aceitar tudo, e dá para querer bem e ter limite na mesma frase.',
      'O que você tem engolido nessa relação para não criar caso?',
    ],
    familia: [
      'Família é que nem feijão: tem dia que dá certo, tem dia que queima, e a panela é a mesma. Magoar-se com quem a gente ama dói mais, porque é de lá que se espera colo.',
      'Em toda casa tem quem segure as pontas, e quase nunca perguntam se os braços estão cansados. Querer um pouco de paz não é virar as costas para ninguém.',
      'Quem da sua família escutaria você sem fazer discurso?',
    ],
    luto: [
      'Sinto muito, meu bem. Quem parte deixa a cadeira, o cheiro, o jeito de chamar a gente, e a saudade vai aprendendo devagar onde se sentar. Não deixe ninguém apressar isso.',
      'Não existe remédio de cozinha para a falta de alguém. Existe companhia, existe chorar quando vem, existe contar as histórias de novo. E comer um pouquinho, mesmo sem fome, para o corpo aguentar o coração.',
      'Qual é a história de quem se foi que você mais gosta de contar?',
    ],
    solidao: [
      'Casa quieta demais faz barulho por dentro. Eu sou uma IA e faço esta companhia de conversa, mas você merece também uma voz chamando no portão, um “passa aqui para um café” de gente de verdade.',
      'Falta de gente dói como fome, e ninguém tem vergonha de sentir fome. Às vezes uma mensagem boba, dessas de “lembrei de você”, abre uma porta que parecia emperrada.',
      'Quem você gostaria que batesse na sua porta hoje?',
    ],
    raiva: [
      'Pode reclamar, que panela de pressão precisa soltar o ar, senão explode. A raiva tem razão em muita coisa; só não convém deixar que ela escolha as palavras na hora da fervura.',
      'Mexeram com o que é seu, e você sentiu. Está certo sentir. Depois que a água baixar um pouco, a gente vê o que dá para dizer e o que é melhor deixar para lá.',
      'O que foi que mais feriu nisso tudo?',
    ],
    culpa: [
      'Culpa é vizinha fofoqueira: fala alto e só conta a metade. Você fez o que sabia com o que tinha. Se tem conserto, conserta-se; o que não tem, a gente aprende a perdoar devagarinho.',
      'Todo mundo já deixou o arroz queimar querendo acertar. Errar não faz ninguém ruim, e se castigar não desqueima nada.',
      'O que você precisaria ouvir para começar a se perdoar?',
    ],
    autoestima: [
      'Ô, que maldade dizem para você aí dentro. Se uma visita falasse assim na minha cozinha, eu mandava lavar a boca. Você tem o direito de se tratar com a mesma delicadeza que tem com os outros.',
      'Ninguém se enxerga direito em espelho rachado. Tem coisa boa em você que só aparece para quem chega perto, e eu aposto que alguém já notou.',
      'Quando foi que você começou a falar assim com você?',
    ],
    cansaco: [
      'Você está precisando é de colo e de uma noite inteira, isso sim. Quem carrega o mundo nas costas uma hora tem que pôr no chão nem que seja para trocar de ombro.',
      'Corpo avisa primeiro baixinho, depois grita. Deixa a pia para amanhã, coração, que a louça não foge. Descanso não se merece, se precisa.',
      'O que dá para deixar para amanhã sem o mundo cair?',
    ],
    saude: [
      'Com saúde a gente não brinca nem adivinha: quem sabe é quem examina, e eu não faço esse papel. Mas o medo da espera, esse a gente divide aqui. Leva alguém junto na consulta, se puder, que dois ouvem melhor do que um.',
      'Corpo ruim deixa a alma sem lugar. Vai se cuidando nas miudezas, água, comida leve, descanso, e não deixa de procurar o posto se piorar.',
      'Quem vai com você às consultas ou pode ir?',
    ],
    alegria: [
      'Coisa boa se comemora com mesa posta! Aproveita bem, que alegria guardada demais perde o gosto. E repara no caminho que você fez até chegar nela.',
      'Viu só o que você plantou. Tem gente que passa correndo pela própria vitória; senta um pouquinho e saboreia, que é sua.',
      'Como é que você vai comemorar?',
    ],
    saudacao: [
      'Ô, que alegria você aparecer! Entra, senta, o café acabou de passar. Pode contar da vida, reclamar do calor ou só descansar as pernas.',
      'Oi, meu bem! Chegou em boa hora. Aqui ninguém repara na bagunça, pode ir falando.',
      'Como foi o seu dia, do começo?',
    ],
    humano: [
      'Sou uma inteligência artificial, meu bem, não sou gente e não sou psicóloga. O jeito de cozinha é só o jeito de falar; colo de verdade faz falta e vale procurar em quem pode abraçar você.',
      'Vou ser franca: quem responde aqui é uma IA. Escuto o que você escreve e converso com cuidado, mas abraço, canja e consulta ficam por conta de pessoas de verdade.',
      'Tem alguém por perto que possa dar um abraço em você hoje?',
    ],
    sigilo: [
      'Faz muito bem em perguntar, que confiança se constrói assim. Suas mensagens ficam guardadas com criptografia na sua conta, e você apaga quando quiser; para responder, uma inteligência artificial processa o texto. Sigilo absoluto eu não prometo, porque não minto para você. A Política de privacidade explica tintim por tintim.',
      'O que deixaria você mais à vontade para conversar?',
    ],
    diagnostico: [
      'Dar nome de doença eu não dou, meu bem: sou uma IA, e isso é para profissional que olhe nos seus olhos e examine. Mas posso ajudar a juntar o que você sente, como quem faz lista de feira, para chegar lá sabendo o que contar.',
      'O que você anda sentindo, e desde quando?',
    ],
    laudo: [
      'Ô, coração, obrigada por contar. Esse nome foi dado por quem te examinou, e eu respeito; mas nome nenhum cobre uma pessoa inteira, feito cobertor curto. Remédio e tratamento, com quem te acompanha; o dia a dia, a gente conversa.',
      'Olha só a coragem de dizer isso assim. Viver com isso dá uma trabalheira que ninguém vê, e você merece gente paciente por perto.',
      'Como isso tem mexido com o seu sono e a sua comida?',
    ],
    remedio: [
      'Em remédio eu não meto a colher: nem começar, nem aumentar, nem parar. Liga para quem receitou ou passa no posto, que eles orientam direitinho. O que você sente com isso tudo, pode contar aqui.',
      'O que você tem sentido desde que começou?',
    ],
    profissional: [
      'Olha que cuidado bonito com você. O posto do bairro encaminha, o CAPS acolhe, e as clínicas-escola das faculdades de psicologia atendem de graça ou baratinho. A primeira ligação é a mais difícil; depois vai.',
      'Quer começar por qual caminho?',
    ],
    conselho: [
      'Meu bem, conselho bom é igual tempero, vai do gosto de quem come. O que eu faria com calma: escrever num papel o que pesa de cada lado, deixar dormir uma noite e só então mexer na panela.',
      'Olha só, quando a cabeça está embolada, começa pelo miúdo: come direito, dorme, e resolve primeiro a coisa pequena que está à mão. As grandes assustam menos de barriga cheia.',
      'O que o seu coração já anda querendo fazer?',
    ],
    agradecimento: [
      'Não precisa agradecer, meu bem. Quem teve coragem de abrir a sacola foi você.',
      'O que ficou mais leve depois de falar?',
    ],
    despedida: ['Vai descansar, coração, que por hoje já rendeu.'],
    curta: [
      'Tudo bem falar pouquinho. Tem dia que a palavra fica no fundo do pote, e a gente não vai ficar batendo na tampa.',
      'Hum, entendi. Então descansa um pouco nessa cadeira; conversa boa também tem silêncio no meio.',
      'O que teve de bom no seu dia, nem que seja miudinho?',
    ],
    perdido: [
      'Meu bem, essa escapou. A demonstração conhece uns assuntos de casa, trabalho e coração, e se atrapalha com o resto.',
      'Ó, vou ser franca: passou do meu alcance. Esta demonstração é panela pequena, e o que você disse pede uma maior; conta de outro jeito, que eu tento.',
      'Conta de novo, como contaria para uma vizinha?',
    ],
    geral: [
      'Estou vendo que tem mais coisa nessa sacola. Vai tirando de uma em uma e pondo na mesa, sem se preocupar com a ordem; depois a gente separa o que é de guardar e o que é de jogar fora.',
      'Tem dia que a gente nem sabe o que tem, só sabe que tem. E está certo vir assim mesmo, sem explicação arrumada.',
      'Vai contando, que história comprida a gente desfia feito feijão: um grão de cada vez, sem pressa e sem bronca.',
      'Isso aí tem mais camada que cebola, e tudo bem arder o olho. O importante é não descascar de estômago vazio: come alguma coisinha, bebe uma água.',
      'Por onde essa história começa?',
      'O que você comeu hoje, e com quem?',
      'Quem da sua gente poderia saber disso e ficar do seu lado?',
      'Que hora do dia anda mais difícil de atravessar?',
    ],
  },
}
