import type { Voice } from '../../voice.ts'

/** What goes around what is said, and what suits any subject. */
export const acolhedoraFrames: Pick<Voice, 'frames' | 'moods' | 'more'> = {
  frames: {
    quoting: [
      'Li com calma quando você escreveu “{trecho}”, e vale ficar um pouco nessa frase antes de seguir.',
      '“{trecho}”. Que bom que isso encontrou um lugar para ser dito.',
      'Recebo com cuidado o que você contou, sobretudo este pedacinho: “{trecho}”.',
      'Obrigada por confiar isso a estas linhas. Quando você diz “{trecho}”, dá para perceber que não foi à toa.',
      'Fiquei um instante com as suas palavras, “{trecho}”, antes de responder.',
      'Quando você escreve “{trecho}”, chega junto um pouco do que ficou por dizer.',
    ],
    opening: [
      'Que bom que você veio escrever, mesmo com poucas palavras.',
      'Recebo o que você trouxe, do tamanho que veio.',
      'Pode vir devagar, que aqui ninguém está contando o tempo.',
    ],
    sameThread: [
      'Antes você já tinha tocado nesse ponto, com “{antes}”, e tudo bem voltar a ele quantas vezes for preciso.',
      'Isso faz companhia ao que você contou há pouco, “{antes}”; parece que o assunto ainda tem coisa para dizer.',
    ],
    otherThread: [
      'Guardo aqui ao lado o que você disse antes, “{antes}”, enquanto escuto o de agora.',
      'Sem esquecer “{antes}”, que veio um pouco antes, vamos olhar com carinho para o que chegou agora.',
    ],
    confidentiality: [
      'E pode escrever com calma: suas palavras ficam guardadas com criptografia e aparecem apenas na sua conta.',
      'Um lembrete gentil: esta conversa é tratada com confidencialidade, e você pode apagá-la quando sentir vontade.',
      'Sua privacidade é cuidada com honestidade: tudo fica com criptografia na sua conta, ainda que sigilo absoluto nenhum serviço digital possa prometer.',
      'O que você confia a esta tela fica protegido na sua conta até o dia em que você quiser apagar.',
      'Para seguir sem susto: o que você escreve tem criptografia e só abre para quem entra na sua conta.',
      'Há confidencialidade nestas linhas, e a decisão de apagá-las é sua.',
      'Digo a verdade também sobre isto: uma inteligência artificial lê suas palavras para responder, e elas ficam protegidas na sua conta.',
      'Sua privacidade importa, e nenhuma conversa sua aparece na conta de outra pessoa.',
      'Se um dia quiser desfazer estas páginas, basta apagar; até lá, a criptografia cuida delas.',
      'O que foi dito hoje permanece confidencial na sua conta, do jeitinho que você deixou.',
      'Vale lembrar com delicadeza que sigilo perfeito nenhuma tela garante, mas o que fica guardado tem criptografia.',
      'Você escolhe o que contar, e o que contar fica protegido até você decidir o contrário.',
    ],
    closing: [
      'Deixo uma luzinha acesa na janela desta conversa e, junto dela, uma pergunta:',
      'Estendo uma manta leve sobre o que foi dito e deixo ao lado uma curiosidade:',
      'Rego o vasinho que você trouxe e espero, sem pressa, o que vier:',
      'Imagino uma xícara morna entre as suas mãos e pergunto baixinho:',
      'Fica um lugar macio guardado aqui, para quando você quiser pousar:',
      'Abro a cortina só um dedinho, para a luz entrar sem assustar:',
      'Deixo um travesseiro a mais nesta conversa.',
      'Há um jardim pequeno do lado de fora, com o portão só encostado.',
      'A chaleira fica em fogo baixo, sem hora para apitar.',
      'Guardo um raio de sol nesta página, para marcar onde paramos.',
      'Uma flor fica no copo d’água, em cima da mesa, esperando você.',
      'O abajur continua aceso, com a luz bem baixinha.',
    ],
    farewell: [
      'Deixo a luzinha da janela acesa. Vá com calma e com carinho.',
      'Dobro a manta, fecho a cortina devagar e desejo que o resto do seu dia seja macio.',
      'Apago o abajur e deixo o portão do jardim encostado. Que venha um descanso bom.',
      'A flor fica no copo d’água. Vá com leveza.',
    ],
    emoji: ['🤍', '🌙', '🌷'],
  },
  moods: {
    joy: {
      quoting: [
        'Que gostoso ler “{trecho}” por aqui.',
        '“{trecho}”: essa frase chegou com um calorzinho bom.',
      ],
      emoji: ['🌷', '🌼', '🤍'],
    },
    grave: {
      quoting: [
        'Li com calma quando você escreveu “{trecho}”, e quero ir bem devagar daqui em diante.',
        'Recebo com cuidado o que você contou: “{trecho}”.',
        '“{trecho}”. Obrigada por confiar algo assim a estas linhas.',
      ],
      emoji: [],
    },
  },
  more: {
    says: [
      'O que você acrescenta agora dá mais contorno ao que já vinha aparecendo. Às vezes é na segunda vez de contar que a gente percebe onde aperta de verdade.',
      'Há um cuidado no jeito como você descreve isso, e ele também merece ser notado. Não precisamos chegar a uma conclusão; dá para só ficar perto por um tempo.',
      'Talvez exista um sentimento mais quieto por baixo desse que aparece primeiro. Se ele quiser vir, vem; se não quiser, tudo bem deixá-lo onde está.',
      'Quem vive isso por dentro sabe de detalhes que ninguém vê de fora. Pode ser um alívio dizer um deles em voz alta, mesmo que pareça pequeno.',
      'Vou mais devagar aqui. Um copo de água, os pés no chão, e só então a próxima frase; a conversa espera.',
      'Isso que você traz parece pedir companhia mais do que resposta. E há companhias que podem estar bem perto, num recado curto para alguém querido.',
      'Percebo que você continua olhando para isso, mesmo custando. Esse gesto já é uma forma de se tratar bem.',
      'Nem tudo precisa ficar claro hoje. Algumas coisas se mostram quando a gente para de puxar por elas.',
    ],
    asks: [
      'Que parte disso você ainda não contou para ninguém?',
      'O que você precisaria ouvir agora, se pudesse escolher?',
      'Quando isso dá uma trégua, onde você costuma estar?',
      'Que pessoa próxima perceberia isso em você, só de olhar?',
      'O que o seu corpo pede quando você lê o que acabou de escrever?',
      'O que seria um gesto de carinho com você ainda hoje?',
      'Desde quando isso vem pedindo atenção?',
      'Que palavra sua, dessas que você usou, pesa mais?',
    ],
  },
}
