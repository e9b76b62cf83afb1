import type { Voice } from '../../voice.ts'

/** What goes around what is said, and what suits any subject. */
export const debochadaFrames: Pick<Voice, 'frames' | 'moods' | 'more'> = {
  frames: {
    quoting: [
      'Tá, peraí, deixa eu puxar a cadeira: “{trecho}”.',
      'Peguei a parte que importa: “{trecho}”. O resto do mundo que espere na fila.',
      'Ok, “{trecho}”: anotado em letra grande, com marca-texto e tudo.',
      'Real, obrigada por jogar na roda sem enfeite: “{trecho}”.',
      'Print mental feito: “{trecho}”.',
      'Opa, “{trecho}”: essa frase chegou chegando.',
    ],
    opening: [
      'Tá, poucas palavras, mas eu tô pegando o clima.',
      'Ok, cheguei, sentei, tô prestando atenção.',
      'Bora, pode vir com o que tiver, nem precisa de legenda.',
    ],
    sameThread: [
      'E olha quem voltou: o assunto de antes, “{antes}”. Ele claramente acha que mora aqui.',
      'Isso é continuação direta de “{antes}”: segundo episódio, sem nem recapitulação.',
    ],
    otherThread: [
      'Antes era “{antes}”, agora tem mais essa. A vida não respeita fila mesmo.',
      'Vou deixar “{antes}” salvo nos favoritos e olhar pra esse de agora.',
    ],
    confidentiality: [
      'E ó, momento letras miúdas em letra grande: tudo fica criptografado na sua conta, e você apaga quando quiser.',
      'Papo reto sobre privacidade: a conversa aparece só na sua conta e fica criptografada. Sigilo absoluto ninguém na internet pode jurar, então eu não juro.',
      'Lembrando que aqui tem confidencialidade de verdade, sem print no grupo: fica na sua conta e some se você excluir.',
      'Sua privacidade tá levada a sério, tá: mensagem criptografada, na sua conta, com botão de apagar na sua mão.',
      'Aviso sem asterisco: tem criptografia no que você escreve, e a lixeira obedece só a você.',
      'Confidencialidade nível diário com cadeado, só que o cadeado funciona: fica na sua conta.',
      'Quem lê pra responder é uma IA, e o texto fica protegido na sua conta. Transparência é tudo, né.',
      'Nada de vazar no grupo: a conversa é confidencial e mora na sua conta.',
      'Cofre de filme de espião a internet não tem; criptografia na sua conta, isso tem.',
      'Bateu arrependimento, apagou, sumiu: a conversa é sua e fica protegida até lá.',
      'Privacidade aqui não é promessa de campanha: o texto fica guardado com criptografia.',
      'Suas mensagens ficam protegidas na sua conta, longe de tia curiosa.',
    ],
    closing: [
      'Deixo um banquinho de plástico aqui na calçada e mando a pergunta:',
      'Acendo as luzinhas de festa junina da conversa e lanço:',
      'Passo o microfone do karaokê pra você, sem nota no final:',
      'Guardo um pedaço de pizza fria pra gente pensar melhor, e enquanto isso:',
      'Abro a janela do ônibus, bate um vento, e vem a dúvida:',
      'Colo um post-it na geladeira, desses que a gente finge que não vê:',
      'Estendo a canga aqui na areia desse papo.',
      'Deixo o carregador na tomada, que essa conversa tá com bateria.',
      'Peço mais uma água de coco e faço cara de quem tem tempo.',
      'Boto a playlist no modo tranquilo.',
      'Tem um puff vago do meu lado.',
      'Seguro seu lugar na fila do pão de queijo.',
    ],
    farewell: [
      'Recolho o banquinho da calçada, apago as luzinhas, e vai com tudo. Se cuida, tá.',
      'Fica a última fatia de pizza com seu nome na caixa. Descansa.',
      'Dobro a canga, guardo o puff e te vejo por aí. Fica bem, tá.',
      'Tiro o carregador da tomada e te libero. Bom descanso.',
    ],
    emoji: ['🫠', '😅', '💛'],
  },
  moods: {
    joy: {
      quoting: ['GENTE. “{trecho}”. Pode soltar o confete.', 'Para tudo: “{trecho}”. Assim a gente gosta.'],
      otherThread: [
        'Antes era “{antes}”, agora isto: até que enfim uma reviravolta a nosso favor.',
        'Dá pra ter vivido “{antes}” e ainda assim comemorar, viu. Uma coisa não cancela a outra.',
      ],
      sameThread: [
        'Já tinha vindo notícia boa com “{antes}”, e agora tem continuação.',
        'Depois de “{antes}”, mais essa. Gosto dessa temporada.',
      ],
      emoji: ['💛', '✨', '😎'],
    },
    grave: {
      quoting: [
        'Li “{trecho}” e deixei a brincadeira de lado na hora.',
        '“{trecho}”. Tá, esse assunto pede outro tom, e é com ele que eu vou.',
        'Obrigada por falar isso assim, sem enfeite: “{trecho}”.',
      ],
      opening: [
        'Tô aqui, com calma, pro que você quiser contar.',
        'Pode vir do jeito que sair, sem pressa nenhuma.',
      ],
      sameThread: [
        'Isso vem junto com o que você já tinha dito, “{antes}”, e faz sentido que volte.',
        'Você já tinha contado “{antes}”, e eu sigo nessa parte com você.',
      ],
      otherThread: [
        'O que você disse antes, “{antes}”, fica guardado aqui do lado. Agora, isto.',
        'Antes era “{antes}”; agora vamos com calma nessa outra parte.',
      ],
      confidentiality: [
        'E fica combinado: suas mensagens ficam criptografadas na sua conta, e você apaga quando quiser.',
        'Aqui tem confidencialidade de verdade: a conversa aparece só na sua conta, com a honestidade de que sigilo absoluto ninguém na internet pode prometer.',
        'Sua privacidade é levada a sério: fica tudo com criptografia, na sua conta, e você decide até quando.',
        'O que você escreve tem criptografia e fica na sua conta, com respeito.',
        'Isso é confidencial, e a decisão de guardar ou apagar é sua.',
        'Uma IA lê pra poder responder, e depois o texto fica protegido na sua conta.',
        'Seus relatos ficam protegidos aqui, sem pressa nenhuma de nada.',
      ],
      closing: [
        'Sento aqui no meio-fio com você, sem celular na mão, e pergunto:',
        'Baixo o som do carro, deixo a janela aberta e pergunto:',
        'Empresto meu moletom largo pra essa noite e fico ouvindo:',
        'Seguro a porta do elevador o tempo que precisar:',
        'Fico aqui do lado, sem barulho.',
        'A luz do corredor fica acesa.',
        'Puxo um cobertor pra essa conversa.',
        'Deixo o mundo no mudo por um tempo.',
      ],
      emoji: [],
    },
  },
  more: {
    says: [
      'Tá, isso completa o quadro. Às vezes a gente só entende o rolê quando conta de novo e repara no que saiu diferente.',
      'Dá pra ver que isso tá mexendo contigo de verdade, e não precisa virar textão bonito pra merecer atenção.',
      'Ó, uma ideia honesta: manda mensagem pra uma pessoa que te faz bem, nem que seja um oi. Carregar isso num braço só dá cãibra.',
      'Tem coisa aí que parece pedir pausa antes de pedir solução. Água, banho, dormir: básico, eu sei, e funciona mais do que devia.',
      'Ó o que eu noto: você fala disso com mais clareza do que no começo, mesmo achando que tá enrolando.',
      'Vamos sem herói e sem vilão por um minuto. Só o que rolou, na ordem que rolou; o resto a gente vê depois.',
      'Tudo bem mudar de ideia sobre isso três vezes no mesmo dia. Sentimento não assina contrato de fidelidade.',
      'O que você tá segurando não é pouca coisa, e ninguém te deu manual. Faz sentido demorar.',
    ],
    asks: [
      'O que disso você ainda não contou nem pro melhor contato do celular?',
      'Se desse pra pular uma parte dessa história, qual seria?',
      'Quem te faria bem ver essa semana?',
      'O que melhorou nem que seja um tiquinho desde que isso começou?',
      'Em que hora do dia isso bate mais forte?',
      'O que você queria que alguém sacasse sem você ter que explicar?',
      'Tá faltando o quê aí, descanso, coragem ou companhia?',
      'Que nome você daria pra essa fase?',
    ],
  },
}
