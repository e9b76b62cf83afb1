import { LEGAL_DATE, type LegalText, WHO_ANSWERS } from './legal-text.ts'

export const PRIVACY: LegalText = {
  title: 'Política de privacidade',
  date: LEGAL_DATE,
  summary: [
    'Mensagens, títulos e prévias ficam guardados com criptografia. Não prometemos sigilo absoluto: quem opera o servidor e guarda a chave mestra poderia, tecnicamente, lê-los.',
    'Para responder, o servidor envia a um provedor de modelo de linguagem a sua mensagem e, no máximo, as 3 anteriores da mesma conversa. Seu e-mail de cadastro, sua senha e as respostas de boas-vindas não vão.',
    'O caderno é opcional, e você decide nota por nota o que a IA pode ler. O seu plano de segurança nunca é enviado ao modelo.',
    'Não há anúncios, ferramentas de análise de audiência nem recursos de terceiros. Há só dois cookies, os dois necessários: um mantém você na conta, o outro lembra que este navegador já entrou nela.',
    'Os dados são seus. Em “Sua conta” você baixa uma cópia de tudo, apaga as conversas e exclui a conta. Também pode pedir correção e retirar o consentimento.',
  ],
  sections: [
    {
      id: 'responsavel',
      heading: 'Quem responde pelos seus dados',
      blocks: [
        'O controlador dos seus dados, nas palavras da Lei Geral de Proteção de Dados (LGPD, Lei 13.709/2018), é quem opera este serviço. É de quem falamos quando dizemos “nós”.',
        'O encarregado é quem atende você sobre os seus dados e fala com a autoridade de proteção de dados (ANPD).',
        WHO_ANSWERS,
      ],
    },
    {
      id: 'dados',
      heading: 'Que dados tratamos',
      blocks: [
        [
          'Compra: o e-mail e o plano que constam na lista de compra e, quando a venda vem de uma plataforma, o nome dela, os números da compra e as datas de pagamento, reembolso e fim do acesso.',
          'Conta: e-mail, hash da senha, plano, data de criação, último acesso e se as boas-vindas já terminaram.',
          'Consentimento: a versão aceita e o horário.',
          'Conversas: as suas mensagens, as respostas, o título, a prévia da última mensagem, o estilo escolhido, as datas e a situação de cada mensagem.',
          'Boas-vindas: o que você responde sobre o seu nome, como quer ser chamado, se já fez terapia e que crenças ou valores devem ser respeitados. São guardadas como mensagens.',
          'Caderno, se você o usar: as notas e se a IA pode ler cada uma, como você disse que estava, o plano de segurança, os exercícios que fez e os resumos que guardou, com as datas, o último dia em que você respondeu “Hoje não” à sugestão de um registro, as frases suas sugeridas como nota que ainda esperam resposta e, em cada resposta, quais notas a IA leu. Há notas e sentimentos ali só se você os puser.',
          'Sessão: um identificador, as datas de início, uso e validade e a identificação que o navegador envia, com o tipo de aparelho.',
          'Segurança: contagens de tentativas por endereço de rede (IP) e por e-mail, mantidas por pouco tempo.',
          'Pedidos sobre a compra, quando há um: se era desistência ou cancelamento, o número e o horário.',
          'Idade: que mensagem sua trouxe a pergunta sobre a idade, se houve uma, e, se você disse ter menos de 18 anos, que o envio foi suspenso por isso.',
          'Sinais de risco: o resultado do detector automático, que pode ficar junto da conversa para que os telefones de ajuda continuem à vista.',
          'Pedido de exclusão da conta, quando há um: o e-mail e as datas do pedido e da exclusão.',
          'Uso: quantos tokens (pedaços de texto) o modelo de linguagem leu e escreveu com você em cada dia. É só um número por dia, guardado cifrado por até 62 dias, para saber quanto o serviço custa e até onde vai o seu plano no dia. Somas em claro existem só de 20 pessoas ou mais.',
          'Registros técnicos: o que o servidor anota para funcionar, sem o conteúdo das mensagens.',
        ],
        'Dentro do Aconchego não pedimos CPF, telefone, endereço nem dados de cartão. A compra do plano acontece em outro canal, com a política de privacidade dele.',
      ],
    },
    {
      id: 'dados-sensiveis',
      heading: 'Dados sensíveis e o seu consentimento',
      blocks: [
        'Numa conversa sobre sentimentos, é natural falar de saúde, religião, vida sexual ou opinião política. A lei chama isso de dado pessoal sensível e pede mais cuidado com ele.',
        'Tratamos esses dados com o seu consentimento específico e destacado (LGPD, art. 11, I), dado num aviso na tela de cadastro. A finalidade é guardar as suas conversas e o seu caderno, produzir as respostas e reconhecer sinais de risco. Guardamos a versão do aviso e o horário.',
        'Você pode retirar o consentimento quando quiser, sem custo, excluindo a conta em “Sua conta”. Sem ele não há como produzir respostas. O que foi feito antes continua válido, e os seus dados são eliminados.',
        'Quem decide o que contar é você. Nenhum assunto é obrigatório.',
      ],
    },
    {
      id: 'finalidades',
      heading: 'Para que usamos',
      blocks: [
        [
          'Criar e manter a sua conta, conferir a lista de compra e enviar os e-mails sobre a compra, o fim do plano, a nova senha e a exclusão da conta: execução do contrato com você (art. 7º, V).',
          'Guardar e mostrar as conversas e o caderno e produzir as respostas e os resumos que você pede: seu consentimento (art. 11, I).',
          'Reconhecer sinais de risco e mostrar telefones de ajuda, como o 188 do CVV: seu consentimento (art. 11, I) e a proteção da vida (art. 11, II, “e”).',
          'Limitar tentativas de acesso e manter registros técnicos: interesse legítimo em manter o serviço seguro (art. 7º, IX).',
        ],
        'Não vendemos dados, não fazemos publicidade com eles e não usamos as suas conversas para treinar modelos próprios.',
      ],
    },
    {
      id: 'protecao',
      heading: 'Como as conversas são protegidas',
      blocks: [
        'Mensagens, títulos, prévias e tudo o que está no caderno são guardados cifrados (AES-256-GCM). Cada pessoa tem uma chave própria, e essa chave é protegida por uma chave mestra de quem opera o serviço.',
        'O servidor decifra esse conteúdo na memória para mostrá-lo a você, procurar sinais de risco e produzir as respostas. Também o decifra quando você busca palavras nas suas conversas e no caderno ou baixa os seus dados: só para você e só naquele momento. O que você busca não é guardado.',
        'Isso protege as conversas se alguém copiar só o banco de dados. Não as esconde de quem opera o servidor e guarda a chave mestra, que poderia, tecnicamente, lê-las. Por isso não prometemos sigilo absoluto.',
        'Também não existe aqui o sigilo profissional de uma consulta com psicólogo ou médico. E uma ordem da Justiça pode nos obrigar a entregar dados.',
        'O e-mail, o plano, o estilo de cada conversa e as datas não passam por essa criptografia. Da senha guardamos só o hash scrypt.',
        'Se um incidente de segurança puder trazer risco ou dano relevante, avisaremos você e a Autoridade Nacional de Proteção de Dados (ANPD), como manda o art. 48 da LGPD.',
      ],
    },
    {
      id: 'modelo',
      heading: 'O que vai para o modelo de linguagem',
      blocks: [
        'As respostas são escritas por um modelo de linguagem, em geral de outra empresa (o provedor). O pedido sai do nosso servidor, não do seu aparelho. Para cada resposta enviamos:',
        [
          'as instruções do sistema, com o estilo escolhido e, quando há sinais de risco, orientações de cuidado;',
          'no máximo as 3 mensagens daquela conversa que vieram antes da nova;',
          'a sua nova mensagem;',
          'as notas e os exercícios do caderno em que você ligou “A IA pode ler”, até 1.200 caracteres, as mais novas primeiro, a menos que você as desligue naquela conversa. Quando há sinais de risco, vai no máximo o nome;',
          'o trecho já escrito, quando você pede para continuar uma resposta que parou no meio.',
        ],
        'Quando você pede “Resumir esta conversa”, enviamos as últimas mensagens dela (até 80, e no máximo 16.000 caracteres), sem as de boas-vindas. O resumo só é guardado se você quiser. Junto com ele, ou quando uma conversa que você tem aberta descansou por dez minutos, se você já guardou uma nota e não desligou isto em “Sua conta”, a IA escolhe das mensagens até três frases suas para sugerir como nota. Elas esperam a sua resposta, cifradas, e só viram nota se você quiser; isso nunca acontece em conversas que se apagam, e o que espera é apagado quando você desliga as sugestões. Num exercício, o que você escreve nele só é enviado se você ligar “Perguntas feitas pela IA”, e só para ela fazer a próxima pergunta. O plano de segurança, o que você diz em “Como estou” e os resumos guardados nunca são enviados. A folha de “Levar para minha consulta” é feita no seu navegador e não é enviada a ninguém.',
        'Não enviamos o seu e-mail de cadastro, a sua senha, um identificador da sua conta nem as suas respostas de boas-vindas, a não ser o que você mesmo guardar como nota e deixar a IA ler. Mas o texto das mensagens vai como está: se você escrever nelas um nome, um telefone ou um endereço, isso vai junto.',
        'O provedor trata o que recebe segundo os termos dele, que podem prever guardar os dados por algum tempo. Excluir uma conversa aqui não apaga o que ele já recebeu.',
        'O provedor pode estar fora do Brasil. Nesse caso há transferência internacional de dados, de que tratam os arts. 33 a 36 da LGPD. Para saber qual é o provedor, pergunte pelo canal em que comprou o plano.',
        'Quando a tela mostra “Modo demonstração”, não há provedor: as respostas saem do próprio servidor.',
      ],
    },
    {
      id: 'detector',
      heading: 'O detector de risco',
      blocks: [
        'Cada mensagem que você envia, e o que você escreve em “Como estou”, é lido no servidor por um detector automático. Ele procura sinais de suicídio, autolesão e violência para mostrar telefones de ajuda. Nenhuma pessoa lê a mensagem para isso. O que ele lê em “Como estou” não é guardado.',
        'O resultado não é diagnóstico e não muda o seu acesso nem o seu plano. Ninguém é avisado por causa dele. Pode haver contagens por dia e por nível de risco, e de quantas frases da IA foram trocadas, sem nada que diga de quem são.',
        'Quando o detector fica em dúvida, pedimos uma segunda leitura ao mesmo provedor do modelo que responde a você. Ele recebe, num pedido à parte, até 6 mensagens da conversa, a nova incluída, só para dizer quão grave ela é. Quem opera o serviço pode pedir essa segunda leitura sempre, ou nunca. No modo demonstração ela não existe.',
        'As respostas da IA também são conferidas no servidor, frase por frase, antes de aparecerem. Quando há dúvida sobre uma frase, ela vai ao mesmo provedor, num pedido à parte, com as duas frases anteriores, a sua última mensagem e o nível de risco, só para dizer se pode ser mostrada. Quem opera o serviço pode desligar isso. No modo demonstração não acontece.',
        'O detector erra. Você pode pedir explicações e a revisão do que ele decidiu (LGPD, art. 20).',
      ],
    },
    {
      id: 'compartilhamento',
      heading: 'Com quem os dados são compartilhados',
      blocks: [
        [
          'Com o provedor do modelo de linguagem, como explicado acima.',
          'Com o serviço que entrega os nossos e-mails (conta criada, nova senha, senha trocada e exclusão da conta): o seu endereço e a mensagem.',
          'Com quem hospeda o servidor e o banco de dados, quando a hospedagem é contratada de outra empresa.',
          'Com autoridades, quando a lei ou uma ordem da Justiça obriga.',
        ],
        'Com mais ninguém. Outras pessoas que usam o Aconchego não veem as suas conversas.',
      ],
    },
    {
      id: 'prazos',
      heading: 'Por quanto tempo guardamos',
      blocks: [
        [
          'Conta, consentimento, conversas e caderno: enquanto a conta existir. Uma conversa ou o que está no caderno, só até você apagar.',
          'Conversa excluída: some da tela na hora, em todos os seus aparelhos. Por 8 segundos dá para tocar em “Desfazer” onde ela foi excluída. Depois disso, é apagada do banco de dados.',
          'Conversa com prazo, se você escolher um (90, 30 ou 7 dias, ou 24 horas depois da última mensagem): até um minuto depois do fim do prazo ela some da tela em todos os seus aparelhos e é apagada do banco de dados, com tudo o que havia nela. Um resumo dela só fica se você o guardou no caderno. O prazo em si fica no banco sem criptografia, para que o servidor saiba o que apagar.',
          'Todas as conversas, com “Apagar todas as conversas”: são apagadas do banco de dados na hora, sem como desfazer. O caderno fica; ele se apaga nele mesmo, aos poucos ou de uma vez.',
          'Conta excluída: você tem 7 dias para mudar de ideia, a menos que escolha “Apagar agora”. Passado esse tempo, o servidor destrói primeiro a chave que abre as suas conversas e em seguida apaga a conta, as sessões, as conversas e o caderno. Um e-mail confirma a exclusão; se ele não puder ser entregue, tentamos por até 3 dias e então apagamos também o endereço. Fica só o número da conta, sem nome nem e-mail, para apagá-la de novo se uma cópia de segurança antiga precisar ser restaurada; por 30 dias, também um código do e-mail que não permite lê-lo, para que convites antigos não valham mais.',
          'Sessão: 30 dias, renovados enquanto você usa. Ao sair da conta, ela termina.',
          'Links enviados por e-mail: o de entrar em um navegador novo vale 1 hora; o de nova senha vale 1 hora; os que desfazem uma troca de senha ou a criação da conta, 7 dias.',
          'Contagens de tentativas de acesso: pouco tempo, o bastante para conter abusos.',
          'Registros técnicos: o necessário para manter o serviço seguro e em funcionamento.',
          'Suspensão do envio de mensagens, quando quem opera o serviço a decide: o e-mail, enquanto ela durar; depois de excluída a conta, só um código dele.',
          'Lista de compra: enquanto o e-mail constar nela; uma compra que nunca virou conta é apagada um ano depois do fim. Ao excluir a conta, o e-mail sai das compras e fica só um código que não permite lê-lo; se ele foi posto na lista à mão, continua nela.',
          'Conversas e caderno depois do fim do plano: 90 dias, com avisos por e-mail no fim do plano, no 75º e no 89º dia. Depois são apagados; a conta continua.',
        ],
        'Se quem opera o serviço mantém cópias de segurança do banco, o que você apagou, ou o que se apagou no fim do prazo, pode continuar nelas, cifrado da mesma forma, até que sejam substituídas.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies e o que fica no seu aparelho',
      blocks: [
        'Usamos dois cookies, estritamente necessários. O da sessão mantém você na conta. Vale 30 dias, contados de novo enquanto você usa. O outro prova que este navegador já entrou na sua conta, para que ninguém impeça a sua entrada errando a senha de propósito; não diz que conta é, continua depois que você sai e vale 365 dias. Os dois são HttpOnly, ou seja, os scripts da página não conseguem lê-los.',
        'O armazenamento do navegador guarda, só no seu aparelho: o tema (claro ou escuro), o tamanho do texto, a velocidade da leitura em voz alta, os rascunhos, também os do caderno, as mensagens que esperam para ser enviadas, uma marca de que ele está na conta, com um código que só o nosso servidor liga a ela, para que o que você escreve sem conexão seja seu, as escolhas sobre menu, atalhos e ditado e, se você os usar, o modo discreto e um resultado calculado a partir do seu PIN, que não permite ler o PIN, com o horário do último uso. O navegador também pode guardar arquivos do próprio aplicativo, para abrir mais rápido ou sem internet.',
        'Uma cópia do seu plano de segurança só fica neste aparelho se você ligar “Guardar neste aparelho”. Ela fica cifrada e sai quando você desliga, sai da conta ou apaga o plano, e quando outra pessoa entra na conta dela neste navegador. A chave da cópia sai também com a “Saída rápida” e quando você cria um PIN.',
        'Rascunhos e mensagens em espera ficam ali sem a criptografia do servidor. Quem usa o mesmo aparelho e o mesmo navegador pode chegar a eles. Sair da conta, apagar todas as conversas ou excluir a conta apaga do navegador o que você tinha digitado ali. Limpar os dados do site no navegador apaga tudo isso.',
        '“Ouvir” lê uma resposta em voz alta só com vozes instaladas no seu aparelho: as palavras não saem dele. Outras vozes do navegador as enviariam a uma empresa, e não são usadas.',
        'O ditado vem desligado. Se você ligar, quem transforma a sua fala em texto é o navegador, e muitos deles enviam o som ao fabricante para isso. O Aconchego nunca recebe o som, só o texto, e só quando você envia. Onde quem opera este serviço tem uma transcrição própria, é ela que vale no lugar da do navegador: a gravação, de até 2 minutos, passa pela memória do servidor e vai para esse serviço de transcrição, e o servidor não guarda o som; o texto volta para a caixa, para você ler antes de enviar. “Sua conta”, em “Escrever por voz”, diz qual das duas é usada aqui.',
        'Não há cookies de publicidade, ferramentas de análise de audiência, fontes, imagens ou scripts de outros endereços.',
      ],
    },
    {
      id: 'registros',
      heading: 'Registros técnicos',
      blocks: [
        'Para encontrar falhas, o servidor anota o que aconteceu com ele: por exemplo, o horário, a operação e o tipo de erro.',
        'Esses registros nunca trazem o conteúdo das mensagens, senhas ou chaves.',
      ],
    },
    {
      id: 'direitos',
      heading: 'Os seus direitos',
      blocks: [
        'A LGPD (art. 18) garante a você, a qualquer momento e sem custo:',
        [
          'Confirmação: saber se tratamos dados seus.',
          'Acesso: receber uma cópia deles.',
          'Correção: acertar o que estiver errado, incompleto ou desatualizado.',
          'Portabilidade: levar os dados para outro serviço.',
          'Eliminação: apagar os dados tratados com o seu consentimento, e anonimizar, bloquear ou apagar os que forem excessivos ou tratados contra a lei.',
          'Informação: saber com quem compartilhamos os dados, e que você pode não consentir e o que acontece nesse caso.',
          'Revogação: retirar o consentimento.',
        ],
      ],
    },
    {
      id: 'como-pedir',
      heading: 'Como exercer os seus direitos',
      blocks: [
        'Na conversa você lê, renomeia, fixa e exclui as suas conversas e escolhe por quanto tempo cada uma fica guardada. Em “Sua conta” você:',
        [
          'vê o que aceitou, em que versão e quando;',
          'busca palavras nas suas conversas e no caderno;',
          'baixa todos os seus dados num arquivo ZIP, em páginas para ler e em JSON para levar a outro serviço;',
          'apaga todas as conversas de uma vez; o caderno se apaga na página dele;',
          'exclui a conta, o que também retira o consentimento.',
        ],
        'Para excluir a conta pedimos a senha. Durante os 7 dias, um aviso aparece quando você entra, e você pode escolher “Manter minha conta”.',
        'Os demais pedidos, como a correção de um dado, são feitos pelo contato que está em “Quem responde pelos seus dados”.',
        'Para não entregar os seus dados a outra pessoa, podemos pedir que você confirme que o e-mail da conta é seu.',
        'Para confirmação e acesso, a lei prevê resposta imediata, em formato simples, ou uma declaração completa em até 15 dias (art. 19).',
      ],
    },
    {
      id: 'anpd',
      heading: 'Reclamação à ANPD',
      blocks: [
        'Se você fez um pedido e a resposta não resolveu, pode reclamar à ANPD, em gov.br/anpd. Também pode procurar os órgãos de defesa do consumidor, como o Procon.',
      ],
    },
    {
      id: 'menores',
      heading: 'Menores de 18 anos',
      blocks: [
        'O Aconchego não é para menores de 18 anos. Se você sabe de uma conta usada por criança ou adolescente, avise pelo contato que está em “Quem responde pelos seus dados”.',
      ],
    },
    {
      id: 'mudancas',
      heading: 'Mudanças nesta política',
      blocks: [
        'Se esta política mudar, o novo texto fica nesta página, com a nova data no alto. Se mudar a finalidade para a qual você consentiu, a lei nos obriga a avisar você, e você pode retirar o consentimento.',
        'Valem as leis do Brasil, em especial a LGPD.',
      ],
    },
  ],
}
