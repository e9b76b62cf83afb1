import type { PersonaKey } from '#domain/personas/persona.ts'
import type { DemoTopic } from './demo-topic.ts'

/** How a persona opens and closes, in joy and in grief alike. `{trecho}` is what the person wrote. */
type DemoFrame = Record<'opening' | 'closing' | 'farewell' | 'emoji', readonly string[]>

export const DEMO_FRAMES: Readonly<Record<PersonaKey, DemoFrame>> = {
  acolhedora: {
    opening: [
      'Li com calma quando você escreveu “{trecho}”, e quero ir bem devagar daqui em diante.',
      'Recebo com cuidado o que você contou: “{trecho}”.',
    ],
    closing: [
      'Deixo uma luzinha acesa na janela desta conversa e, junto dela, uma pergunta:',
      'Estendo uma manta leve sobre o que foi dito e deixo ao lado uma curiosidade:',
      'Fica um lugar macio guardado aqui, para quando você quiser pousar:',
    ],
    farewell: [
      'Deixo a luzinha da janela acesa. Vá com calma e com carinho.',
      'Dobro a manta, fecho a cortina devagar e desejo que o resto do seu dia seja macio.',
    ],
    emoji: ['🤍', '🌙', '🌷'],
  },
  direta: {
    opening: [
      'Li “{trecho}” e paro aqui um instante antes de organizar qualquer coisa.',
      'Vamos por partes. Você escreveu “{trecho}”, e é daí que parto.',
    ],
    closing: [
      'Uma linha no papel, para começar o mapa:',
      'Ponho um alfinete neste ponto do mapa:',
      'A bússola está na mesa. Falta o norte:',
    ],
    farewell: [
      'Mapa dobrado e guardado. Bom descanso e até outra hora.',
      'Lanterna apagada, dia encerrado. Cuide-se.',
    ],
    emoji: [],
  },
  debochada: {
    opening: [
      'Tá, peraí, deixa eu puxar a cadeira: “{trecho}”.',
      'Ok, “{trecho}”: anotado em letra grande, com marca-texto e tudo.',
    ],
    closing: [
      'Sento aqui no meio-fio com você, sem celular na mão, e pergunto:',
      'Baixo o som do carro, deixo a janela aberta e pergunto:',
      'Empresto meu moletom largo pra essa noite e fico ouvindo:',
    ],
    farewell: [
      'Recolho o banquinho da calçada, apago as luzinhas, e vai com tudo. Se cuida, tá.',
      'Fica a última fatia de pizza com seu nome na caixa. Descansa.',
    ],
    emoji: ['🫠', '😅', '💛'],
  },
  maternal: {
    opening: [
      'Ô, meu bem. Você disse “{trecho}”, e eu desliguei o fogo para ouvir direito.',
      'Ô, meu bem, vem cá. Ouvi direitinho quando você disse “{trecho}”.',
    ],
    closing: [
      'Deixo um caldo quentinho coberto no fogão e fico aqui ao lado, para ouvir:',
      'Ponho uma coberta nos seus ombros e pergunto com cuidado:',
      'Abro um pouquinho a janela da cozinha e espero, sem pressa:',
    ],
    farewell: [
      'Deixo a luz da área acesa até você virar a esquina. Se cuida, viu.',
      'Leva um pedaço de bolo embrulhado no pano de prato, que faz bem. Vai em paz, meu bem.',
    ],
    emoji: ['🧡', '☕', '🍲'],
  },
  psicanalista: {
    opening: [
      'Você escolheu dizer “{trecho}”. Detenho-me nessas palavras.',
      'Noto a frase “{trecho}” no meio do que você traz.',
    ],
    closing: [
      'Deixo a porta encostada, com uma fresta de luz:',
      'Fica um fio sobre a mesa, à espera de quem o puxe:',
      'Uma vírgula, em vez de ponto final:',
    ],
    farewell: [
      'Encosto a porta. O que foi dito permanece dito.',
      'Uma vírgula, e o silêncio. Até outra ocasião.',
    ],
    emoji: [],
  },
  companheiro: {
    opening: ['Li “{trecho}”, e fico aqui com você nisso.', 'Li o que você escreveu e parei em “{trecho}”.'],
    closing: [
      'Sento na outra ponta do banco, sem pressa, e deixo a pergunta no meio:',
      'Divido o guarda-chuva com você pelo tempo que for, e pergunto com cuidado:',
      'Ponho a mochila no chão, ao lado da sua, e espero:',
    ],
    farewell: [
      'Fico no portão até você dobrar a esquina. Bom caminho.',
      'Fecho o guarda-chuva, que a chuva deu uma trégua. Vá no seu passo.',
    ],
    emoji: ['🌿', '🤝'],
  },
}

/** `{antes}` is what the person wrote in the message before. */
export const DEMO_THREAD = [
  'O que você contou antes, “{antes}”, continua valendo. Agora a conversa virou uma esquina, e vou junto.',
  'Antes era “{antes}”, agora é isto. Cabem os dois, um de cada vez.',
]

export const DEMO_CONFIDENTIALITY = [
  'Vale lembrar: a conversa fica criptografada na sua conta, e você pode apagar quando quiser.',
  'Sobre privacidade, com honestidade: há proteção e confidencialidade, mas sigilo absoluto nenhum serviço digital garante.',
  'O que você escreve aparece só na sua conta e fica guardado com criptografia.',
  'A confidencialidade aqui é levada a sério, e o que fica ou sai desta conta é escolha sua.',
]

/** The middle of a reply, the same in every voice. The lines that end in a question mark are its questions. */
export const DEMO_LINES: Readonly<Record<DemoTopic, readonly string[]>> = {
  trabalho: [
    'Muita gente passa por aperto no trabalho, e ainda assim o seu tem a sua história. Do jeito que você conta, parece que a mochila foi enchendo aos poucos, sem ninguém perguntar se ainda cabia.',
    'Dá para entender o desgaste. Às vezes a questão é a tarefa, às vezes é o clima, às vezes é não se reconhecer mais no que faz. Não precisa saber qual delas agora.',
    'O que nesse trabalho mais mexe com você hoje?',
  ],
  sono: [
    'Noite ruim deixa o dia seguinte em ladeira. Para algumas pessoas ajuda levantar um pouco e voltar; outras preferem ficar com a luz baixa. Dá para ir descobrindo o seu jeito.',
    'De noite tudo parece mais perto e maior. Não quer dizer que esteja. Quando o dia clarear, a gente pode olhar para as mesmas coisas com outra distância.',
    'Como foi a última noite em que você descansou bem?',
  ],
  ansiedade: [
    'Dá para sentir a velocidade disso. Uma opção é andar mais devagar por dois minutos: sentir a cadeira, soltar o ar com calma, olhar para um ponto fixo. Outra é só deixar passar, sem brigar.',
    'Quando a cabeça corre na frente, o corpo vai atrás tentando alcançar. Não precisa resolver o caminho todo; o próximo trecho já basta.',
    'O que estava acontecendo um pouco antes de isso começar?',
  ],
  tristeza: [
    'Tem dia que é assim, mais cinza, e não precisa de explicação para valer. Dá para ficar nele um pouco sem tentar consertar.',
    'Faz sentido estar pesado. Se falar ajudar, pode falar; se preferir ir em silêncio, com frases curtas, também serve.',
    'O que mudou por aí quando esse peso chegou?',
  ],
  relacionamento: [
    'Relação mexe com a gente em lugares diferentes ao mesmo tempo: o carinho, o orgulho, o medo de perder. Não é preciso pôr tudo em acordo hoje.',
    'Entendi. Dá para olhar para isso por dois lados, o que você sente e o que gostaria que acontecesse. Às vezes eles caminham juntos, às vezes não.',
    'O que você gostaria que a outra pessoa entendesse?',
  ],
  familia: [
    'Com família a distância é sempre esquisita: perto demais aperta, longe demais falta. Achar o ponto leva tempo, e vai mudando.',
    'Dá para gostar das pessoas e não gostar do que acontece quando elas se juntam. As duas coisas podem ser verdade.',
    'Que distância seria boa para você agora?',
  ],
  luto: [
    'Sinto muito pela sua perda. Não tem o que consertar aqui, e nem vou tentar. Pode falar de quem se foi, do vazio, de coisa nenhuma; eu acompanho o assunto que vier.',
    'Perder alguém desarruma até as coisas que não tinham nada a ver. Cada pessoa atravessa isso num passo, e o seu não precisa parecer com o de ninguém.',
    'Como têm sido estes dias para você?',
  ],
  solidao: [
    'Sentir falta de gente é das coisas mais comuns, e mesmo assim cada falta tem um formato. Eu sou uma IA: faço companhia na conversa, e torço para ter alguém por aí também.',
    'Tem hora que a cidade inteira parece estar do outro lado do vidro. Não precisa atravessar de uma vez; um aceno pequeno para alguém já é um começo.',
    'Que tipo de encontro faria bem a você nesta semana?',
  ],
  raiva: [
    'Faz sentido ter raiva disso. Ela pode vir junto na caminhada sem precisar ir na frente.',
    'Entendi o incômodo. Dá para deixar a poeira baixar primeiro e decidir depois o que fazer, ou só contar tudo aqui, sem filtro.',
    'O que mais incomodou, o que fizeram ou o jeito como fizeram?',
  ],
  culpa: [
    'Esse tipo de pensamento volta muito, e cansa. Pode ser que uma parte seja sua e outra não; a gente pode ir separando, sem pressa de chegar a um veredito.',
    'Olhar para trás com o que se sabe hoje quase sempre parece injusto. Naquela hora, o caminho era outro, e a luz também.',
    'O que você sabia naquele momento?',
  ],
  autoestima: [
    'É pesado andar com alguém criticando cada passo, ainda mais quando esse alguém fala por dentro. Dá para ouvir e discordar.',
    'Muita gente se vê assim em algum trecho da vida, e o seu trecho tem os seus motivos. Não precisa gostar de tudo em você para se tratar com respeito.',
    'Em que situações essa crítica aparece mais?',
  ],
  cansaco: [
    'Dá para notar que a caminhada está longa. Descansar agora não é desistir; é sentar um pouco na beira da estrada.',
    'Faz sentido não ter força sobrando. Algumas coisas podem esperar, outras podem ser divididas, e algumas talvez nem precisem ser feitas.',
    'O que você tiraria da mochila primeiro?',
  ],
  saude: [
    'Cuidar da saúde tem muita espera no meio, e esperar cansa. Da parte médica eu não entendo nem opino; da parte de como você está com isso, dá para conversar à vontade.',
    'Entendo o receio. O corpo muda o passo da gente sem pedir licença. Se algo piorar, vale procurar atendimento; enquanto isso, a conversa segue no ritmo que der.',
    'O que tem ajudado a atravessar esses dias?',
  ],
  alegria: [
    'Bom demais. Dia assim também merece conversa, e não só os difíceis. Dá para ficar nele mais um pouco.',
    'Bonito isso. Às vezes a gente chega num lugar bom e segue andando sem olhar; este aqui vale a parada.',
    'O que tornou isso possível?',
  ],
  saudacao: [
    'Oi, bom ter você aqui. Pode contar do dia, do que anda na cabeça, ou só ficar um pouco.',
    'Olá. A conversa é sua: no seu tempo, do tamanho que for.',
    'Como vão as coisas por aí?',
  ],
  humano: [
    'Não sou uma pessoa: sou uma inteligência artificial. Faço companhia para conversar e pensar, mas não faço o papel de profissional, e gente de verdade continua fazendo falta.',
    'Sou uma IA, e é bom que isso fique claro. Não tem ninguém do outro lado da tela; tem a sua escrita e um jeito de ajudar você a olhar para ela.',
    'Tudo bem para você seguir assim?',
  ],
  sigilo: [
    'Boa pergunta. As mensagens ficam criptografadas na sua conta, você pode apagar o que quiser, e o texto passa por uma inteligência artificial para virar resposta. Sigilo absoluto eu não prometo; a Política de privacidade explica direitinho como funciona.',
    'O que faria você se sentir mais à vontade?',
  ],
  diagnostico: [
    'Entendo querer uma resposta. Só que eu sou uma IA, e diagnóstico é com profissional que possa conhecer você direito. O que dá para fazer junto é descrever o que acontece, no dia a dia, e isso ajuda bastante numa consulta.',
    'Como isso aparece num dia comum seu?',
  ],
  laudo: [
    'Que bom que você disse. Esse nome veio de quem acompanha você, e não vou mexer nele; o que eu posso é ouvir como ficam os dias com isso na mochila.',
    'Entendi. Tem gente que sente alívio com um nome, tem gente que sente peso, e tem quem sinta os dois. O tratamento segue com quem cuida; a conversa sobre o caminho pode ser aqui.',
    'Como isso tem andado com você ultimamente?',
  ],
  remedio: [
    'De remédio eu não posso falar, nem para começar, mudar ou parar; quem receitou é a pessoa certa, ou a unidade de saúde. Se quiser contar como tem sido tomar, ou pensar em tomar, estou aqui para isso.',
    'Como tem sido essa experiência para você?',
  ],
  profissional: [
    'É uma boa estrada para considerar. UBS, CAPS e clínicas-escola de psicologia atendem de graça ou por pouco, e também há consultórios com valor social. Se quiser, dá para pensar junto no que dizer na primeira ligação.',
    'O que você gostaria de contar primeiro a quem for atender você?',
  ],
  conselho: [
    'A escolha é sua, e eu ajudo a olhar o mapa. Dá para listar dois ou três caminhos, ver o que cada um pede de você e testar primeiro aquele que permite voltar atrás.',
    'Não sei o que é certo para você, mas sei de um começo que costuma servir: falar com alguém que te conhece e contar o que está pesando. Ouvir a própria voz muda o tamanho das coisas.',
    'Que caminhos você já pensou em tentar?',
  ],
  agradecimento: [
    'Que bom que ajudou. O caminho quem andou foi você, e dá para voltar a ele quando quiser.',
    'O que ficou diferente depois dessa conversa?',
  ],
  despedida: ['Foi bom caminhar este trecho com você.'],
  curta: [
    'Tudo certo responder assim. Dá para ficar um tempo no banco sem falar muito, e isso também é companhia.',
    'Entendi. Se não vier mais nada agora, a gente olha o movimento da rua e espera.',
    'Tem algo de hoje que ficou na cabeça?',
  ],
  perdido: [
    'Me perdi nessa. Sou a demonstração, conheço algumas trilhas e esta não é uma delas; se contar de outro jeito, tento achar o caminho.',
    'Não entendi direito, e é melhor dizer. A demonstração acompanha assuntos comuns do dia a dia e, fora deles, fica sem mapa.',
    'Dá para contar com outras palavras?',
  ],
  geral: [
    'Dá para ir desembaraçando aos poucos. Não precisa escolher a parte mais importante; a primeira que vier já abre caminho.',
    'Que bom que você contou. Às vezes só pôr em palavras já muda um pouco a paisagem, e o resto vem andando.',
    'Entendi melhor agora. Cada vez que você conta, aparece um pedaço novo do caminho, e não precisa aparecer tudo hoje.',
    'Faz sentido que isso ainda ocupe espaço. A gente pode olhar mais um pouco ou largar a mochila no banco e falar de outra coisa.',
    'Que parte disso você quer olhar primeiro?',
    'O que ajudaria a semana a ficar mais leve, mesmo que pouco?',
    'Que parte disso você prefere deixar quieta por enquanto?',
    'Quem costuma caminhar com você quando aperta?',
  ],
}
