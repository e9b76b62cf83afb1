import type { Platform } from '#domain/purchases/canonical-event.ts'

/** They follow 'entrega' and 'entregas', and are right for both. */
export const deliveryStates = new Map([
  ['novo', 'na fila'],
  ['aplicado', 'com efeito'],
  ['ignorado', 'sem efeito'],
  ['sem_mapa', 'sem plano'],
  ['sem_permissao', 'sem permissão'],
  ['ilegivel', 'em formato desconhecido'],
  ['falhou', 'com falha'],
])

export const salesCopy = {
  platforms: {
    kiwify: 'Kiwify',
    hotmart: 'Hotmart',
    eduzz: 'Eduzz',
    cakto: 'Cakto',
    stripe: 'Stripe',
    generico: 'Genérico',
  } satisfies Record<Platform, string>,
  kinds: new Map([
    ['pago', 'Pagamento'],
    ['reembolso', 'Reembolso'],
    ['reembolso_parcial', 'Reembolso parcial'],
    ['chargeback', 'Chargeback'],
    ['disputa', 'Disputa'],
    ['reintegrado', 'Pagamento mantido'],
    ['atrasada', 'Pagamento atrasado'],
    ['cancelada', 'Assinatura cancelada'],
    ['ativa', 'Assinatura ativa'],
    ['troca_plano', 'Troca de plano'],
    ['vinculo', 'Outro número da compra'],
    ['mover', 'E-mail corrigido'],
  ]),
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
    deliveries: (total: number, state: string) =>
      `${total === 1 ? '1 entrega' : `${total} entregas`} ${deliveryStates.get(state) ?? state}`,
    since: (deliveries: string, since: string) => `${deliveries}, desde ${since}`,
    dismiss: 'Já olhei o que não pôde ser aplicado',
    dismissed: ({ dispensados }: { dispensados: number }) =>
      dispensados === 1 ? '1 entrega dispensada.' : `${dispensados} entregas dispensadas.`,
    again: 'Tentar tudo de novo',
    reprocessed: ({ tentados, aplicados }: { tentados: number; aplicados: number }) =>
      `Tentados de novo: ${tentados}. Aplicados: ${aplicados}.`,
    contested: 'Compras contestadas',
    columns: ['Quando', 'Plataforma', 'O quê', 'Compra'],
  },
  integrations: {
    title: 'Integrações',
    lead: 'Cada plataforma avisa das vendas em um endereço daqui, com um segredo que só vocês dois conhecem.',
    none: 'Nenhuma integração ainda. Crie uma para que as compras liberem quem comprou.',
    columns: ['Plataforma', 'Endereço', 'Segredo', 'Última entrega', 'Ações'],
    url: 'URL',
    noSecret: 'Falta: as entregas são recusadas até você usar "Trocar segredo"',
    signed: 'Guardado; as entregas vêm assinadas',
    tokenOnly: 'Guardado; esta plataforma não assina as entregas',
    noDelivery: 'nenhuma ainda',
    add: 'Nova integração',
    platform: 'Plataforma',
    secret: 'Segredo',
    secretMade: 'Deixe vazio: um segredo novo é criado aqui.',
    secretLater: 'Se a plataforma só mostra o segredo depois, deixe vazio: você o informa no próximo passo.',
    secretNew: 'O segredo que a plataforma mostra.',
    later: 'Informar depois',
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
    unknown: 'Outro aviso',
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
}
