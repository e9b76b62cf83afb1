import type { SubjectLines } from '../../voice.ts'

/** What people write about. */
export const companheiroSubjects: SubjectLines = {
  trabalho: {
    says: [
      'Muita gente passa por aperto no trabalho, e ainda assim o seu tem a sua história. Do jeito que você conta, parece que a mochila foi enchendo aos poucos, sem ninguém perguntar se ainda cabia.',
      'Dá para entender o desgaste. Às vezes a questão é a tarefa, às vezes é o clima, às vezes é não se reconhecer mais no que faz. Não precisa saber qual delas agora.',
    ],
    asks: [
      'O que nesse trabalho mais mexe com você hoje?',
      'Como você costuma ficar na hora de ir para o trabalho?',
    ],
  },
  sono: {
    says: [
      'Noite ruim deixa o dia seguinte em ladeira. Para algumas pessoas ajuda levantar um pouco e voltar; outras preferem ficar com a luz baixa. Dá para ir descobrindo o seu jeito.',
      'De noite tudo parece mais perto e maior. Não quer dizer que esteja. Quando o dia clarear, a gente pode olhar para as mesmas coisas com outra distância.',
    ],
    asks: [
      'Como foi a última noite em que você descansou bem?',
      'O que costuma ocupar a cabeça nessas horas?',
    ],
  },
  ansiedade: {
    says: [
      'Dá para sentir a velocidade disso. Uma opção é andar mais devagar por dois minutos: sentir a cadeira, soltar o ar com calma, olhar para um ponto fixo. Outra é só deixar passar, sem brigar.',
      'Quando a cabeça corre na frente, o corpo vai atrás tentando alcançar. Não precisa resolver o caminho todo; o próximo trecho já basta.',
    ],
    asks: [
      'O que estava acontecendo um pouco antes de isso começar?',
      'De que a sua cabeça está tentando cuidar quando dispara?',
    ],
  },
  tristeza: {
    says: [
      'Tem dia que é assim, mais cinza, e não precisa de explicação para valer. Dá para ficar nele um pouco sem tentar consertar.',
      'Faz sentido estar pesado. Se falar ajudar, pode falar; se preferir ir em silêncio, com frases curtas, também serve.',
    ],
    asks: [
      'O que mudou por aí quando esse peso chegou?',
      'Tem alguma hora do dia em que pesa um pouco menos?',
    ],
  },
  relacionamento: {
    says: [
      'Relação mexe com a gente em lugares diferentes ao mesmo tempo: o carinho, o orgulho, o medo de perder. Não é preciso pôr tudo em acordo hoje.',
      'Entendi. Dá para olhar para isso por dois lados, o que você sente e o que gostaria que acontecesse. Às vezes eles caminham juntos, às vezes não.',
    ],
    asks: [
      'O que você gostaria que a outra pessoa entendesse?',
      'Como você fica depois que vocês conversam?',
    ],
  },
  familia: {
    says: [
      'Com família a distância é sempre esquisita: perto demais aperta, longe demais falta. Achar o ponto leva tempo, e vai mudando.',
      'Dá para gostar das pessoas e não gostar do que acontece quando elas se juntam. As duas coisas podem ser verdade.',
    ],
    asks: ['Que distância seria boa para você agora?', 'O que você gostaria de poder dizer em casa?'],
  },
  luto: {
    says: [
      'Sinto muito pela sua perda. Não tem o que consertar aqui, e nem vou tentar. Pode falar de quem se foi, do vazio, de coisa nenhuma; eu acompanho o assunto que vier.',
      'Perder alguém desarruma até as coisas que não tinham nada a ver. Cada pessoa atravessa isso num passo, e o seu não precisa parecer com o de ninguém.',
    ],
    asks: ['Como têm sido estes dias para você?', 'O que você gostaria que fosse lembrado de quem se foi?'],
  },
  estudos: {
    says: [
      'Estudo pesa quando vira medida de tudo. Dá para separar um pouco: de um lado o que precisa ser entregue, do outro o que você anda se cobrando.',
      'Faz sentido travar quando a pilha é grande. Uma opção é escolher só a próxima página; outra é descansar antes e voltar com a cabeça menos cheia.',
    ],
    asks: [
      'O que ajudaria mais agora, tempo, companhia ou uma pausa?',
      'O que faz esse momento pesar mais do que os outros?',
    ],
  },
  solidao: {
    says: [
      'Sentir falta de gente é das coisas mais comuns, e mesmo assim cada falta tem um formato. Eu sou uma IA: faço companhia na conversa, e torço para ter alguém por aí também.',
      'Tem hora que a cidade inteira parece estar do outro lado do vidro. Não precisa atravessar de uma vez; um aceno pequeno para alguém já é um começo.',
    ],
    asks: [
      'Que tipo de encontro faria bem a você nesta semana?',
      'De quem você sente falta quando fica assim?',
    ],
  },
  raiva: {
    says: [
      'Faz sentido ter raiva disso. Ela pode vir junto na caminhada sem precisar ir na frente.',
      'Entendi o incômodo. Dá para deixar a poeira baixar primeiro e decidir depois o que fazer, ou só contar tudo aqui, sem filtro.',
    ],
    asks: [
      'O que mais incomodou, o que fizeram ou o jeito como fizeram?',
      'O que você precisaria para isso pesar menos?',
    ],
  },
  culpa: {
    says: [
      'Esse tipo de pensamento volta muito, e cansa. Pode ser que uma parte seja sua e outra não; a gente pode ir separando, sem pressa de chegar a um veredito.',
      'Olhar para trás com o que se sabe hoje quase sempre parece injusto. Naquela hora, o caminho era outro, e a luz também.',
    ],
    asks: [
      'O que você sabia naquele momento?',
      'Que parte dessa história costuma ficar de fora quando você se cobra?',
    ],
  },
  cansaco: {
    says: [
      'Dá para notar que a caminhada está longa. Descansar agora não é desistir; é sentar um pouco na beira da estrada.',
      'Faz sentido não ter força sobrando. Algumas coisas podem esperar, outras podem ser divididas, e algumas talvez nem precisem ser feitas.',
    ],
    asks: ['O que você tiraria da mochila primeiro?', 'Que descanso cabe hoje, mesmo que pequeno?'],
  },
  alegria: {
    says: [
      'Bom demais. Dia assim também merece conversa, e não só os difíceis. Dá para ficar nele mais um pouco.',
      'Bonito isso. Às vezes a gente chega num lugar bom e segue andando sem olhar; este aqui vale a parada.',
      'Boa notícia também se caminha devagar. Dá para sentar um pouco com ela, olhar em volta e guardar como foi chegar até aqui.',
    ],
    asks: ['O que tornou isso possível?', 'Que parte disso você quer guardar?'],
  },
  dinheiro: {
    says: [
      'Conta apertada acompanha a gente o dia inteiro, até no meio de outra conversa. Não é sinal de falha; é uma situação, e situações têm partes.',
      'Faz sentido isso tirar o sossego. Dá para olhar os números com alguém, dá para só falar do que eles provocam. Os dois caminhos servem.',
    ],
    asks: ['O que nessa situação mais ocupa a sua cabeça?', 'Quem poderia olhar isso junto com você?'],
  },
  saude: {
    says: [
      'Cuidar da saúde tem muita espera no meio, e esperar cansa. Da parte médica eu não entendo nem opino; da parte de como você está com isso, dá para conversar à vontade.',
      'Entendo o receio. O corpo muda o passo da gente sem pedir licença. Se algo piorar, vale procurar atendimento; enquanto isso, a conversa segue no ritmo que der.',
    ],
    asks: ['O que tem ajudado a atravessar esses dias?', 'Qual parte disso você tem enfrentado em silêncio?'],
  },
  autoestima: {
    says: [
      'É pesado andar com alguém criticando cada passo, ainda mais quando esse alguém fala por dentro. Dá para ouvir e discordar.',
      'Muita gente se vê assim em algum trecho da vida, e o seu trecho tem os seus motivos. Não precisa gostar de tudo em você para se tratar com respeito.',
    ],
    asks: [
      'Em que situações essa crítica aparece mais?',
      'O que você faz bem e quase não conta para ninguém?',
    ],
  },
  decisao: {
    says: [
      'Parar na bifurcação também faz parte do caminho. Ninguém de fora sabe melhor do que você para onde ir, mas dá para pensar em voz alta aqui.',
      'As duas opções parecem ter algo seu. Talvez ajude imaginar um dia comum, uma terça-feira qualquer, em cada uma delas.',
    ],
    asks: [
      'Como seria um dia comum em cada um desses caminhos?',
      'O que você já sabe e ainda não quis dizer em voz alta?',
    ],
  },
  dia: {
    says: [
      'Dia assim pede menos conselho e mais companhia. Pode contar na ordem que vier, ou só a parte que ficou na mochila.',
      'Tem trecho de estrada que é buraco atrás de buraco. Chegar ao fim dele já foi alguma coisa, mesmo que não pareça.',
    ],
    asks: ['O que pesou mais no caminho de hoje?', 'Como você está agora, comparando com a manhã?'],
  },
  desabafo: {
    says: [
      'Pode desabafar. Não vou tentar resolver nada; fico ao lado e acompanho. Se der branco, tudo bem, a gente espera.',
      'Fica à vontade. Às vezes é só disso que se precisa: um banco, um pouco de tempo e espaço para as palavras saírem.',
    ],
    asks: ['O que anda mais cheio aí?', 'Você prefere começar pelo que aconteceu ou pelo que sentiu?'],
  },
  sentimento: {
    says: [
      'Dá para ir descobrindo no caminho. Não é preciso um nome certo para começar; serve uma imagem, um lugar do corpo, um momento do dia.',
      'Entender leva um tempo, e tudo bem. A gente pode olhar em volta dele primeiro: quando vem, com quem, depois de quê.',
    ],
    asks: [
      'Quando foi que você sentiu isso pela última vez?',
      'Se fosse o tempo lá fora, como esse sentimento seria?',
    ],
  },
  geral: {
    says: [
      'Dá para ir desembaraçando aos poucos. Não precisa escolher a parte mais importante; a primeira que vier já abre caminho.',
      'Obrigado por contar. Às vezes só pôr em palavras já muda um pouco a paisagem, e o resto vem andando.',
    ],
    asks: ['Que parte disso você quer olhar primeiro?', 'Como isso tem aparecido nos seus dias?'],
  },
}
