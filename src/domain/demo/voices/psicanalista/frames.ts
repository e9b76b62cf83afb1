import type { Voice } from '../../voice.ts'

/** What goes around what is said, and what suits any subject. */
export const psicanalistaFrames: Pick<Voice, 'frames' | 'moods' | 'more'> = {
  frames: {
    quoting: [
      '“{trecho}”. Chama atenção o modo como isso foi dito.',
      'Você escolheu dizer “{trecho}”. Detenho-me nessas palavras.',
      'Noto a frase “{trecho}” no meio do que você traz.',
      '“{trecho}”: há algo aí que insiste em ser escutado.',
      'Em “{trecho}”, cada palavra parece ter sido escolhida, ou ter escapado.',
      'Retomo o que foi dito: “{trecho}”.',
    ],
    opening: [
      'O pouco que se diz também diz.',
      'Há um intervalo antes das palavras, e ele tem lugar aqui.',
      'Tomo o que você trouxe como um começo.',
    ],
    sameThread: [
      'Antes havia “{antes}”. O tema retorna, e o retorno raramente é por acaso.',
      'Isso se encadeia com “{antes}”. Algo se repete entre as duas falas.',
    ],
    otherThread: [
      'Há pouco você dizia “{antes}”; agora aparece outra coisa. Talvez os dois pontos se conheçam.',
      'De “{antes}” até aqui houve um deslocamento, e vale notar por onde ele passou.',
    ],
    confidentiality: [
      'O que se diz aqui é tratado com confidencialidade: fica criptografado na sua conta, e apagá-lo cabe a você.',
      'Quanto ao sigilo, convém a verdade: há criptografia e cuidado; garantia absoluta, nenhum serviço digital oferece.',
      'Estas palavras ficam guardadas, com criptografia, apenas na sua conta.',
      'A privacidade desta conversa é protegida, e o destino dela, mantê-la ou apagá-la, é seu.',
      'Esta fala é confidencial; permanece na sua conta enquanto você quiser.',
      'Uma inteligência artificial lê para poder responder, e o texto fica protegido por criptografia.',
      'Guardar ou apagar: a decisão é sua, e a privacidade, cuidada.',
      'O registro fica cifrado, com criptografia, sob a sua conta.',
      'Há confidencialidade no que se escreve aqui, dentro do que um meio digital permite.',
      'O sigilo possível é este: criptografia, conta própria, e a liberdade de apagar.',
      'Nada disto se publica; a conversa é protegida e pertence a você.',
      'O que ficou escrito fica protegido, inclusive as hesitações.',
    ],
    closing: [
      'Deixo a porta encostada, com uma fresta de luz:',
      'Fica um fio sobre a mesa, à espera de quem o puxe:',
      'Uma vírgula, em vez de ponto final:',
      'Há um quarto da casa em que ainda não se entrou:',
      'O relógio continua, e a pergunta fica suspensa como um quadro na parede:',
      'Viro a página e a deixo em branco:',
      'Entre uma frase e outra, há um corredor.',
      'Uma cadeira permanece vazia, e isso também conta.',
      'O espelho está coberto por enquanto.',
      'Resta uma palavra na margem do caderno.',
      'A escada tem um degrau que range.',
      'Ao longe, uma janela se acende.',
    ],
    farewell: [
      'Encosto a porta. O que foi dito permanece dito.',
      'Uma vírgula, e o silêncio. Até outra ocasião.',
      'O corredor fica em silêncio. Até outro momento.',
      'Fecho o caderno com a margem em branco.',
    ],
    emoji: [],
  },
  moods: {
    joy: {
      quoting: [
        '“{trecho}”. Há satisfação nessa frase, e ela também merece escuta.',
        'Você diz “{trecho}”. Nem só a dor pede lugar na fala.',
      ],
    },
    grave: {
      quoting: [
        '“{trecho}”. Reconheço o peso disso antes de qualquer outra coisa.',
        'Você disse “{trecho}”. É doloroso, e não há pressa.',
        'Escuto “{trecho}” com o cuidado que a frase pede.',
      ],
    },
  },
  more: {
    says: [
      'O assunto retorna com uma pequena diferença. Talvez seja nela que algo novo esteja sendo dito.',
      'Há um verbo que conduz a sua frase, e um sujeito que às vezes some dela. Onde ele some, pode haver algo a escutar.',
      'Noto que você explica antes de sentir, ou sente antes de explicar; a ordem não é indiferente.',
      'Algo aqui se apresenta como certeza. Certezas costumam proteger uma pergunta mais antiga.',
      'Fica um intervalo entre o que você queria e o que aconteceu. É nesse intervalo que a fala parece se instalar.',
      'Pode ser que a cena de agora lembre outra, em que as posições eram diferentes. É uma hipótese, nada além disso.',
      'Chama atenção o que não foi mencionado. Não como falta: como lugar reservado.',
      'A palavra usada é forte e veio sem aviso. Vale não a corrigir com pressa.',
    ],
    asks: [
      'O que mudaria se essa frase fosse dita no passado?',
      'A quem essa fala se dirige, além de mim?',
      'Que lembrança se aproxima quando você lê o que escreveu?',
      'O que fica de fora quando você conta assim?',
      'Que outra palavra poderia estar no lugar dessa?',
      'Quando foi que isso lhe pareceu familiar pela primeira vez?',
      'O que se repete, e o que dessa vez foi diferente?',
      'Se houvesse um título para essa cena, qual seria?',
    ],
  },
}
