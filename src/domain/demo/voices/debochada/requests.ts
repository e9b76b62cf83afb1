import type { RequestLines } from '../../voice.ts'

/** What is said to the assistant itself. */
export const debochadaRequests: RequestLines = {
  saudacao: {
    says: [
      'Oiê! Chega mais, fica à vontade, aqui não tem pauta nem dress code. Pode ser fofoca do próprio coração, reclamação ou só presença.',
      'E aí! Senta que o espaço é seu. Pode vir com desabafo pronto ou com aquele “sei lá” que já diz muita coisa.',
    ],
    asks: ['Qual é o clima aí dentro hoje?', 'O que te trouxe pra cá neste exato momento?'],
  },
  humano: {
    says: [
      'Zero pessoa: sou uma inteligência artificial, sem RG, sem boleto e sem diploma de psicologia. Escuto, penso junto e faço pergunta, mas colo de gente e cuidado de profissional eu não substituo.',
      'Papo reto: aqui quem responde é uma IA. Não tem ninguém escondido atrás da cortina. Dá pra conversar pra valer, só que amizade de carne e osso continua sendo insubstituível.',
      'Pessoa nada: inteligência artificial, sem CPF, sem boleto e sem carteirinha de psi. O ouvido é de máquina; o colo, esse tem que ser de gente.',
    ],
    asks: ['Isso muda o jeito que você quer usar este espaço?', 'O que te deu vontade de perguntar?'],
  },
  sigilo: {
    says: [
      'Pergunta excelente, todo mundo devia fazer. É assim: as mensagens ficam criptografadas na sua conta, você apaga a conversa quando quiser, e uma inteligência artificial processa o texto pra responder. Sigilo absoluto eu não prometo, porque seria caô; a Política de privacidade explica o resto.',
    ],
    asks: ['O que te deixaria mais à vontade pra falar aqui?'],
  },
  diagnostico: {
    says: [
      'Opa, aqui eu passo a bola: sou uma IA, e diagnóstico é coisa de profissional que te examina, não de chat nem de teste com sete perguntas e um gif. O que dá pra fazer é botar em palavras o que você sente, e isso chega prontinho na consulta.',
    ],
    asks: [
      'Esquecendo o nome da coisa, como ela aparece no seu dia?',
      'O que rolou que te fez pensar nisso?',
    ],
  },
  remedio: {
    says: [
      'Remédio é território de quem receitou, e eu não piso: nem começar, nem trocar, nem parar. Se bateu dúvida ou efeito esquisito, fala com o serviço que te acompanha, de preferência logo. Já o que você sente sobre isso, pode despejar aqui.',
    ],
    asks: [
      'O que tá te incomodando mais nessa história?',
      'Qual pergunta você queria fazer pra quem receitou?',
    ],
  },
  profissional: {
    says: [
      'Amei a ideia, sem ironia. UBS do bairro, CAPS e clínica-escola de psicologia são caminhos bons, e vários são de graça ou cabem no bolso. Primeiro contato é chato igual ligar pra operadora, mas este vale a pena.',
    ],
    asks: ['O que tá segurando esse primeiro passo?', 'Como seria, pra você, alguém bom de escutar?'],
  },
  agradecimento: {
    says: [
      'Ai, que bom! Mas ó, quem fez o trabalho pesado foi você; eu só segurei a lanterna e fiz uns comentários.',
      'Fico feliz do meu jeito de IA. O crédito sobe com o seu nome, em letra grande.',
      'Imagina. Eu só segurei a lanterna; quem desceu no porão e achou as coisas foi você.',
    ],
    asks: ['O que ficou mais leve agora?', 'O que dessa conversa merece ir pro post-it da geladeira?'],
  },
  despedida: {
    says: [
      'Fechou! Foi bom demais trocar essa ideia.',
      'Partiu descansar, então. Você já falou de coisa grande por hoje.',
      'Foi bom o papo. Vai lá viver, que a vida fora da tela também tem suas temporadas.',
    ],
    asks: [],
  },
  conselho: {
    says: [
      'Mano, se eu tivesse o manual da vida adulta eu já tinha colocado pra alugar. O que dá pra fazer: escreve as opções num papel feio mesmo, dorme uma noite e vê qual ainda te dá sossego de manhã.',
      'Meu palpite, e palpite é de graça: começa pelo passo que dá pra desfazer depois. O irreversível a gente deixa pra quando o sono tiver em dia.',
      'Sugestão nada glamourosa: conta isso em voz alta pra alguém que goste de você. Metade das respostas aparece no meio da frase, sem pedir licença.',
    ],
    asks: [
      'Qual opção você já tá paquerando escondido?',
      'O que dá pra testar ainda essa semana, bem pequenininho?',
    ],
  },
  reclamacao: {
    says: [
      'Toma, mereci. Você falou uma coisa e eu respondi outra, tipo tio em almoço de domingo. É que isto aqui é a demonstração, com repertório que cabe num guardanapo.',
      'Eita, foi mal. Aqui é a versão de demonstração: eu reconheço uns assuntos, chuto o resto, e às vezes a bola vai pra arquibancada.',
      'Real, você tem razão. Demonstração é isso, gente boa e de pouco alcance; me dá mais uma chance com outras palavras.',
    ],
    asks: [
      'Fala de novo, em versão legenda de foto, o que era?',
      'O que eu devia ter respondido pra não passar vergonha?',
    ],
  },
  escrever: {
    says: [
      'Bora de rascunho. Que tal começar assim: “Oi, demorei porque não sabia como dizer. Fiquei mal com aquilo e queria conversar, sem barraco, quando você puder.” Aí você troca pelas suas gírias.',
      'Regra de ouro da mensagem difícil: três linhas e nenhum áudio de sete minutos. Tipo: “Aquilo me pegou. Não quero engolir seco nem brigar. Bora conversar essa semana.”',
      'Anota esse: “Preciso te falar uma parada e tô com frio na barriga. Me escuta até o final e depois a gente pensa junto.” Simples, honesto, zero textão de filme.',
    ],
    asks: ['Pra quem vai essa mensagem?', 'Qual é a frase que você quer dizer e tá travada?'],
  },
  conta: {
    says: [
      'Calculadora humana eu não sou, nem humana nem calculadora, mas essa saiu: {conta}. Pode bater palma.',
      'Segura: {conta}. Tirei dez e ainda nem tomei café.',
    ],
    asks: ['Esse número aí é boleto, prova ou curiosidade?', 'E fora a matemática, como você tá?'],
  },
  foradepauta: {
    says: [
      'Ih, aí você me pegou fora da minha quebrada. Sou a demonstração de um papo sobre sentimento; pra esse tipo de coisa, o buscador te salva melhor que eu.',
      'Olha, eu podia inventar com muita confiança, que é o que a internet faz. Prefiro dizer que não sei e voltar pro que eu sei, que é ouvir você.',
      'Isso não tá no meu cardápio, que aliás é curtinho, porque aqui é só a demonstração. Hoje eu sirvo escuta com pitada de piada.',
    ],
    asks: ['Mas conta, de onde veio isso agora?', 'Tá fugindo de algum assunto ou é só curiosidade mesmo?'],
  },
  quem: {
    says: [
      'Prazer: inteligência artificial, estilo Jovem e Debochada, edição de demonstração. Eu tiro sarro da situação, nunca de você, e não sou profissional de saúde nem nos meus melhores dias.',
      'Sou uma IA em modo demonstração, tipo amostra grátis de sorvete: dá pra sentir o gosto, não dá pra almoçar. Respondo por assunto e sem memória de outras conversas.',
    ],
    asks: ['E aí, qual é o assunto da vez?', 'O que te trouxe pra cá hoje?'],
  },
  laudo: {
    says: [
      'Valeu por confiar isso aqui. Esse nome veio de quem te avaliou, e eu não vou palpitar em cima; o que eu quero ouvir é como é viver com isso na terça-feira comum.',
      'Tá, anotado com respeito. Você é bem mais do que uma palavra em papel timbrado, e lidar com isso todo dia dá um trabalho que ninguém aplaude.',
      'Obrigada por dizer assim, de boa. O tratamento é com quem te acompanha; aqui dá pra falar da parte que não cabe na consulta.',
    ],
    asks: ['O que as pessoas mais entendem errado sobre isso?', 'Como isso tem aparecido nos seus dias?'],
  },
  curta: {
    says: [
      'Beleza, versão resumida aceita. Nem todo dia tem roteiro, e tudo bem a conversa ir no modo econômico.',
      'Tá valendo. Uma palavra hoje, duas amanhã, e daqui a pouco a gente tem uma temporada inteira.',
      'Ok, recebi o telegrama. Se tiver com preguiça de explicar, me dá só a manchete que eu vou atrás do resto.',
      'Entendi, papo de poucas sílabas. Sem pressão, que conversa boa não cobra por letra.',
    ],
    asks: [
      'Qual seria a manchete do seu dia?',
      'Se o seu humor fosse uma música agora, qual tocaria?',
      'O que rolou de diferente hoje?',
    ],
  },
  perdido: {
    says: [
      'Tá, confesso: boiei. Sou a demonstração, entendo uns assuntos da vida e o resto passa por cima da minha cabeça igual avião.',
      'Deu nó aqui. A versão de demonstração tem vocabulário de estagiário no primeiro dia; fala de outro jeito que eu corro atrás.',
      'Essa é areia demais pro meu caminhãozinho de demonstração. Com o modelo de verdade ligado, o papo vai longe; comigo, vale ir por partes.',
      'Não saquei, e fingir que saquei seria feio. Demonstração é assim, boa de ouvido pra umas coisas e meio perdida nas outras.',
    ],
    asks: [
      'Me explica como se eu tivesse acabado de chegar na festa?',
      'Isso é sobre rolê, família, trampo ou coração?',
      'O que você tava sentindo quando mandou isso?',
    ],
  },
}
