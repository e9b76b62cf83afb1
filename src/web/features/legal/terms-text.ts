import { LEGAL_DATE, type LegalText, WHO_ANSWERS } from './legal-text.ts'

export const TERMS: LegalText = {
  title: 'Termos de uso',
  date: LEGAL_DATE,
  summary: [
    'O Aconchego é uma conversa com inteligência artificial. Do outro lado não há uma pessoa.',
    'Não é psicoterapia, não serve para diagnóstico e não substitui profissionais de saúde.',
    'Não é serviço de emergência. Para conversar com alguém numa crise, ligue 188 (CVV). Com a vida em risco, ligue 192 (SAMU).',
    'É só para quem tem 18 anos ou mais e comprou um plano.',
  ],
  sections: [
    {
      id: 'sobre',
      heading: 'Sobre estes termos',
      blocks: [
        'Estes termos dizem o que o Aconchego faz, o que ele não faz e o que fica combinado com quem usa. Quando dizemos “nós”, falamos de quem opera este serviço.',
        'Ao criar a conta, você declara que tem 18 anos ou mais e que aceita estes termos e a Política de privacidade. Guardamos a versão aceita e o horário do aceite.',
        'Se você não concorda com alguma parte, não crie a conta. Se tiver dúvidas, pergunte antes, pelo canal em que o plano é vendido.',
      ],
    },
    {
      id: 'o-que-e',
      heading: 'O que é o Aconchego',
      blocks: [
        'O Aconchego é uma conversa por texto, em português, com uma inteligência artificial feita para escutar. Você escreve o que está sentindo e ela responde.',
        'Você escolhe um entre seis estilos. O estilo muda o jeito de falar. Não muda o que a IA é nem o que ela sabe.',
        'Algumas telas e alguns estilos usam palavras como “terapeuta” e “psicanalista”. Elas descrevem um jeito de conversar. Nenhum estilo é uma pessoa, e nenhum tem formação ou registro profissional.',
        'No primeiro acesso há uma conversa de boas-vindas, com falas prontas e algumas perguntas. As suas respostas a ela ficam guardadas, mas nunca são enviadas ao modelo de linguagem.',
      ],
    },
    {
      id: 'o-que-nao-e',
      heading: 'O que o Aconchego não é',
      blocks: [
        [
          'Não é psicólogo, terapeuta, psiquiatra nem médico, e não substitui nenhum deles.',
          'Não serve para diagnóstico. Nada do que a IA escreve deve ser lido como um.',
          'Não receita. Não comece, não mude e não interrompa um tratamento ou um remédio por causa de uma resposta daqui.',
          'Não é serviço de emergência. Ele não chama ninguém por você.',
          'Não tem uma pessoa acompanhando as conversas enquanto elas acontecem.',
        ],
        'Se você já faz acompanhamento com um profissional, continue. O Aconchego pode estar ao lado desse cuidado, nunca no lugar dele.',
      ],
    },
    {
      id: 'crise',
      heading: 'Em caso de crise',
      blocks: [
        'Se você pensa em se machucar, está em perigo ou vê alguém em perigo, fale com uma pessoa agora. As ligações são gratuitas e atendidas 24 horas por dia:',
        [
          '188, CVV: apoio emocional e prevenção do suicídio.',
          '192, SAMU: emergência médica, vida em risco.',
          '190, Polícia Militar: perigo ou violência neste momento.',
        ],
        'Um detector automático lê no servidor cada mensagem que você envia, em busca de sinais de risco. Quando encontra, a tela mostra telefones de ajuda.',
        'O detector erra: pode não perceber um risco e pode ver risco onde não há. Ele não avisa família, médicos nem polícia. Não espere por ele para pedir ajuda.',
        'A página “Preciso de ajuda agora” é pública. Não é preciso ter conta para abri-la.',
      ],
    },
    {
      id: 'quem-pode-usar',
      heading: 'Quem pode usar',
      blocks: [
        'O Aconchego é só para pessoas com 18 anos ou mais.',
        'A conta só pode ser criada com um e-mail que esteja na lista de compra, ou seja, o e-mail usado para comprar um plano. Sem isso, o cadastro é recusado.',
        'A conta é sua e de mais ninguém. Não a empreste e não a use em nome de outra pessoa.',
      ],
    },
    {
      id: 'conta',
      heading: 'Sua conta e sua senha',
      blocks: [
        'Você entra com e-mail e senha. A senha tem de 8 a 128 caracteres. Não guardamos a senha em si, só um resultado calculado a partir dela (hash scrypt), que serve para conferir se ela está certa.',
        'Se esquecer a senha, você pode criar outra por um link enviado ao seu e-mail. Por isso, proteja também a sua caixa de entrada.',
        'Use uma senha que não usa em outros lugares. Em aparelho compartilhado, saia da conta ao terminar.',
        'Depois de muitas tentativas erradas de entrar, novas tentativas podem ser recusadas por alguns minutos.',
      ],
    },
    {
      id: 'plano',
      heading: 'O plano',
      blocks: [
        'Preço, duração, renovação e cancelamento do plano são os informados a você na compra. O Aconchego não recebe pagamentos nem pede dados de cartão.',
        'Estes termos não diminuem os seus direitos de consumidor. Um deles é o de se arrepender de uma compra feita pela internet em até 7 dias (Código de Defesa do Consumidor, art. 49).',
      ],
    },
    {
      id: 'limites-da-ia',
      heading: 'Os limites da inteligência artificial',
      blocks: [
        'As respostas são geradas por um programa. Elas podem estar erradas, soar estranhas ou não servir para você.',
        'Para escrever cada resposta, a IA recebe no máximo as 3 últimas mensagens daquela conversa, além da nova. Ela não se lembra do que veio antes nem de outras conversas.',
        'Não tome uma decisão importante só por causa do que a IA escreveu. Converse também com alguém em quem você confia ou com um profissional.',
      ],
    },
    {
      id: 'bom-uso',
      heading: 'Um uso que respeite todo mundo',
      blocks: [
        'Ao usar o Aconchego, você concorda em não:',
        [
          'usar o serviço para algo ilegal ou para prejudicar alguém;',
          'tentar entrar na conta de outra pessoa ou burlar as proteções do serviço;',
          'enviar mensagens por meios automáticos ou em volume que atrapalhe os demais;',
          'apresentar as respostas como se fossem de um profissional de saúde;',
          'contar sobre outras pessoas mais do que o necessário, como nome completo, documento ou endereço.',
        ],
        'Falar de sofrimento não é mau uso, mesmo quando o assunto é morte. Nenhuma conversa é encerrada ou bloqueada por causa disso.',
      ],
    },
    {
      id: 'suas-conversas',
      heading: 'Suas conversas',
      blocks: [
        'O que você escreve continua sendo seu. Usamos as conversas para mostrá-las a você, produzir as respostas e reconhecer sinais de risco. A Política de privacidade conta cada passo, inclusive o que vai para o provedor do modelo de linguagem.',
        'Você pode excluir uma conversa quando quiser. Ela some na hora. Por 8 segundos dá para tocar em “Desfazer”. Depois disso, ela é apagada do banco de dados e não há como recuperá-la. Em “Sua conta” você pode baixar uma cópia de tudo e apagar todas as conversas de uma vez.',
        'As mensagens ficam guardadas com criptografia. Mesmo assim, não prometemos sigilo absoluto: quem opera o servidor e guarda a chave mestra poderia, tecnicamente, lê-las.',
      ],
    },
    {
      id: 'disponibilidade',
      heading: 'Quando o serviço falha',
      blocks: [
        'O Aconchego pode ficar lento ou fora do ar. O modelo de linguagem pode não responder. Quando uma resposta falha, a tela diz isso e deixa você tentar de novo.',
        'Por isso, não deixe o Aconchego ser o seu único apoio. Tenha por perto os telefones de ajuda e o contato de alguém em quem você confia.',
      ],
    },
    {
      id: 'responsabilidade',
      heading: 'Responsabilidades',
      blocks: [
        'Respondemos pelo serviço como a lei brasileira determina. Nada aqui afasta os direitos que a lei garante a você.',
        'Você responde pelo uso que faz da sua conta e por guardar bem a sua senha. Se desconfiar que outra pessoa entrou na conta, troque a senha, o que encerra as outras sessões, e fale conosco.',
      ],
    },
    {
      id: 'encerrar',
      heading: 'Encerrar a conta',
      blocks: [
        'Você pode parar de usar o Aconchego quando quiser. Em “Sua conta” você exclui a conta: pedimos a senha, e você tem 7 dias para mudar de ideia, a menos que escolha “Apagar agora”. Depois disso, tudo é apagado e não há como recuperar.',
        'Excluir a conta e cancelar o plano são coisas diferentes. Em “Sua conta” você pede para desistir da compra, em até 7 dias, ou para cancelar a assinatura, e recebe um comprovante por e-mail.',
        'Podemos suspender uma conta usada para fraude, ataque ao serviço ou outro uso ilegal, e a de quem disser ter menos de 18 anos. Mesmo suspensa, a conta pode ser baixada e excluída.',
      ],
    },
    {
      id: 'mudancas',
      heading: 'Mudanças nestes termos',
      blocks: [
        'Se estes termos mudarem, o novo texto fica nesta página, com a nova data no alto. O que você aceitou no cadastro continua registrado com a versão e o horário.',
        'Uma mudança que precise do seu consentimento só vale para você depois que você consentir.',
      ],
    },
    {
      id: 'lei',
      heading: 'Lei, foro e contato',
      blocks: [
        'Valem as leis do Brasil. Um processo pode ser aberto no foro da cidade em que você mora.',
        'Para dúvidas, pedidos e reclamações, fale conosco:',
        WHO_ANSWERS,
      ],
    },
  ],
}
