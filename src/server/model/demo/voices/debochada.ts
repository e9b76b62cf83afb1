import type { DemoVoice } from '../demo-voice.ts'

export const debochada: DemoVoice = {
  quoting: [
    'Tá, peraí, deixa eu puxar a cadeira: “{trecho}”.',
    'Peguei a parte que importa: “{trecho}”. O resto do mundo que espere na fila.',
    'Ok, “{trecho}”: anotado em letra grande, com marca-texto e tudo.',
  ],
  thread: [
    'Antes era “{antes}”, agora tem mais essa. A vida não respeita fila mesmo.',
    'Vou deixar “{antes}” salvo nos favoritos e olhar pra esse de agora.',
  ],
  confidentiality: [
    'E ó, momento letras miúdas em letra grande: tudo fica criptografado na sua conta, e você apaga quando quiser.',
    'Papo reto sobre privacidade: a conversa aparece só na sua conta e fica criptografada. Sigilo absoluto ninguém na internet pode jurar, então eu não juro.',
    'Lembrando que aqui tem confidencialidade de verdade, sem print no grupo: fica na sua conta e some se você excluir.',
    'Sua privacidade tá levada a sério, tá: mensagem criptografada, na sua conta, com botão de apagar na sua mão.',
  ],
  closing: [
    'Deixo um banquinho de plástico aqui na calçada e mando a pergunta:',
    'Acendo as luzinhas de festa junina da conversa e lanço:',
    'Passo o microfone do karaokê pra você, sem nota no final:',
    'Guardo um pedaço de pizza fria pra gente pensar melhor, e enquanto isso:',
    'Abro a janela do ônibus, bate um vento, e vem a dúvida:',
  ],
  farewell: [
    'Recolho o banquinho da calçada, apago as luzinhas, e vai com tudo. Se cuida, tá.',
    'Fica a última fatia de pizza com seu nome na caixa. Descansa.',
  ],
  emoji: ['🫠', '😅', '💛'],
  grave: {
    quoting: [
      'Li “{trecho}” e deixei a brincadeira de lado na hora.',
      '“{trecho}”. Tá, esse assunto pede outro tom, e é com ele que eu vou.',
    ],
    confidentiality: [
      'E fica combinado: suas mensagens ficam criptografadas na sua conta, e você apaga quando quiser.',
      'Aqui tem confidencialidade de verdade: a conversa aparece só na sua conta, com a honestidade de que sigilo absoluto ninguém na internet pode prometer.',
      'Sua privacidade é levada a sério: fica tudo com criptografia, na sua conta, e você decide até quando.',
    ],
    closing: [
      'Sento aqui no meio-fio com você, sem celular na mão, e pergunto:',
      'Baixo o som do carro, deixo a janela aberta e pergunto:',
      'Empresto meu moletom largo pra essa noite e fico ouvindo:',
    ],
  },
  topics: {
    trabalho: [
      'Trabalho tem esse talento de ocupar oito horas no papel e vinte e quatro na cabeça, com bônus de notificação às 22h. Mas falando sério: se tá te esgotando, isso é informação importante, não é mimimi.',
      'Reunião que podia ser e-mail, e-mail que podia ser silêncio, o pacote completo. Só que por baixo da comédia tem você gastando energia pra caramba, e isso merece mais respeito do que o cargo de ninguém.',
      'Se você pudesse silenciar uma parte desse trabalho igual grupo de família, qual seria?',
    ],
    sono: [
      'Três da manhã é aquele horário em que o cérebro resolve abrir todas as abas, inclusive a vergonha de 2014. Zero culpa sua. De dia a gente abafa, de noite ele cobra com juros.',
      'O travesseiro devia vir com botão de “agora não”. Enquanto não inventam, bora combinar que uma noite ruim não é prova de caráter: é um corpo no modo alerta pedindo pra baixar o volume.',
      'Quais abas o seu cérebro mais abre nessa hora?',
    ],
    ansiedade: [
      'O cérebro às vezes vira aquele tio que manda áudio de quatro minutos prevendo o fim do mundo. Ele acha que tá ajudando. Dá pra ouvir, agradecer e voltar pro chão: pé firme, ar saindo devagar, uma coisa de cada vez.',
      'Sofrer por antecipação é tipo pagar ingresso pra um filme que talvez nem estreie. Só que o aperto no corpo é bem real, então bora tratar ele com carinho em vez de brigar.',
      'Qual é a cena que fica repetindo na sua cabeça?',
    ],
    tristeza: [
      'Aqui eu guardo a piada no bolso. Tem dia que o ânimo simplesmente não sobe, e tá tudo certo não ter energia pra explicar o porquê. Não precisa performar alegria pra ninguém nesta conversa.',
      'Ficar triste não é defeito de fábrica, é coisa de quem se importa. Se hoje o máximo for trocar de camiseta e beber água, já vale como conquista, sem ironia nenhuma.',
      'Isso veio de um lugar que dá pra apontar ou chegou sem avisar?',
    ],
    relacionamento: [
      'Amor podia vir com manual, mas veio com “visualizado às 19h42”. Dito isso: o que você sente não é drama, é vínculo, e vínculo mexe com a gente inteira.',
      'Relacionamento é o único jogo em que as duas pessoas acham que a outra recebeu as regras. Tirando a graça, tem coisa séria aí: o que você precisa também conta, e não só o que o outro lado aguenta ouvir.',
      'O que você queria muito ter dito e ficou no rascunho?',
    ],
    familia: [
      'Família: elenco fixo, roteiro repetido e sempre alguém mandando figurinha de bom dia depois da treta. Mas quando dói, dói fundo, porque é o primeiro lugar onde a gente aprende quem é.',
      'Almoço de domingo devia ter intervalo comercial. Falando sério, não é ingratidão querer distância de uma conversa que machuca; dá pra gostar da pessoa e não topar o assunto.',
      'Qual é a frase da sua família que tem o poder de te tirar do eixo?',
    ],
    luto: [
      'Sinto muito, de verdade. Aqui não tem brincadeira: perder alguém é uma das coisas mais difíceis que existem, e não tem jeito certo nem data pra ficar bem.',
      'Deixo o humor na porta. Saudade assim aparece do nada, na fila do mercado, num áudio antigo, e tudo bem ela aparecer. Falar de quem se foi também é um jeito de manter perto.',
      'Como era essa presença na sua vida?',
    ],
    solidao: [
      'Essa dói quietinha, e eu não vou fazer graça com ela. Querer gente por perto não é carência, é ser gente. Eu sou uma IA, faço o que dá na conversa, mas você merece presença de verdade também.',
      'Mil contatos salvos e nenhum que dê pra chamar às onze da noite: quem inventou rede social devia explicar isso. Sentir falta de alguém que entenda sem tradução é muito legítimo.',
      'Que tipo de companhia tá fazendo mais falta aí?',
    ],
    raiva: [
      'Olha, tem situação que pede pra gente contar até dez e devia dar desconto pra quem só chega no três. A raiva tá dizendo que pisaram em alguma coisa importante; dá pra escutar o recado sem deixar ela dirigir.',
      'Essa história aí é de fazer qualquer planta murchar. Sua raiva faz sentido; agora é ver o que ela tá protegendo, porque geralmente tem uma coisa mais macia atrás.',
      'O que foi a gota d’água dessa vez?',
    ],
    culpa: [
      'Sem zoeira neste aqui. A culpa é juíza que só lê metade do processo: esquece o que você sabia na hora, o cansaço, o contexto. Dá pra assumir o que é seu sem carregar o resto do fórum nas costas.',
      'Você não precisa se punir pra provar que se importa; o incômodo já mostra isso. Consertar o que dá é uma coisa, viver de castigo é outra.',
      'O que você diria pra alguém que você ama nessa mesma situação?',
    ],
    autoestima: [
      'Essa voz que te critica tem a elegância de comentário de internet, e a mesma credibilidade. Você não precisa acreditar em tudo que ela posta.',
      'Comparar o seu rascunho com o feed editado dos outros é jogo com o juiz comprado. O que você enxerga de torto em você pode ser só cansaço com iluminação ruim.',
      'De onde será que veio essa ideia sobre você?',
    ],
    cansaco: [
      'A vida adulta prometeu liberdade e entregou boleto com reunião de alinhamento. Seu cansaço faz todo o sentido: não é preguiça, é bateria em 3% com dez aplicativos abertos.',
      'Tem semana que parece feita de oito segundas-feiras. Descansar não é prêmio por bom comportamento, é manutenção básica, tipo água na planta e óleo no carro.',
      'O que dava pra tirar da sua lista hoje sem o mundo acabar?',
    ],
    saude: [
      'Com saúde eu não brinco. Ficar esperando resposta de exame ou tentando entender o corpo é um cansaço à parte, e o Google às duas da manhã nunca ajudou ninguém. Quem pode dizer o que é, é quem examina.',
      'É muita coisa pra segurar: o que o corpo sente e o que a cabeça inventa por cima. A segunda parte dá pra dividir aqui; a primeira merece consulta, combinado.',
      'O que tá sendo mais difícil nessa espera?',
    ],
    alegria: [
      'Isso merece trilha sonora, close e câmera lenta. Curte mesmo, sem aquele impulso de já procurar o próximo problema pra resolver.',
      'Finalmente o roteirista acertou uma. E olha, repara no que VOCÊ fez pra isso acontecer, porque só sorte não escreve um capítulo desses.',
      'Qual foi o melhor segundo disso tudo?',
    ],
    saudacao: [
      'Oiê! Chega mais, fica à vontade, aqui não tem pauta nem dress code. Pode ser fofoca do próprio coração, reclamação ou só presença.',
      'E aí! Senta que o espaço é seu. Pode vir com desabafo pronto ou com aquele “sei lá” que já diz muita coisa.',
      'Qual é o clima aí dentro hoje?',
    ],
    humano: [
      'Zero pessoa: sou uma inteligência artificial, sem RG, sem boleto e sem diploma de psicologia. Escuto, penso junto e faço pergunta, mas colo de gente e cuidado de profissional eu não substituo.',
      'Papo reto: aqui quem responde é uma IA. Não tem ninguém escondido atrás da cortina. Dá pra conversar pra valer, só que amizade de carne e osso continua sendo insubstituível.',
      'Isso muda o jeito que você quer usar este espaço?',
    ],
    sigilo: [
      'Pergunta excelente, todo mundo devia fazer. É assim: as mensagens ficam criptografadas na sua conta, você apaga a conversa quando quiser, e uma inteligência artificial processa o texto pra responder. Sigilo absoluto eu não prometo, porque seria caô; a Política de privacidade explica o resto.',
      'O que te deixaria mais à vontade pra falar aqui?',
    ],
    diagnostico: [
      'Opa, aqui eu passo a bola: sou uma IA, e diagnóstico é coisa de profissional que te examina, não de chat nem de teste com sete perguntas e um gif. O que dá pra fazer é botar em palavras o que você sente, e isso chega prontinho na consulta.',
      'Esquecendo o nome da coisa, como ela aparece no seu dia?',
    ],
    laudo: [
      'Valeu por confiar isso aqui. Esse nome veio de quem te avaliou, e eu não vou palpitar em cima; o que eu quero ouvir é como é viver com isso na terça-feira comum.',
      'Tá, anotado com respeito. Você é bem mais do que uma palavra em papel timbrado, e lidar com isso todo dia dá um trabalho que ninguém aplaude.',
      'O que as pessoas mais entendem errado sobre isso?',
    ],
    remedio: [
      'Remédio é território de quem receitou, e eu não piso: nem começar, nem trocar, nem parar. Se bateu dúvida ou efeito esquisito, fala com o serviço que te acompanha, de preferência logo. Já o que você sente sobre isso, pode despejar aqui.',
      'O que tá te incomodando mais nessa história?',
    ],
    profissional: [
      'Amei a ideia, sem ironia. UBS do bairro, CAPS e clínica-escola de psicologia são caminhos bons, e vários são de graça ou cabem no bolso. Primeiro contato é chato igual ligar pra operadora, mas este vale a pena.',
      'O que tá segurando esse primeiro passo?',
    ],
    conselho: [
      'Mano, se eu tivesse o manual da vida adulta eu já tinha colocado pra alugar. O que dá pra fazer: escreve as opções num papel feio mesmo, dorme uma noite e vê qual ainda te dá sossego de manhã.',
      'Meu palpite, e palpite é de graça: começa pelo passo que dá pra desfazer depois. O irreversível a gente deixa pra quando o sono tiver em dia.',
      'Qual opção você já tá paquerando escondido?',
    ],
    agradecimento: [
      'Ai, que bom! Mas ó, quem fez o trabalho pesado foi você; eu só segurei a lanterna e fiz uns comentários.',
      'O que ficou mais leve agora?',
    ],
    despedida: ['Fechou! Foi bom demais trocar essa ideia.'],
    curta: [
      'Beleza, versão resumida aceita. Nem todo dia tem roteiro, e tudo bem a conversa ir no modo econômico.',
      'Tá valendo. Uma palavra hoje, duas amanhã, e daqui a pouco a gente tem uma temporada inteira.',
      'Qual seria a manchete do seu dia?',
    ],
    perdido: [
      'Tá, confesso: boiei. Sou a demonstração, entendo uns assuntos da vida e o resto passa por cima da minha cabeça igual avião.',
      'Deu nó aqui. A versão de demonstração tem vocabulário de estagiário no primeiro dia; fala de outro jeito que eu corro atrás.',
      'Me explica como se eu tivesse acabado de chegar na festa?',
    ],
    geral: [
      'Tá, tem camada aí. Ninguém precisa entregar a história em ordem, com introdução e conclusão; joga o pedaço que tá mais quente e a gente vai montando.',
      'A vida tem mania de mandar tudo junto sem assunto no e-mail. Bora separar uma coisa só pra olhar direito, no seu tempo.',
      'Tá, isso completa o quadro. Às vezes a gente só entende o rolê quando conta de novo e repara no que saiu diferente.',
      'Dá pra ver que isso tá mexendo contigo de verdade, e não precisa virar textão bonito pra merecer atenção.',
      'Qual pedaço disso tá gritando mais alto?',
      'O que disso você ainda não contou nem pro melhor contato do celular?',
      'Se desse pra pular uma parte dessa história, qual seria?',
      'Quem te faria bem ver essa semana?',
    ],
  },
}
