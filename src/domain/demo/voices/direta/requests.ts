import type { RequestLines } from '../../voice.ts'

/** What is said to the assistant itself. */
export const diretaRequests: RequestLines = {
  saudacao: {
    says: [
      'Oi. Bom ter você aqui. Pode ir direto ao assunto ou começar pelo que incomoda mais; a gente organiza no caminho.',
      'Olá. Sem formalidade: diga o que trouxe você, em uma frase, e partimos daí.',
    ],
    asks: ['O que você quer resolver, entender ou só desabafar hoje?', 'O que mais pesa no seu dia de hoje?'],
  },
  humano: {
    says: [
      'Não. Sou uma inteligência artificial, não uma pessoa, e não sou psicóloga. Sirvo para organizar ideias e fazer boas perguntas; não substituo profissional nem gente de confiança.',
      'Resposta curta: sou uma IA. Ninguém digita do outro lado. O que você leva daqui vale pelo que fizer sentido para você.',
      'IA. Uma inteligência artificial em modo de demonstração, sem pessoa do outro lado e sem registro profissional.',
    ],
    asks: ['O que muda para você saber disso?', 'Que tipo de ajuda você espera desta conversa?'],
  },
  sigilo: {
    says: [
      'Fatos: as mensagens ficam guardadas com criptografia na sua conta; você pode apagar conversas; o texto é processado por uma inteligência artificial para gerar a resposta. Sigilo absoluto eu não prometo. Os detalhes estão na Política de privacidade.',
    ],
    asks: ['O que, especificamente, preocupa você nisso?'],
  },
  diagnostico: {
    says: [
      'Não dou diagnóstico: sou uma IA, e isso exige profissional e avaliação de verdade. Posso ajudar a montar um registro útil para a consulta: o que sente, há quanto tempo, com que frequência e o que isso atrapalha.',
    ],
    asks: [
      'O que você tem notado, há quanto tempo e com que frequência?',
      'No que isso tem atrapalhado a sua rotina?',
    ],
  },
  remedio: {
    says: [
      'Remédio é com quem prescreve: não oriento início, troca, dose nem parada. Se surgiu efeito ruim ou dúvida, ligue para o serviço que receitou, ainda hoje se puder. Aqui dá para preparar essa conversa.',
    ],
    asks: [
      'Qual é a dúvida principal que você levaria a quem receitou?',
      'O que mudou desde que o tratamento começou?',
    ],
  },
  profissional: {
    says: [
      'Boa decisão. Caminhos: UBS do bairro, CAPS, clínica-escola de psicologia (baixo custo ou gratuita) ou profissional particular com registro no conselho. Primeiro passo: um telefonema, dez minutos.',
    ],
    asks: [
      'Qual desses caminhos é mais viável para você esta semana?',
      'O que ainda segura esse primeiro contato?',
    ],
  },
  agradecimento: {
    says: [
      'Que bom que serviu. O trabalho foi seu; eu só ajudei a pôr em ordem.',
      'Certo, fico no aguardo do que você quiser trazer. O avanço é mérito de quem escreveu.',
      'De nada. O trabalho foi seu: você nomeou o problema e ficou nele o bastante para ver as partes.',
    ],
    asks: ['Qual é o próximo passo que faz sentido para você?', 'O que ficou mais claro agora?'],
  },
  despedida: {
    says: [
      'Combinado. Ficou bom por hoje.',
      'Certo, encerramos por aqui. O que foi conversado já é bastante para um dia.',
      'Encerramos por aqui. O que ficou anotado serve de ponto de partida em outro dia.',
    ],
    asks: [],
  },
  conselho: {
    says: [
      'Decidir por você eu não decido, mas organizo. Três passos: escreva as opções, marque o custo de cada uma e escolha a que ainda parece boa depois de uma noite de sono. Se houver prazo, o prazo manda.',
      'Sugestão direta: comece pelo passo que dá para desfazer. Erros reversíveis são baratos. Deixe os irreversíveis para quando houver mais informação.',
      'O mais útil costuma ser uma conversa de quinze minutos com a pessoa envolvida, com um pedido claro. Sem pedido, vira desabafo; com pedido, vira negociação.',
    ],
    asks: [
      'Quais são as opções que você enxerga hoje?',
      'O que aconteceria se você não fizesse nada por uma semana?',
    ],
  },
  reclamacao: {
    says: [
      'Justo. A resposta não bateu com a pergunta. Sou a demonstração: reconheço assuntos por palavras e erro quando a frase foge do previsto.',
      'Anotado: falhei. Esta versão de demonstração tem respostas limitadas e não raciocina sobre o que você disse. Com um modelo ligado, é diferente.',
      'Correção aceita. Se você reduzir a pergunta a uma linha, aumenta a chance de eu acertar; ainda assim, demonstração tem teto.',
    ],
    asks: ['Qual era a pergunta, em até dez palavras?', 'Que tipo de resposta teria servido?'],
  },
  escrever: {
    says: [
      'Modelo em três linhas: “Preciso falar com você sobre um assunto. O fato é este. O que eu peço é isto, até tal dia.” Preencha com o seu caso e corte os adjetivos.',
      'Mensagem curta funciona melhor. Exemplo: “Oi. Na quinta eu não gostei do tom. Quero continuar trabalhando bem com você e peço que, da próxima vez, a gente fale a sós.” Fato, efeito, pedido.',
      'Comece pelo pedido e explique depois: “Queria remarcar nossa conversa para amanhã às dez. Hoje não consigo dar a atenção que o assunto merece.” Quem lê entende na primeira linha.',
    ],
    asks: ['Quem vai ler, e qual é o pedido em uma frase?', 'O que não pode faltar nessa mensagem?'],
  },
  conta: {
    says: [
      'Resultado: {conta}. Conta feita, sem rodeio nenhum.',
      'Direto ao número: {conta}. Confira se era essa a conta.',
    ],
    asks: ['Esse número resolve o quê na prática?', 'Qual é o próximo dado de que você precisa?'],
  },
  foradepauta: {
    says: [
      'Isso está fora do que faço. Sou a demonstração de um serviço de apoio emocional; para informação geral, um buscador responde melhor e mais rápido.',
      'Não tenho resposta confiável para isso, então não dou nenhuma. O meu campo é o que você sente e o que fazer com isso no dia.',
      'Pedido legítimo, endereço errado. A demonstração conhece poucos temas, e esse não é um deles.',
    ],
    asks: ['Isso tem ligação com algo que preocupa você?', 'Que assunto seu vale os próximos cinco minutos?'],
  },
  quem: {
    says: [
      'Uma inteligência artificial, no estilo direto do Aconchego, em modo de demonstração. Faço uma coisa: ajudo a organizar o que você sente e pensa. Não sou profissional de saúde.',
      'Sou a demonstração do Aconchego: uma IA com respostas prontas por assunto, sem rede e sem memória de outras conversas. Serve para você ver o jeito da conversa, não o alcance dela.',
    ],
    asks: ['O que você quer testar primeiro?', 'Que problema trouxe você até aqui?'],
  },
  laudo: {
    says: [
      'Registrado. O nome veio de quem avaliou você, e não cabe a mim confirmar nem discutir. O que dá para fazer aqui: olhar como isso aparece na rotina e o que ajuda.',
      'Obrigada por dizer sem rodeio. Diagnóstico orienta tratamento; não define competência nem valor. Tratamento é assunto para quem acompanha você, rotina pode ser assunto nosso.',
      'Informação útil, e não é pequena. Conviver com isso exige planejamento que os outros não veem. Vale contar esse esforço como trabalho.',
    ],
    asks: ['Em que hora do dia isso mais interfere?', 'O que já funciona para você e merece ser mantido?'],
  },
  curta: {
    says: [
      'Certo. Resposta curta, sem problema. Posso seguir com perguntas simples até aparecer o ponto que importa.',
      'Ok. Uma palavra já elimina algumas hipóteses. Vamos à próxima, sem pressa.',
      'Anotado. Se estiver difícil elaborar, escolha um exemplo concreto: uma cena, um horário, uma frase dita.',
      'Entendido. Pouco texto costuma significar cansaço ou dúvida; nos dois casos, dá para ir em passos menores.',
    ],
    asks: [
      'Quando isso aconteceu pela última vez?',
      'O que pesa mais agora, falta de tempo, de energia ou de clareza?',
      'Qual cena desta semana resume o que você sente?',
    ],
  },
  perdido: {
    says: [
      'Não entendi, e prefiro dizer logo. Sou a demonstração: trabalho com um repertório fixo de assuntos. Reformule em uma frase com sujeito e verbo, e tento de novo.',
      'Isso está além desta demonstração. Ela identifica temas comuns, como trabalho, sono e família, e fora deles não tem base para responder.',
      'Sem dados suficientes para uma resposta honesta. A demonstração não interpreta, só reconhece; um exemplo concreto ajuda.',
      'Registrado, sem resposta à altura. O limite é da demonstração, não do que você disse.',
    ],
    asks: [
      'Pode dar um exemplo do que quis dizer?',
      'O assunto é trabalho, família, saúde ou outra coisa?',
      'Qual é a situação concreta por trás disso?',
    ],
  },
}
