import type { AttentionItem, AttentionKind } from '#domain/api/panel.ts'
import { NOTICE_MAX } from '#domain/limits.ts'
import type { OperatorRole, PanelArea } from '#domain/panel/roles.ts'
import type { Platform } from '#domain/purchases/canonical-event.ts'

/** `area` where the panel can do something about it, else what is done at the server. */
type AttentionWords = { says: (item: AttentionItem) => string } & (
  | { area: PanelArea; command?: undefined }
  | { area?: undefined; command: string }
)

/** Every word of the operator's panel. */
export const panelCopy = {
  name: 'Painel',
  waiting: 'Abrindo o painel',
  retry: 'Tentar de novo',
  leave: 'Sair',
  skip: 'Ir para o conteúdo',
  roles: { dono: 'Dono', atendimento: 'Atendimento', leitura: 'Leitura' } satisfies Record<
    OperatorRole,
    string
  >,
  areas: {
    hoje: 'Hoje',
    pessoas: 'Pessoas',
    vendas: 'Vendas',
    numeros: 'Números',
    ajustes: 'Ajustes',
    registro: 'Registro',
  } satisfies Record<PanelArea, string>,
  nothingHere: {
    heading: 'Não há nada aqui',
    lead: 'Este endereço não existe no painel, ou o seu papel não permite abri-lo.',
    action: 'Voltar para Hoje',
  },
  signIn: {
    title: 'Entrar no painel',
    lead: 'Para quem cuida do serviço. O que as pessoas escrevem não aparece aqui.',
    passkey: 'Entrar com chave de acesso',
    newPasskey: 'Criar chave de acesso',
    password: 'Usar senha e código',
    email: 'E-mail',
    secret: 'Senha',
    code: 'Código',
    submit: 'Entrar',
    save: 'Salvar e entrar',
    busy: 'Um momento...',
    codeHint: 'Os seis números do aplicativo autenticador.',
    welcome: (name: string) => `Olá, ${name}! Escolha como entrar`,
    welcomeLead:
      'Uma chave de acesso é o mais simples e o mais seguro: você entra com o dedo, o rosto ou o PIN do aparelho.',
    appLead: 'Coloque este segredo no seu aplicativo autenticador e digite o código que ele mostrar:',
    openApp: 'Abrir no aplicativo',
    noPasskeys:
      'Aqui não há como usar chaves de acesso: elas precisam de um navegador atual e de um domínio (localhost serve, um número de IP não). Use senha e código.',
    passkeyCancelled: 'A chave de acesso não foi usada. Tente de novo quando quiser.',
  },
  today: {
    attention: 'Precisa de atenção',
    allWell: 'Nada precisa de atenção.',
    state: 'Como está',
    open: (area: string) => `Abrir ${area}`,
    byOther: (area: string) => `Quem tem acesso a ${area} no painel pode resolver.`,
    byServer: 'Quem cuida do servidor pode resolver:',
    lines: {
      server: 'Servidor',
      replies: 'Respostas em 7 dias',
      failures: 'Por que falharam',
      firstWord: 'Primeira palavra',
      model: 'Modelo',
      mails: 'E-mails',
      sales: 'Vendas',
      backup: 'Último backup',
      database: 'Banco de dados',
      disk: 'Disco',
    },
    running: (version: string) => `No ar, versão ${version}`,
    replies: (whole: number, cut: number, filtered: number, failed: number) =>
      [
        `${whole} inteiras`,
        ...(cut ? [`${cut} no limite`] : []),
        ...(filtered ? [`${filtered} filtradas`] : []),
        `${failed} falharam`,
      ].join(', '),
    unknownReplies: 'As contagens não podem ser lidas.',
    failureKinds: {
      'sem-conexao': 'sem conexão com o serviço',
      recusada: 'recusada pelo serviço',
      ocupado: 'serviço ocupado',
      servico: 'erro do serviço',
      lenta: 'lenta demais',
      cortada: 'cortada no meio',
      ilegivel: 'resposta ilegível',
      interna: 'erro interno',
    } as Record<string, string>,
    firstWord: (seconds: number) =>
      `${seconds.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s, na mediana das respostas mais novas deste servidor`,
    noFirstWord: 'Nenhuma resposta desde que o servidor começou.',
    demo: 'Demonstração: nenhum serviço configurado',
    services: { failing: 'não responde', ok: 'responde' },
    remote: 'Serviço configurado',
    mails: (waiting: number, minutes: number) =>
      waiting === 0 ? 'Nenhum esperando' : `${waiting} esperando, o mais antigo há ${minutes} min`,
    noSalesStuck: 'Nada parado',
    deliveryStates: {
      novo: 'novas',
      sem_mapa: 'sem plano',
      sem_permissao: 'sem permissão',
      ilegivel: 'ilegíveis',
      falhou: 'com falha',
    } as Record<string, string>,
    unmapped: (total: number) => `${total} produtos sem plano`,
    contested: (total: number) => `${total} compras para olhar`,
    noBackup: 'Nenhum',
    database: (size: string, isPrivate: boolean) => `${size}, ${isPrivate ? 'próprio' : 'em DATABASE_URL'}`,
    diskFree: (share: number) => `${Math.floor(share * 100)} % livre`,
  },
  /** What the screen 'Hoje' says of each thing, and what can be done: in an area of the panel, or at the server. */
  attention: {
    'server-silent': { says: () => 'O servidor não responde.', command: 'npm start' },
    'disk-full': {
      says: () => 'O disco do banco está cheio: nada novo é guardado. O que há está seguro.',
      command: 'liberar espaço em disco',
    },
    unreadable: {
      says: ({ count }) => `Valores guardados que não se abrem, em 7 dias: ${count}.`,
      command: 'npm run keys -- mend',
    },
    'no-database': { says: () => 'O servidor não alcança o banco.', command: 'ver o log' },
    'replies-fail': { says: () => 'Muitas respostas falharam hoje e ontem.', area: 'ajustes' },
    budget: {
      says: ({ count }) =>
        `Os modelos já custaram ${count} % do orçamento do mês ou mais. Nada para por isso.`,
      command: 'npm run situacao',
    },
    unmapped: { says: ({ count }) => `Produtos vendidos sem plano: ${count}.`, area: 'vendas' },
    'deliveries-failed': {
      says: ({ count }) => `Entregas de vendas que falharam: ${count}.`,
      area: 'vendas',
    },
    contested: { says: ({ count }) => `Compras para olhar: ${count}.`, area: 'vendas' },
    'requests-wait': {
      says: ({ count }) => `Pedidos de desistência ou cancelamento que esperam: ${count}.`,
      area: 'vendas',
    },
    'no-responsible': {
      says: () => 'Falta dizer quem responde pelos dados das pessoas.',
      command: 'definir CONTROLADOR, ENCARREGADO e CONTATO',
    },
    'mail-waits': { says: ({ count }) => `Um e-mail espera há ${count} min.`, area: 'ajustes' },
    'no-mail-server': {
      says: () => 'Nenhum e-mail sai: não há servidor de e-mail (SMTP_URL).',
      command: 'definir SMTP_URL',
    },
    'mails-fail': {
      says: ({ count }) => `Envios de e-mail que falharam ontem e hoje: ${count}.`,
      area: 'ajustes',
    },
    'mails-given-up': {
      says: ({ count }) => `E-mails de que se desistiu em 7 dias: ${count}.`,
      area: 'ajustes',
    },
    'no-backup': { says: () => 'Nenhum backup foi guardado.', command: 'npm run backup -- save PASTA' },
    'old-backup': {
      says: () => 'O último backup tem mais de um dia.',
      command: 'npm run backup -- save PASTA',
    },
    'rotation-unfinished': {
      says: () => 'A troca da chave mestra não terminou.',
      command: 'npm run keys -- rotate',
    },
    'other-master-key': {
      says: () => 'A chave mestra desta máquina não abre as contagens.',
      command: 'ver DATA_DIR/keys',
    },
    'disk-nearly-full': {
      says: ({ count }) => `O disco está quase cheio: ${count} % livre.`,
      command: 'liberar espaço em disco',
    },
    'service-fails': { says: ({ name }) => `O serviço ${name} não responde.`, area: 'ajustes' },
    'service-filters': {
      says: ({ name }) => `O serviço ${name} recusa conversas sobre dor.`,
      command: 'pedir ao provedor um filtro mais brando, ou trocar de serviço',
    },
  } satisfies Record<AttentionKind, AttentionWords> as Record<AttentionKind, AttentionWords>,
  settings: {
    notice: {
      heading: 'Aviso',
      lead: 'Uma linha no topo das telas das pessoas, de um momento a outro. Os horários são os deste aparelho.',
      text: 'Texto do aviso',
      textHint: `Até ${NOTICE_MAX} caracteres.`,
      begin: 'Início',
      end: 'Fim',
      momentHint: 'Como 17/11/2026 14:30.',
      publish: 'Publicar',
      remove: 'Retirar aviso',
      published: 'Aviso publicado.',
      removed: 'Aviso retirado.',
      wrongMoment: 'Escreva dia e hora, como 17/11/2026 14:30.',
      noText: 'Escreva o aviso antes de publicar.',
    },
    plans: {
      heading: 'Nomes dos planos',
      lead: 'O que as pessoas leem no lugar da chave de cada plano.',
      none: 'Ainda não há planos: eles aparecem com a primeira venda ou a primeira pessoa na lista.',
    },
    responsible: {
      heading: 'Quem responde pelos dados',
      lead: 'Aparece em Privacidade, Termos e na conta de cada pessoa. Vazio, vale o que o servidor define.',
      contactHint: 'Um e-mail ou o endereço https de uma página.',
    },
    save: 'Salvar',
    saved: 'Salvo.',
    tests: {
      heading: 'Testar',
      lead: 'O e-mail vai para o seu endereço. O modelo recebe uma frase inventada, nada que uma pessoa escreveu.',
      mail: 'Enviar e-mail de teste',
      mailSent: (to: string) => `E-mail enviado para ${to}.`,
      mailKept: 'Sem servidor de e-mail (SMTP_URL): o e-mail virou um arquivo em DATA_DIR/mail.',
      model: 'Testar o modelo',
      demo: 'Modo demonstração: nenhum serviço configurado.',
      answers: (name: string, seconds: string) => `${name} respondeu; primeira palavra em ${seconds} s.`,
      fails: (name: string, reason: string) => `${name} não respondeu (${reason}).`,
    },
    list: {
      heading: 'O que está definido',
      lead: 'Vem das variáveis de ambiente do servidor; quem cuida dele as muda. Segredos não são mostrados.',
      columns: ['Variável', 'Valor'],
      isSet: 'definida',
      isNotSet: 'não definida',
    },
  },
  register: {
    lead: 'Tudo o que foi feito no painel e nos comandos dele. Nenhuma linha pode ser mudada ou apagada sem que se note.',
    columns: { at: 'Quando', operator: 'Quem', action: 'O quê', onWhom: 'A quem', reason: 'Por quê' },
    empty: 'Nada foi feito ainda.',
    more: 'Mostrar mais antigas',
    hidden: '–',
  },
  reason: 'Motivo',
  reasonHint: 'Fica no registro, com o seu nome.',
  copy: (what: string) => `Copiar ${what}`,
  copied: (what: string) => `${what}: copiado.`,
  notCopied: 'O navegador não deixou copiar. Selecione o texto e copie à mão.',
  people: {
    lead: 'Planos, acesso e estados de contas. O que as pessoas escrevem não aparece aqui, para ninguém.',
    list: 'Na lista e com conta',
    search: 'Buscar por e-mail',
    look: 'Buscar',
    nobody: 'Ninguém com este começo de e-mail.',
    more: 'Mostrar mais',
    none: '–',
    columns: ['E-mail', 'Plano', 'Estado', 'Acesso até', 'Conta', 'Ações'],
    account: (day: string, devices: number) =>
      `desde ${day}, ${devices === 1 ? '1 aparelho' : `${devices} aparelhos`}`,
    states: {
      ativo: 'Ativo',
      atrasado: 'Pagamento atrasado',
      cancelado: 'Cancelado, vale até o fim',
      terminado: 'Terminado',
      'fora-da-lista': 'Conta fora da lista',
    },
    suspended: { operador: 'envio suspenso', idade: 'suspensa: idade' },
    erasedOn: (day: string) => `será apagada em ${day}`,
    origins: { manual: 'posto à mão', compra: 'por compra' },
    add: 'Adicionar',
    addLead: 'Libera um e-mail para criar a conta, ou muda o plano dele.',
    email: 'E-mail',
    plan: 'Plano',
    added: (email: string) => `${email} pode criar uma conta.`,
    support: 'Código de suporte',
    supportLead: 'A pessoa encontra o código em Minha conta e lê para você. Ele vale por 15 minutos.',
    showAccount: 'Ver conta',
    actions: {
      names: {
        retomar: 'Retomar',
        reenviar: 'Reenviar convite',
        suspender: 'Suspender',
        encerrar: 'Encerrar acesso',
        corrigir: 'Corrigir e-mail',
        dados: 'Enviar dados',
        apagar: 'Apagar conta',
      },
      done: {
        retomar: 'A conta volta a enviar mensagens.',
        reenviar: 'O convite foi enviado de novo.',
        suspender: 'A conta não envia mais mensagens; o resto dela continua.',
        encerrar: 'O acesso foi encerrado.',
        corrigir: 'As compras passaram para o outro e-mail.',
        dados: 'Um e-mail explica à pessoa como baixar os dados.',
        apagar: 'A conta será apagada em 7 dias. A pessoa foi avisada por e-mail e pode mudar de ideia.',
      },
      leads: {
        suspender: 'A pessoa não envia mais mensagens. Ela ainda lê, baixa e apaga o que é dela.',
        encerrar:
          'O plano termina agora e só volta se você adicionar o e-mail de novo. A pessoa ainda lê, baixa e apaga o que é dela.',
        corrigir: 'Tudo o que foi comprado com este e-mail, agora e depois, passa a valer para o outro.',
        dados: 'Só a própria pessoa pode baixar o que escreveu. Ela recebe um e-mail que a leva até lá.',
        apagar:
          'Use só quando a própria pessoa pediu. A conta é apagada em 7 dias; até lá a pessoa pode mantê-la.',
      },
      rightEmail: 'E-mail certo',
    },
  },
  sales: {
    platforms: {
      kiwify: 'Kiwify',
      hotmart: 'Hotmart',
      eduzz: 'Eduzz',
      cakto: 'Cakto',
      stripe: 'Stripe',
      generico: 'Genérico',
    } satisfies Record<Platform, string>,
    products: {
      title: 'Produtos e planos',
      lead: 'Diga qual produto vendido é qual plano. Quem compra um produto sem plano não consegue criar a conta.',
      waiting: 'Estes produtos foram vendidos e ainda não são nenhum plano: quem comprou está esperando.',
      none: 'Nenhum produto foi mapeado ainda.',
      columns: ['Plataforma', 'Produto', 'Oferta', 'Plano', 'Duração'],
      days: (days: number) => (days === 1 ? '1 dia' : `${days} dias`),
      other: 'Mapear outro produto',
      fields: {
        platform: 'Plataforma',
        product: 'Produto',
        plan: 'Plano',
        days: 'Dias, se a plataforma não diz até quando',
      },
      submit: 'Mapear e reprocessar',
      soldTimes: (platform: string, total: number) =>
        `(${platform}): ${total === 1 ? '1 compra esperando' : `${total} compras esperando`}`,
      mapped: ({ aplicados }: { aplicados: number }) =>
        aplicados === 0
          ? 'Mapeado.'
          : aplicados === 1
            ? 'Mapeado. 1 compra que esperava foi aplicada.'
            : `Mapeado. ${aplicados} compras que esperavam foram aplicadas.`,
    },
    stuck: {
      title: 'Para olhar',
      waiting: (total: number, state: string, since: string) => `${total} ${state}, desde ${since}`,
      again: 'Tentar tudo de novo',
      reprocessed: ({ tentados, aplicados }: { tentados: number; aplicados: number }) =>
        `Tentados de novo: ${tentados}. Aplicados: ${aplicados}.`,
      contested: 'Compras contestadas',
      columns: ['Quando', 'Plataforma', 'O quê', 'Compra'],
      states: new Map([
        ['novo', 'na fila'],
        ['aplicado', 'aplicado'],
        ['ignorado', 'sem efeito'],
        ['sem_mapa', 'sem plano'],
        ['sem_permissao', 'sem permissão'],
        ['ilegivel', 'não entendido'],
        ['falhou', 'com falha'],
      ]),
      kinds: new Map([
        ['disputa', 'Disputa'],
        ['chargeback', 'Chargeback'],
        ['reembolso_parcial', 'Reembolso parcial'],
      ]),
    },
    integrations: {
      title: 'Integrações',
      lead: 'Cada plataforma avisa das vendas em um endereço daqui, com um segredo que só vocês dois conhecem.',
      none: 'Nenhuma integração ainda. Crie uma para que as compras liberem quem comprou.',
      columns: ['Plataforma', 'Endereço', 'Segredo', 'Última entrega', 'Ações'],
      url: 'URL',
      noSecret: 'Falta o segredo: as entregas são recusadas até lá.',
      signed: 'Guardado; as entregas vêm assinadas',
      tokenOnly: 'Guardado; esta plataforma não assina as entregas',
      noDelivery: 'nenhuma ainda',
      add: 'Nova integração',
      platform: 'Plataforma',
      secret: 'Segredo',
      secretMade: 'Deixe vazio: um segredo novo é criado aqui.',
      secretLater: 'Se a plataforma só mostra o segredo depois, deixe vazio e use "Trocar segredo".',
      secretNew: 'O segredo que a plataforma mostra.',
      make: 'Criar integração',
      onlyNow: 'Este segredo só aparece agora. Copie antes de fechar.',
      others: (count: number) =>
        count === 1
          ? 'Já havia uma integração desta plataforma, que continua valendo.'
          : `Já havia ${count} integrações desta plataforma, que continuam valendo.`,
      done: 'Pronto',
      test: 'Testar',
      tested: {
        ok: 'O endereço responde e recusa o que não vem assinado. Está tudo certo.',
        'sem-segredo': 'Falta o segredo desta integração. Use "Trocar segredo".',
        'sem-resposta':
          'O endereço não respondeu como devia. Confira APP_URL e o proxy com quem cuida do servidor.',
      },
      rotate: 'Trocar segredo',
      save: 'Guardar segredo',
      changed: 'Segredo trocado. O anterior continua valendo até a próxima troca.',
      given: 'Segredo guardado. As entregas já são aceitas.',
      remove: 'Remover',
      removed: 'A integração foi removida.',
      removeTitle: (platform: string) => `Remover a integração ${platform}?`,
      removeLead: 'As entregas neste endereço serão recusadas. O que já foi comprado continua valendo.',
    },
    deliveries: {
      title: 'Entregas',
      lead: 'O que as plataformas enviaram, e o que foi feito com isso.',
      onlyPending: 'Só as paradas',
      columns: ['Quando', 'Plataforma', 'O quê', 'Estado', 'Compra'],
      empty: 'Nada chegou ainda.',
      more: 'Mostrar mais antigas',
    },
    import: {
      title: 'Importar vendas',
      lead: 'Um arquivo CSV com as colunas plataforma, compra, cobranca, email, data e produto (ou plano). Nada muda antes de você confirmar.',
      file: 'Arquivo CSV',
      preview: 'Ver prévia',
      confirm: 'Confirmar importação',
      summary: ({ linhas, novas, semPlano }: { linhas: number; novas: number; semPlano: number }) =>
        `${linhas === 1 ? '1 linha lida' : `${linhas} linhas lidas`}, ${novas === 1 ? '1 nova' : `${novas} novas`}, ${semPlano} sem plano.`,
      changes: 'O que muda',
      columns: ['E-mail', 'Agora', 'Depois'],
      noChange: 'O acesso de ninguém muda.',
      noAccess: 'sem acesso',
      until: (plan: string, day: string) => `${plan}, até ${day}`,
      done: ({ novas }: { novas: number }) =>
        novas === 1 ? '1 venda importada.' : `${novas} vendas importadas.`,
    },
  },
}
