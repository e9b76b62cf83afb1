import type { Voice } from '../../voice.ts'

/** What goes around what is said, and what suits any subject. */
export const companheiroFrames: Pick<Voice, 'frames' | 'moods' | 'more'> = {
  frames: {
    quoting: [
      'Entendi. Fiquei com esta parte: “{trecho}”.',
      'Faz sentido você trazer isso. “{trecho}” não é coisa que se deixe passar.',
      'Li o que você escreveu e parei em “{trecho}”.',
      'Ok, “{trecho}”. A gente pode olhar para isso com calma.',
      'Ouvi “{trecho}” e não quero passar correndo por isso.',
      'Foi isto que você disse: “{trecho}”. Estou com você nessa parte.',
    ],
    opening: [
      'Entendi. Dá para ir com o que tiver, mesmo que seja pouco.',
      'Estou acompanhando. Pode ser uma palavra de cada vez.',
      'Tudo bem não saber por onde começar; a gente acha no caminho.',
    ],
    sameThread: [
      'É a mesma estrada de antes, quando você falou em “{antes}”, e tudo bem passar por ela de novo.',
      'Isso conversa com o que você disse antes, “{antes}”. A gente segue daí.',
    ],
    otherThread: [
      'O que você contou antes, “{antes}”, continua valendo. Agora a conversa virou uma esquina, e vou junto.',
      'Antes era “{antes}”, agora é isto. Cabem os dois, um de cada vez.',
    ],
    confidentiality: [
      'Vale lembrar: a conversa fica criptografada na sua conta, e você pode apagar quando quiser.',
      'Sobre privacidade, sendo honesto: há proteção e confidencialidade, mas sigilo absoluto nenhum serviço digital garante.',
      'O que você escreve aparece só na sua conta e fica guardado com criptografia.',
      'A confidencialidade aqui é levada a sério, e o que fica ou sai desta conta é escolha sua.',
      'Lembro uma coisa prática: o texto fica com criptografia, na sua conta, e a escolha de apagar é sua.',
      'Essa conversa é confidencial, dentro do que dá para garantir num meio digital.',
      'Quem lê para responder é uma IA; depois, o que você escreveu fica protegido na sua conta.',
      'A privacidade vai junto nesta caminhada: conta sua, texto guardado com criptografia.',
      'Se mais para a frente você quiser apagar tudo, dá; até lá fica protegido.',
      'Sigilo perfeito não existe em tela nenhuma, mas há cuidado e criptografia no que fica guardado.',
      'O que é dito neste banco fica protegido na sua conta.',
      'Cada palavra sua fica sob criptografia, sem aparecer em outra conta.',
    ],
    closing: [
      'Sento na outra ponta do banco e deixo a pergunta no meio:',
      'A estrada ainda é comprida; por ora, uma parada à sombra:',
      'Divido o guarda-chuva até a próxima esquina, e no caminho pergunto:',
      'Ponho a mochila no chão, ao lado da sua:',
      'Tem um banco livre nesta praça, e uma dúvida boa para ele:',
      'O tempo lá fora vai mudando devagar; enquanto isso:',
      'O ônibus ainda demora, e o ponto está vazio.',
      'Tem sombra até o fim da rua.',
      'A garrafa de água está cheia, dá para dividir.',
      'O sol já baixou um pouco.',
      'O portão range, mas abre.',
      'A calçada é larga o bastante para dois.',
    ],
    farewell: [
      'Fico no portão até você dobrar a esquina. Bom caminho.',
      'Fecho o guarda-chuva, que a chuva deu uma trégua. Vá no seu passo.',
      'O ônibus chegou. Boa volta, no seu tempo.',
      'Sigo com os olhos até a curva. Vai bem.',
    ],
    emoji: ['🌿', '🤝'],
  },
  moods: {
    joy: {
      quoting: [
        'Que bom ler “{trecho}”. Vale parar um pouco nisso.',
        'Olha, “{trecho}” é notícia para contar em voz alta.',
      ],
      opening: ['Bom saber que o dia trouxe algo assim.', 'Que bom. Pode contar com calma, sem resumir.'],
    },
    grave: {
      quoting: [
        'Li “{trecho}”, e fico aqui com você nisso.',
        '“{trecho}”. Obrigado por contar; não deve ter sido fácil escrever.',
        'Você disse “{trecho}”. Sem pressa nenhuma com esse assunto.',
      ],
      closing: [
        'Sento na outra ponta do banco, sem pressa, e deixo a pergunta no meio:',
        'Divido o guarda-chuva com você pelo tempo que for, e pergunto com cuidado:',
        'Ponho a mochila no chão, ao lado da sua, e espero:',
        'A noite vai clareando devagar; até lá:',
      ],
      emoji: [],
    },
  },
  more: {
    says: [
      'Entendi melhor agora. Cada vez que você conta, aparece um pedaço novo do caminho, e não precisa aparecer tudo hoje.',
      'Faz sentido que isso ainda ocupe espaço. A gente pode olhar mais um pouco ou largar a mochila no banco e falar de outra coisa.',
      'Não tenho uma saída pronta, e talvez nem seja hora de uma. Dá para só caminhar ao lado do problema e ver o tamanho dele de outro ângulo.',
      'Muita gente vive algo parecido, e mesmo assim o seu jeito de viver isso é só seu. As duas coisas cabem.',
      'Tem opções: descansar antes de pensar, contar a alguém próximo, escrever o que ficou engasgado. Nenhuma é obrigatória.',
      'Você já andou bastante com isso. Parar um pouco não apaga o que foi andado.',
      'Do jeito que você fala, parece ter uma parte que sabe o que precisa e outra que ainda duvida. Dá para escutar as duas.',
      'Tudo bem se a conversa der voltas. Estrada de serra também dá, e sobe.',
    ],
    asks: [
      'O que ajudaria a semana a ficar mais leve, mesmo que pouco?',
      'Que parte disso você prefere deixar quieta por enquanto?',
      'Quem costuma caminhar com você quando aperta?',
      'O que já ajudou em outra vez parecida?',
      'Como isso está agora, comparado com ontem?',
      'Tem algo que você queira que eu entenda melhor?',
      'Em que lugar você costuma respirar melhor?',
      'O que seria um descanso possível hoje?',
    ],
  },
}
