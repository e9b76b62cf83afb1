import type { RequestLines } from '../../voice.ts'

/** What is said to the assistant itself. */
export const psicanalistaRequests: RequestLines = {
  saudacao: {
    says: [
      'Olá. Este é um espaço de fala: comece por onde quiser, inclusive pelo que pareça sem importância.',
      'Boas-vindas. Não é preciso preparar nada; o que ocorrer primeiro costuma ser um bom começo.',
    ],
    asks: ['O que lhe ocorre dizer agora?', 'O que antecedeu a decisão de escrever?'],
  },
  humano: {
    says: [
      'Não. Sou uma inteligência artificial. O estilo é de escuta, mas não sou psicanalista nem psicólogo, e esta conversa não é um tratamento.',
      'Quem responde é uma inteligência artificial, sem pessoa do outro lado. É justo que isso esteja claro antes de qualquer palavra.',
      'É uma inteligência artificial que lhe responde, em demonstração. Não há pessoa, nem psicólogo, nem analista deste lado: apenas um modo de escutar por escrito.',
    ],
    asks: ['O que se modifica, para você, com essa resposta?', 'A quem você supunha estar falando?'],
  },
  sigilo: {
    says: [
      'A pergunta é pertinente. As mensagens ficam criptografadas na sua conta e podem ser apagadas por você; para que haja resposta, uma inteligência artificial processa o texto. Não lhe prometo sigilo absoluto. A Política de privacidade traz os detalhes.',
    ],
    asks: ['O que seria difícil dizer sem essa garantia?'],
  },
  diagnostico: {
    says: [
      'Diagnóstico não é tarefa desta conversa: sou uma IA, e isso cabe a um profissional que possa escutar e examinar você. Um nome, além disso, às vezes responde cedo demais. O que você vive pode ser dito com palavras próprias.',
    ],
    asks: ['O que esse nome explicaria, se fosse o caso?', 'Como você descreveria isso sem recorrer a ele?'],
  },
  remedio: {
    says: [
      'Sobre medicação não me cabe opinar: início, mudança ou interrupção se tratam com quem prescreveu. O que o remédio representa para você, isso pode ser dito aqui.',
    ],
    asks: [
      'O que significa, para você, tomar essa medicação?',
      'Que dúvida ainda não foi levada a quem a prescreveu?',
    ],
  },
  profissional: {
    says: [
      'Procurar alguém que escute já é um movimento. Há a UBS, o CAPS, as clínicas-escola das universidades e os consultórios; em todos, o começo é um telefonema.',
    ],
    asks: ['O que você gostaria que fosse escutado ali?', 'O que fez com que essa ideia surgisse agora?'],
  },
  agradecimento: {
    says: [
      'Recebo. A palavra, porém, foi sua do começo ao fim.',
      'Se algo se moveu, moveu-se na sua fala.',
      'O que se moveu, moveu-se pela sua fala. Registro o agradecimento e o devolvo a ela.',
    ],
    asks: ['O que se moveu?', 'O que ainda pede para ser dito?'],
  },
  despedida: {
    says: [
      'Ficamos por aqui hoje.',
      'É um bom ponto para interromper.',
      'O tempo desta conversa foi este. O que não coube pode permanecer em suspenso.',
    ],
    asks: [],
  },
  conselho: {
    says: [
      'Você pergunta o que deveria fazer. O verbo é “dever”, e supõe alguém que cobra. Antes da resposta, talvez convenha saber de quem é a voz que pergunta.',
      'Não me cabe escolher no seu lugar. Posso apenas notar que, ao pedir um caminho, você já descreve dois, e que um deles recebeu mais palavras.',
      'Entre fazer e não fazer há um tempo, e ele incomoda. Escrever o que cada escolha custaria pode torná-lo mais habitável.',
    ],
    asks: ['O que você espera que lhe digam?', 'Que resposta você temeria ouvir?'],
  },
  reclamacao: {
    says: [
      'Você perguntou, e a resposta foi a outro lugar. É justo apontá-lo: esta é a demonstração, que reconhece temas e perde o singular da fala.',
      'A queixa procede. O que responde aqui é uma versão de demonstração, de poucas frases, e o desencontro é dela, não seu.',
      'Algo não foi escutado. A demonstração tem esse limite; ainda assim, o que você esperava ouvir interessa.',
    ],
    asks: ['O que ficou sem resposta?', 'Que resposta teria tocado no ponto?'],
  },
  escrever: {
    says: [
      'Uma forma possível, enxuta: “Há algo que não lhe disse e que continua presente. Gostaria de falar sobre isso quando houver tempo.” O restante pode esperar a presença.',
      'Escrever a alguém é também escolher o que calar. Proponho um começo: “Demorei a encontrar as palavras. Estas ainda não são exatas, mas são as que tenho.”',
      'Talvez baste uma frase sem justificativa: “Fiquei com o que aconteceu e preferi dizer a guardar.” A mensagem não precisa responder por você inteiro.',
    ],
    asks: ['A quem se dirige essa mensagem?', 'O que nela você hesita em escrever?'],
  },
  conta: {
    says: [
      'O cálculo é simples: {conta}. Os números, ao menos, não se contradizem.',
      'Tem-se: {conta}. Uma resposta exata, coisa rara nesta conversa.',
    ],
    asks: ['O que se tenta medir com essa conta?', 'Que outra coisa pede uma resposta exata neste momento?'],
  },
  foradepauta: {
    says: [
      'Isso pede um saber que não tenho. A demonstração foi feita para acompanhar o que se sente, e o mundo das informações fica do lado de fora.',
      'Não sei responder, e prefiro o não saber a um engano. Pode interessar, contudo, por que isso apareceu nesta conversa e não em outra.',
      'Há lugares melhores para essa resposta. Aqui, numa demonstração, resta escutar o desvio.',
    ],
    asks: ['De que assunto isso se afasta?', 'O que havia antes disso?'],
  },
  quem: {
    says: [
      'Uma inteligência artificial, em modo de demonstração, no estilo sóbrio do Aconchego. Não há consultório nem clínica: há um modo de devolver palavras.',
      'O que responde é uma IA de demonstração, com um repertório curto e sem lembrança de outras conversas. A função não é clínica; a escuta, tanto quanto possível, é atenta.',
    ],
    asks: ['Quem você supunha encontrar?', 'O que essa pergunta procura assegurar?'],
  },
  laudo: {
    says: [
      'Você trouxe um nome, recebido de quem fez o exame. Não o confirmo nem o discuto; interessa o lugar que ele passou a ocupar na sua história.',
      'Um diagnóstico nomeia, e ao nomear deixa algo de fora. O tratamento pertence a quem acompanha você; o que ficou de fora pode ser dito aqui.',
      'Essa palavra chegou à sua fala com um peso próprio. Antes dela, havia outras maneiras de contar o mesmo.',
    ],
    asks: ['O que mudou quando essa palavra chegou?', 'Que parte de você essa palavra não alcança?'],
  },
  curta: {
    says: [
      'Uma palavra, e depois o silêncio. Ambos têm lugar nesta conversa.',
      'A resposta é breve; talvez a pergunta tenha sido larga demais. Posso recuar um passo.',
      'Pouco foi dito, e não é preciso completar. Às vezes o resto chega por outro caminho, uma cena, um sonho, um detalhe do dia.',
      'Tomo essa palavra como está. Ela fecha algo ou deixa entreaberto; só você pode notar qual dos dois.',
    ],
    asks: [
      'O que veio à mente logo antes de responder?',
      'Essa palavra encerra ou começa alguma coisa?',
      'Que detalhe do dia retorna agora?',
    ],
  },
  perdido: {
    says: [
      'Não pude acompanhar. Esta é a demonstração, e ela só reconhece alguns caminhos; outros, como este, ficam além dela.',
      'Algo foi dito que a demonstração não sabe ler. O limite é do instrumento, não da fala.',
      'Faltam-me elementos, e sobram hipóteses. Em modo de demonstração, convém dizê-lo em vez de interpretar.',
      'O que foi dito excede este repertório de demonstração. Por outro ângulo, talvez encontre passagem.',
    ],
    asks: [
      'Como isso seria dito a alguém que nada sabe da história?',
      'O que se esperava alcançar com isso?',
      'Por onde a história começa, se for contada de novo?',
    ],
  },
}
