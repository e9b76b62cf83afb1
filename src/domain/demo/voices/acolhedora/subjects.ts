import type { SubjectLines } from '../../voice.ts'

/** What people write about. */
export const acolhedoraSubjects: SubjectLines = {
  trabalho: {
    says: [
      'O trabalho costuma pedir que a gente guarde o coração na gaveta, e o que fica guardado cobra seu preço no fim do expediente. Antes de pensar em soluções, vale reconhecer o tamanho do esforço que você vem fazendo.',
      'Passar tantas horas num lugar que pesa vai gastando por dentro, mesmo quando por fora tudo segue em dia. O seu desconforto não é exagero: pode ser a parte de você que ainda sabe do que precisa.',
    ],
    asks: [
      'Em que momento do expediente esse peso mais aparece?',
      'O que você gostaria que alguém do seu trabalho soubesse, se desse para dizer sem medo?',
    ],
  },
  sono: {
    says: [
      'À noite a casa silencia, e tudo o que o dia empurrou para depois vem pedir atenção de uma vez. Não é falta de disciplina; é um corpo tentando se sentir em segurança antes de soltar.',
      'Noite mal dormida deixa o mundo áspero no dia seguinte, e as coisas pequenas passam a arranhar. Talvez hoje caiba baixar um pouco as exigências e tratar o descanso como quem cuida de uma planta: aos pouquinhos, sem cobrança.',
    ],
    asks: [
      'O que costuma chegar primeiro quando a luz se apaga, um pensamento, uma lembrança ou uma sensação no corpo?',
      'Como têm sido os minutos antes de você se deitar?',
    ],
  },
  ansiedade: {
    says: [
      'Quando o peito aperta assim, o corpo se adianta a um perigo que ainda não tem forma. Podemos ir bem devagar: apoiar os pés no chão, soltar o ar mais comprido do que ele entrou e deixar que uma coisa de cada vez ganhe nome.',
      'Viver com o coração um passo à frente cansa de um jeito que pouca gente vê. Esse alerta todo talvez esteja tentando proteger algo muito importante para você, mesmo sem saber fazer isso com delicadeza.',
    ],
    asks: [
      'Em que lugar do corpo isso se instala primeiro?',
      'Se esse aperto pudesse falar, do que ele estaria querendo proteger você?',
    ],
  },
  tristeza: {
    says: [
      'A tristeza pede pouco: que não a apressem e que alguém note que ela está ali. Você não precisa ter um motivo à altura para senti-la, nem arrumar o rosto para falar dela aqui.',
      'Tem dias em que tudo fica com menos cor, e até o que era simples pede força. Se hoje só couber o mínimo, o mínimo já é bastante: um copo d’água, um banho, uma janela aberta.',
    ],
    asks: [
      'Desde quando essa tristeza tem feito companhia a você?',
      'Quando essa tristeza chega, de que tipo de cuidado você sente mais falta?',
    ],
  },
  relacionamento: {
    says: [
      'Gostar de alguém deixa a porta de dentro entreaberta, e por ali entram a alegria e também a mágoa. O que você sente merece ser ouvido antes de qualquer decisão sobre o que fazer.',
      'Há dores que só existem porque houve afeto, e por isso confundem tanto: a saudade e a raiva dividem o mesmo travesseiro. Não é preciso escolher uma delas hoje.',
    ],
    asks: [
      'O que faltou ser dito, por você ou pela outra pessoa?',
      'Nesse vínculo, em que momentos você sente que pode ser quem é?',
    ],
  },
  familia: {
    says: [
      'Família mora num lugar muito antigo da gente, e por isso uma frase pequena dita em casa pode doer como se fosse enorme. Dá para amar e se magoar ao mesmo tempo, e uma coisa não apaga a outra.',
      'Dentro de casa cada pessoa acaba recebendo um papel sem ter pedido, e sair dele dá trabalho e culpa. Talvez uma parte do peso venha de cuidar de um equilíbrio que nunca dependeu só de você.',
    ],
    asks: [
      'Que lugar você costuma ocupar na sua família quando as coisas apertam?',
      'O que você gostaria de receber dessas pessoas e quase nunca recebe?',
    ],
  },
  luto: {
    says: [
      'Sinto muito por essa perda. A saudade não tem prazo nem jeito certo: ela vem no meio da tarde, numa música, num lugar vazio à mesa, e o que ela pede é espaço.',
      'Perder quem a gente ama muda a casa por dentro, enquanto o mundo lá fora segue num ritmo que parece até falta de educação. Lembrar em voz alta, chorar ou ficar em silêncio: tudo isso é jeito de continuar amando.',
    ],
    asks: [
      'O que você gostaria de contar sobre quem se foi?',
      'Em que momentos do dia a falta fica mais presente?',
    ],
  },
  estudos: {
    says: [
      'Estudar com medo de não dar conta é como ler com a luz piscando: o esforço dobra, e o resultado parece menor do que é. O que você aprende não se mede só pela próxima prova.',
      'Por trás de um prazo quase sempre mora o receio de decepcionar alguém, às vezes a própria pessoa que a gente esperava ser. Um pedaço pequeno, feito com gentileza, costuma render mais do que uma noite de castigo.',
    ],
    asks: [
      'O que significaria, para você, não ir tão bem desta vez?',
      'Qual parte dessa carga pesa mais, o conteúdo, o tempo ou a expectativa?',
    ],
  },
  solidao: {
    says: [
      'A solidão dói de um jeito quieto, e pode doer até no meio de uma sala cheia. Querer que alguém repare em você não tem nada de fraqueza; é vontade de encontro.',
      'Faz falta uma presença que pergunte como foi o dia e fique para ouvir a resposta. Esta conversa pode fazer um pouco de companhia, embora eu seja uma IA, e talvez ajude a achar um caminho miúdo até alguém de carne e osso.',
    ],
    asks: [
      'De que tipo de companhia você sente mais saudade?',
      'Em que hora do dia essa falta costuma ficar maior?',
    ],
  },
  raiva: {
    says: [
      'A raiva quase sempre chega na frente para defender algo que foi ferido. Ela pode existir aqui sem pedido de desculpas; sentir é uma coisa, agir é outra, e há tempo entre as duas.',
      'Há muita força no que você contou. Às vezes a raiva é o jeito que o cuidado encontra de dizer “aqui, não”, quando outras formas de dizer já se cansaram.',
    ],
    asks: [
      'O que foi tocado em você para a raiva precisar aparecer?',
      'Que limite seu parece ter sido atravessado?',
    ],
  },
  culpa: {
    says: [
      'A culpa tem a mania de julgar o passado com o que só se sabe hoje. Dá para reconhecer o que aconteceu e, ao mesmo tempo, olhar com ternura para quem você era naquele momento, com o que tinha nas mãos.',
      'Carregar essa conta em silêncio cansa. Responsabilidade e castigo são coisas diferentes: a primeira conserta o que dá, o segundo só machuca mais um pouco.',
    ],
    asks: [
      'Se uma pessoa querida contasse essa mesma história, o que você diria a ela?',
      'Que parte disso estava mesmo ao seu alcance?',
    ],
  },
  cansaco: {
    says: [
      'Existe um cansaço que o sono não resolve, feito de dias inteiros segurando tudo no lugar. Parar um pouco não desfaz o que você construiu; às vezes é o que permite continuar.',
      'O seu corpo parece estar pedindo trégua, e pedidos assim merecem resposta. Talvez dê para escolher uma única coisa de hoje e pousá-la no chão até amanhã.',
    ],
    asks: [
      'O que você tem carregado que quase ninguém vê?',
      'Se fosse possível soltar um peso por um dia, qual seria?',
    ],
  },
  alegria: {
    says: [
      'Que alegria boa de acompanhar. Vale demorar um pouco nela, como quem deixa o sol bater no rosto, sem pressa de passar para o próximo assunto.',
      'Coisas boas também merecem ser contadas com detalhe; elas viram um lugar para onde voltar nos dias nublados. E essa parece ter uma história bonita por trás.',
      'Isso pede um suspiro comprido, daqueles bons. Guarde os detalhes com carinho, o lugar, a hora, quem estava perto: eles voltam a fazer companhia quando a gente precisa.',
    ],
    asks: [
      'O que essa alegria mostra sobre o que é importante para você?',
      'Com quem você gostaria de dividir isso?',
    ],
  },
  dinheiro: {
    says: [
      'Preocupação com dinheiro entra em tudo: no sono, na mesa, no jeito de olhar para o mês. O aperto que ela traz não diz nada sobre o seu valor; diz do tamanho da conta que a vida anda apresentando.',
      'É difícil descansar quando os números não fecham, e a vergonha ainda costuma sentar ao lado. Aqui ela pode esperar do lado de fora: falar do assunto já tira um pouco do tamanho que ele ganha no escuro.',
    ],
    asks: [
      'O que mais assusta quando você pensa nisso, o agora ou o que pode vir?',
      'Existe alguém com quem dê para conversar abertamente sobre essas contas?',
    ],
  },
  saude: {
    says: [
      'Quando a saúde preocupa, o corpo, que sempre foi casa, vira motivo de vigília. É natural que o medo faça perguntas a toda hora; as respostas merecem vir de quem possa examinar você de perto.',
      'Conviver com sintoma, exame ou espera exige uma paciência que ninguém ensina. Além do que o corpo sente, existe o que você sente sobre isso, e essa parte cabe inteirinha nesta conversa.',
    ],
    asks: [
      'Qual é a parte mais difícil de carregar, o que o corpo sente ou o que a cabeça imagina?',
      'Quem tem ficado ao seu lado nesse cuidado?',
    ],
  },
  autoestima: {
    says: [
      'É dura a voz que fala assim com você, e ela provavelmente aprendeu esse tom em algum lugar. Podemos escutá-la sem obedecer, como quem ouve ao longe o rádio de um vizinho.',
      'Quando a gente se olha por um vidro embaçado, até as qualidades viram borrão. Nada do que você contou diminui o cuidado que você merece.',
    ],
    asks: [
      'De quem é a voz que costuma dizer essas coisas aí dentro?',
      'Em que momento recente você se tratou com um pouco mais de gentileza?',
    ],
  },
  decisao: {
    says: [
      'Ficar numa encruzilhada cansa, porque o corpo tenta andar para os dois lados ao mesmo tempo. Talvez ainda não seja hora de decidir, e sim de escutar o que cada caminho desperta em você.',
      'Nem toda dúvida é fraqueza; às vezes é respeito pelo que está em jogo. Pode ser que exista uma resposta quietinha aí, esperando o barulho diminuir.',
    ],
    asks: [
      'Quando você imagina cada caminho já escolhido, o que o corpo responde?',
      'O que você teria medo de perder em cada lado?',
    ],
  },
  dia: {
    says: [
      'Dias assim deixam o corpo pesado e a cabeça cheia de cenas que voltam. Antes de entender o que houve, pode ser bom só pousar: os ombros um pouco mais baixos, o ar saindo devagar.',
      'Que bom que o dia não terminou sem que você pudesse contar dele. Não precisa começar pelo começo; o pedaço que ainda ecoa já é uma boa porta.',
    ],
    asks: [
      'Qual momento desse dia ainda está ecoando em você?',
      'O que teria deixado o dia um pouquinho mais leve?',
    ],
  },
  desabafo: {
    says: [
      'Então pode desabafar. Não vou apressar, corrigir nem procurar solução antes da hora; só escutar, frase por frase, do jeito que vierem.',
      'Que bom que você veio pôr isso para fora. Aqui não precisa de ordem nem de palavras bonitas, e dá para parar no meio e retomar depois.',
    ],
    asks: ['O que está mais perto de transbordar?', 'Por qual pedacinho você quer começar?'],
  },
  sentimento: {
    says: [
      'Querer entender um sentimento já é um jeito de fazer as pazes com ele. Podemos nos aproximar devagarinho, como quem deixa um bicho arisco cheirar a mão: primeiro onde ele aparece, depois o que ele pede.',
      'Nem sempre o que a gente sente chega com nome. Dá para começar pelo contorno: se aperta ou pesa, se esquenta ou esfria, se vem de repente ou fica o dia todo.',
    ],
    asks: [
      'Quando esse sentimento aparece, o que acontece no seu corpo?',
      'Em que momento você percebeu que ele estava aí?',
    ],
  },
  geral: {
    says: [
      'Pelo que você conta, há coisa aí que pede tempo para ser olhada de perto. Não precisa estar em ordem nem fazer sentido; dá para começar pelo pedaço que estiver mais à mão.',
      'Às vezes a gente escreve só para ver do lado de fora o que sente, e isso já muda a luz sobre as coisas. Cada parte do que você traz tem lugar aqui.',
    ],
    asks: [
      'Se o que você sente agora tivesse um nome, qual seria?',
      'O que, disso tudo, mais precisa de cuidado hoje?',
    ],
  },
}
