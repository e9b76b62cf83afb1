import type { OperatorRole, PanelArea } from '#domain/panel/roles.ts'

export const panelCopy = {
  name: 'Painel',
  waiting: 'Abrindo o painel',
  offline: 'Sem conexão. Nada foi mudado; tente de novo quando ela voltar.',
  more: 'Mostrar mais',
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
    code: 'Código',
    submit: 'Entrar',
    save: 'Salvar e entrar',
    busy: 'Um momento...',
    codeHint: 'Os seis números do aplicativo autenticador.',
    welcome: (name: string) => `Olá, ${name}! Escolha como entrar`,
    welcomeLead:
      'Uma chave de acesso é o mais simples e o mais seguro: você entra com o dedo, o rosto ou o PIN do aparelho.',
    openedBefore: (moment: string) =>
      `Este link já foi aberto em ${moment}. Se não foi você, peça outro a quem cuida do servidor: só o código QR mostrado por último vale.`,
    appLead:
      'Aponte o aplicativo autenticador do seu celular (Google Authenticator, por exemplo) para o código QR, ou digite nele a chave. Depois escreva abaixo o código que ele mostrar:',
    qrCode: 'QR da chave',
    openApp: 'Estou no celular: abrir no aplicativo',
    noPasskeys:
      'Aqui não há como usar chaves de acesso: elas precisam de um navegador atual e de um domínio (localhost serve, um número de IP não). Use senha e código.',
    passkeyCancelled: 'A chave de acesso não foi usada. Tente de novo quando quiser.',
  },
  register: {
    lead: 'Tudo o que foi feito no painel e nos comandos dele. Nenhuma linha pode ser mudada ou apagada sem que se note.',
    ownLead: 'O que você fez no painel. Um dono vê o que todos fizeram.',
    columns: { at: 'Quando', operator: 'Quem', action: 'O quê', onWhom: 'A quem', reason: 'Por quê' },
    empty: 'Nada foi feito ainda.',
    hidden: '–',
  },
  reason: 'Motivo',
  reasonHint: 'Fica no registro, com o seu nome.',
  copy: (what: string) => `Copiar ${what}`,
  copied: (what: string) => `${what}: copiado.`,
  notCopied: 'O navegador não deixou copiar. Selecione o texto e copie à mão.',
}
