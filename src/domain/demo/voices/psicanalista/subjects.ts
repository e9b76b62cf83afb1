import type { SubjectLines } from '../../voice.ts'

/** What people write about. */
export const psicanalistaSubjects: SubjectLines = {
  trabalho: {
    says: [
      'Fala-se do trabalho, e talvez também de um lugar: o de quem precisa corresponder. O esforço aparece no que você conta; o desejo, ainda não.',
      'O expediente termina, e algo dele continua falando. Noto que se trata tanto do que lhe pedem quanto do que você supõe que esperam.',
    ],
    asks: [
      'A quem esse esforço parece se dirigir?',
      'O que o trabalho ocupa que talvez fosse de outra coisa?',
    ],
  },
  sono: {
    says: [
      'A noite retira as ocupações e deixa o que elas encobriam. O que não encontrou palavra durante o dia procura outra via.',
      'Dormir exige soltar alguma coisa. Pode ser que haja algo que ainda não possa ser solto.',
    ],
    asks: [
      'O que lhe ocorre quando não há mais nada a fazer?',
      'Há algum sonho, ou pedaço de sonho, que tenha ficado?',
    ],
  },
  ansiedade: {
    says: [
      'O corpo se antecipa, como se soubesse de algo que as palavras ainda não alcançaram. Não é preciso desfazer isso de imediato; pode-se escutar do que se trata.',
      'Espera-se algo, sem que se saiba bem o quê. Chama atenção que o perigo venha sempre do tempo que ainda não chegou.',
    ],
    asks: [
      'O que vem à mente um instante antes de o aperto começar?',
      'Em que outra época da vida isso já esteve presente?',
    ],
  },
  tristeza: {
    says: [
      'Há uma tristeza aí, e ela não precisa se justificar. Por vezes o que se perdeu não é o que parece, e só se descobre falando.',
      'O mundo perde a cor quando algo dele se retira. Resta saber o quê, e desde quando.',
    ],
    asks: ['O que parece ter se retirado?', 'Se essa tristeza tivesse uma data, qual seria?'],
  },
  relacionamento: {
    says: [
      'No que se espera do outro há sempre algo que vem de antes dele. Por vezes se conta com mais detalhe o que a outra pessoa faz do que aquilo que isso provoca.',
      'Um vínculo é feito também do que não se diz. A mágoa, aqui, parece ocupar o lugar de um pedido.',
    ],
    asks: [
      'O que se repete nessa história que você já conhece de outras?',
      'Que pedido ficou sem ser formulado?',
    ],
  },
  familia: {
    says: [
      'Em uma família, os lugares são distribuídos antes que se possa escolher. Crescer talvez seja descobrir qual deles se ocupou sem perceber.',
      'O que vem de casa chega com uma voz antiga. Não é o volume dela que importa, mas o que se supõe que ela peça.',
    ],
    asks: [
      'Que lugar lhe coube nessa história?',
      'De quem é a frase que mais retorna quando você pensa em casa?',
    ],
  },
  luto: {
    says: [
      'Houve uma perda, e ela é grande. Não há tempo certo para isso. Quem se foi deixa também a parte de você que só existia com essa presença.',
      'Sinto pela sua perda. A ausência tem seus horários e seus objetos; falar dela é dar-lhe um lugar.',
    ],
    asks: ['O que permanece de quem partiu?', 'Que palavra ficou por dizer?'],
  },
  estudos: {
    says: [
      'A prova avalia um saber; o que você descreve parece ser outra avaliação, mais antiga e mais severa.',
      'Adia-se o que importa e também o que assusta. Entre um e outro, há um olhar que se supõe sobre você.',
    ],
    asks: ['Quem corrige, no seu pensamento, o que você faz?', 'O que se perderia ao terminar?'],
  },
  solidao: {
    says: [
      'Há a solidão de não haver ninguém e há a de não ser possível dizer-se a quem há. São diferentes, e você talvez saiba de qual se trata. Convém lembrar que sou uma IA: a escuta de alguém tem outro alcance.',
      'Você fala de uma falta de companhia. Escuto também a presença de alguém que falta.',
    ],
    asks: ['A quem se dirigiria o que você não tem dito?', 'Quando foi que a companhia deixou de bastar?'],
  },
  raiva: {
    says: [
      'A raiva aponta com precisão para algum lugar. Nem sempre é o lugar que se vê primeiro.',
      'Há força no que você diz, e também uma medida ultrapassada. Entre sentir e agir existe um espaço, e é nele que se pode falar.',
    ],
    asks: [
      'A quem mais essa raiva poderia se endereçar?',
      'O que precisou ser calado até que ela aparecesse?',
    ],
  },
  culpa: {
    says: [
      'A culpa se apresenta como sentença. Antes dela, porém, houve uma cena, e nela havia mais de um elemento.',
      'Noto a severidade com que você se julga. O rigor talvez seja mais antigo do que o ato.',
    ],
    asks: ['De que, exatamente, você se acusa?', 'De quem é a lei que parece ter sido infringida?'],
  },
  cansaco: {
    says: [
      'O cansaço diz que algo se sustenta há muito tempo. Não diz o quê; isso cabe à fala.',
      'Limites, curiosamente, costumam ser contados como falhas. O que você descreve talvez seja apenas um limite.',
    ],
    asks: ['O que precisa continuar de pé às suas custas?', 'O que aconteceria se você parasse?'],
  },
  alegria: {
    says: [
      'Algo se realizou. Vale notar com que palavras você o conta e o que, nessa satisfação, é inteiramente seu.',
      'A alegria também interroga. Às vezes é mais difícil autorizar-se a ela do que suportar o contrário.',
      'A alegria também merece ser escutada palavra por palavra. Noto que, desta vez, a frase veio inteira, sem ressalva.',
    ],
    asks: ['O que há de novo nesse contentamento?', 'A quem você imagina contando isso?'],
  },
  dinheiro: {
    says: [
      'O dinheiro falta nas contas, e essa falta é concreta. Ao redor dela, porém, dizem-se outras coisas: dever, valer, merecer.',
      'A palavra “dívida” tem mais de um sentido. A que você descreve pesa no bolso e, ao que parece, não só nele.',
    ],
    asks: ['O que você sente que deve, e a quem?', 'Que lugar o dinheiro tinha na casa em que você cresceu?'],
  },
  saude: {
    says: [
      'O corpo passa a primeiro plano quando adoece ou ameaça adoecer. O que ele tem, cabe a quem o examina; o que isso lhe desperta, pode ser dito aqui.',
      'Espera-se uma resposta, e a espera fabrica as suas. Entre o sintoma e o medo há uma distância que a fala pode medir.',
    ],
    asks: [
      'O que essa espera faz você imaginar?',
      'Que história já existia na sua família em torno do adoecer?',
    ],
  },
  autoestima: {
    says: [
      'No modo como se fala de si há, às vezes, uma frase que foi ouvida. Interessa saber quem a disse primeiro.',
      'Há um olhar muito exigente nessa descrição. Quem olha e quem é visto parecem não ser a mesma pessoa.',
    ],
    asks: ['Com os olhos de quem você se vê quando diz isso?', 'O que essa exigência protege?'],
  },
  decisao: {
    says: [
      'Entre dois caminhos, há um terceiro elemento: quem hesita. A dúvida, por vezes, guarda algo que a escolha faria perder.',
      'Os argumentos se alinham dos dois lados. O desejo fala de outro modo, e costuma interromper.',
    ],
    asks: [
      'O que a indecisão permite conservar?',
      'Qual dos caminhos aparece primeiro quando você não está pensando nele?',
    ],
  },
  dia: {
    says: [
      'Um dia inteiro cabe, às vezes, num único instante. O resto se organiza em torno dele.',
      'Há o que aconteceu e há o modo como isso encontrou você hoje. Nem sempre o que pesa é o que parece ter pesado.',
    ],
    asks: ['Que cena desse dia lhe ocorre primeiro?', 'A que outro dia este se assemelha?'],
  },
  desabafo: {
    says: [
      'Fale, então. Não há ordem a seguir nem resposta a alcançar, e o que se diz de um fôlego só costuma trazer mais do que se pretendia.',
      'A palavra “desabafar” supõe algo abafado. Há lugar aqui para que isso respire.',
    ],
    asks: ['O que vem primeiro?', 'O que vinha sendo contido?'],
  },
  sentimento: {
    says: [
      'Um sentimento que pede para ser entendido já começou a falar. Convém não lhe dar nome cedo demais.',
      'Há o que se sente e há o que se pensa a respeito. Entre os dois costuma haver uma cena.',
    ],
    asks: [
      'Que lembrança acompanha esse sentimento?',
      'Que palavra lhe ocorre primeiro, ainda que pareça inexata?',
    ],
  },
  geral: {
    says: [
      'Nem tudo o que se traz chega com nome. Pode-se falar em volta, e o contorno vai surgindo.',
      'Escuto o que você diz e também o que fica à margem. Não há necessidade de ordem.',
    ],
    asks: ['O que lhe vem com essas palavras?', 'O que ficou por dizer no que acaba de ser dito?'],
  },
}
