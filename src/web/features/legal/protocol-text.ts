import { GUARD_MEASURED, MEASURED } from '#domain/safety/measured.ts'
import type { LegalText } from './legal-text.ts'

/** What the product does when somebody may be in danger, for anybody who wants to know. */
export const PROTOCOL: LegalText = {
  title: 'Como cuidamos de quem está em risco',
  date: 'Protocolo de segurança do Aconchego',
  summary: [
    'Cada mensagem é lida por um detector automático antes de qualquer resposta. Quando há sinais de risco, telefones de ajuda aparecem na tela na hora.',
    'Em situação de risco, a IA deixa o estilo escolhido de lado e fala de um jeito simples, calmo e direto.',
    'Não há ninguém acompanhando as conversas, e não chamamos ajuda por você.',
    'O detector erra. Não espere por ele: em perigo, ligue 192 ou 190; para conversar com uma pessoa, ligue 188.',
  ],
  sections: [
    {
      id: 'quando-ligar',
      heading: 'Quando ligar, e para onde',
      blocks: [
        'Uma pessoa de verdade, por telefone ou ao seu lado, vale mais do que qualquer conversa aqui. As ligações são gratuitas, 24 horas por dia.',
        [
          '188, CVV: quando a vontade de viver some, quando a dor aperta, quando faz falta ser ouvido. Não precisa ser o pior dia.',
          '192, SAMU: quando a vida corre risco agora, por exemplo depois de uma tentativa, com um plano ou com o meio por perto. O pronto-socorro mais próximo também atende.',
          '190, Polícia Militar: quando alguém está em perigo ou sofre violência neste momento.',
          '180, Ligue 180: para mulheres em situação de violência.',
          '100, Disque 100: violência contra crianças, adolescentes, pessoas idosas, com deficiência e LGBT.',
        ],
        'Quem liga para orientar-se não é obrigado a denunciar nem a dizer o nome.',
      ],
    },
    {
      id: 'niveis',
      heading: 'O que fazemos em cada nível',
      blocks: [
        'O detector separa o que lê em níveis. O nível nunca diz quem você é: diz só de que cuidado aquela mensagem precisa.',
        [
          'Nenhum sinal: o estilo que você escolheu responde.',
          'Atenção (desesperança forte, vontade de não acordar, sentir-se um peso): o estilo continua, mais suave e sem ironia. Um cartão pequeno mostra o CVV. A IA pergunta, uma vez e com calma, se você tem pensado em morrer. Esse cartão você pode fechar.',
          'Risco (pensar em suicídio ou em se machucar): sai o estilo, entra uma voz neutra e acolhedora. O cartão fica na conversa. A IA faz uma pergunta direta, lembra de alguém de confiança, do CAPS e da UBS e oferece um exercício curto.',
          'Emergência (plano, meio, data, despedida, tentativa): o cartão vem primeiro, com o SAMU e o CVV. A resposta é curta: ligar, ficar perto de alguém, longe do que possa ferir. E uma pergunta só: “Tem alguém com você agora?”',
          'Violência (vontade de ferir alguém): a IA ajuda a ganhar distância e tempo, sem acusar, com o 190, o 192 e o 188 à mão.',
          'Vítima (sofrer violência ou abuso): a IA acredita em você e não culpa. Mostra o 190, o 180 e o Disque 100. Não manda confrontar nem sair de casa já: sair pode ser o momento mais perigoso e pede apoio.',
        ],
        'O que uma regra leu dura pelo menos mais seis mensagens suas, mesmo que a seguinte diga “era brincadeira”; o que só a segunda leitura viu, duas. A conversa nunca é bloqueada nem encerrada por causa do risco.',
      ],
    },
    {
      id: 'respostas',
      heading: 'O que uma resposta nunca deve dizer',
      blocks: [
        'Antes de aparecer na tela, cada frase da IA passa por um filtro nosso. Ele troca, por exemplo, frases que:',
        [
          'dão um diagnóstico, ou falam em começar, parar ou mudar um remédio;',
          'descrevem um método, uma dose ou um lugar;',
          'pedem promessa ou usam culpa;',
          'prometem segredo, ou dizem que só a IA entende você;',
          'dizem que a IA é gente ou profissional, ou que ela chamou socorro.',
        ],
        'O filtro também erra: foi testado com centenas de frases, e quanto mais livre o jeito de dizer, mais escapa.',
      ],
    },
    {
      id: 'sem-modelo',
      heading: 'E se a IA estiver fora do ar?',
      blocks: [
        'O detector e o cartão são nossos e não dependem da IA. Se ela não responder, o próprio protocolo responde, com um texto escrito com antecedência. A página “Preciso de ajuda agora” abre sem conta e sem plano.',
      ],
    },
    {
      id: 'limites',
      heading: 'O que medimos, e os limites',
      blocks: [
        `Em novembro de 2026, o detector leu ${MEASURED.tweets} mensagens comuns de pessoas de verdade, de redes sociais. De cada mil, ${MEASURED.tweetsLoud} receberam um dos cartões de risco, emergência, violência ou vítima (intervalo de 95 %: ${MEASURED.tweetsLoudRange}), e ${MEASURED.tweetsAny} algum cartão (${MEASURED.tweetsAnyRange}). Dos cartões altos, ${MEASURED.fitting} tinham motivo, pela leitura de um modelo de linguagem.`,
        `De ${MEASURED.labelled} mensagens que pesquisadores marcaram como ideação suicida, ${MEASURED.labelledAny} receberam algum cartão (${MEASURED.labelledAnyRange}), e ${MEASURED.labelledLoud} um dos altos. Das parecidas que eles marcaram como sem ideação, ${MEASURED.lookalikesLoud} também.`,
        `De ${MEASURED.talks} conversas de risco escritas por um modelo de linguagem e lidas pela primeira vez, o detector sozinho percebeu ${MEASURED.talksNoticed} a tempo (${MEASURED.talksNoticedRange}). De outras ${MEASURED.subtleTalks}, contadas muitas vezes só por alusão, ${MEASURED.subtleTalksNoticed} (${MEASURED.subtleTalksRange}): é onde ele mais falha. Não medimos alusões de pessoas de verdade, nem quanto ele percebe da violência que elas sofrem ou pensam em fazer. Nenhum profissional de saúde revisou este trabalho até agora.`,
        `As respostas da IA também são conferidas, frase por frase, antes de aparecerem. De ${GUARD_MEASURED.bad} respostas com uma frase que não deve ser dita, escritas por um modelo de linguagem e lidas pela primeira vez, a conferência sozinha retirou a frase em ${GUARD_MEASURED.stopped}; contando as frases sobre as quais ela perguntaria ao modelo, ${GUARD_MEASURED.stoppedOrAsked}. Com frases mais sutis, de outros quatro autores, a conferência de antes tinha retirado ${GUARD_MEASURED.subtleStopped} e ${GUARD_MEASURED.subtleStoppedOrAsked}. De ${GUARD_MEASURED.good} respostas boas, ${GUARD_MEASURED.altered} foram alteradas sem motivo, e em ${GUARD_MEASURED.asked} haveria uma pergunta.`,
        [
          'O detector lê só texto em português, e só o que é enviado.',
          'Ele pode não perceber um risco dito de um jeito novo, por ironia ou por silêncio.',
          'Ele pode ver risco onde não há. Se isso acontecer, desculpe o susto: preferimos errar para o lado do cuidado.',
        ],
      ],
    },
    {
      id: 'o-que-nao-fazemos',
      heading: 'O que não fazemos',
      blocks: [
        [
          'Não avisamos família, médicos, empresa nem polícia.',
          'Não diagnosticamos e não tratamos.',
          'Não usamos o que o detector leu para vender, para anunciar nem para mudar o seu plano.',
          'Não guardamos quem teve qual nível: as contagens são por dia e por nível, sem nada que diga de quem são. O resultado de cada mensagem fica cifrado na sua conversa e some com ela.',
        ],
        'Quando o detector fica em dúvida, o modelo de linguagem que responde a você faz uma segunda leitura, em até 3 segundos. Ela pode aumentar o cuidado, ou tirar um cartão de atenção que nenhuma regra mostrou. O que uma regra leu, ela não diminui. Se ela falhar, vale o que o detector leu.',
        'Se um cartão alto veio só dessa segunda leitura, você pode responder “Foi modo de dizer”. O estilo volta, e a resposta seguinte pergunta uma vez se você está em segurança.',
      ],
    },
    {
      id: 'creditos',
      heading: 'Com que textos os modelos foram ajustados',
      blocks: [
        'O detector e a conferência de respostas têm, além das regras, modelos estatísticos. Eles foram ajustados com textos escritos para isso por modelos de linguagem e com textos comuns destas fontes. Nenhuma frase delas está no produto.',
        [
          'Colaboradores do Tatoeba (tatoeba.org), por meio do Tatoeba Challenge (Tiedemann, 2020): CC BY 2.0 FR; parte das frases foi emendada.',
          'Mozilla Common Voice: CC0 1.0.',
          'Senado Federal, depoimentos de 2021, na coleção discursocpi de R. Dornelles: CC0 1.0.',
          'Di Felippo et al., DANTEStocks: CC BY 4.0.',
          'African Storybook: CC BY; cada história, com quem a escreveu, ilustrou e traduziu, está na lista completa.',
        ],
      ],
    },
  ],
}
