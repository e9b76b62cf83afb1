-- The allow-list also says until when. A row that the operator gave by hand is 'manual' and no purchase changes it; the
-- others follow from the purchases of their e-mail. After "fimAcesso" a late payment is waited for until "toleranciaAte".
alter table liberados
  add column status text not null default 'ativo' check (status in ('ativo', 'atrasado', 'cancelado', 'encerrado')),
  add column "fimAcesso" timestamptz,
  add column "toleranciaAte" timestamptz,
  add column origem text not null default 'manual' check (origem in ('manual', 'compra')),
  add column "atualizadoEm" timestamptz not null default now();
create index liberados_fim on liberados ((coalesce("toleranciaAte", "fimAcesso"))) where "fimAcesso" is not null;

-- Secrets of the installation itself, sealed with the master key of that version.
create table segredos (
  nome text primary key,
  "masterVersion" integer not null,
  selado bytea not null
);

-- Where deliveries come from. The id is random and part of the address; the secrets are in segredos.
create table integracoes (
  id text primary key,
  plataforma text not null,
  opcoes jsonb not null default '{}',
  "criadaEm" timestamptz not null default now()
);

-- Which sold product is which plan. An empty offer stands for all of them.
create table compras_produtos (
  plataforma text not null,
  "produtoId" text not null,
  "ofertaId" text not null default '',
  plano text not null check (btrim(plano) <> ''),
  dias integer check (dias > 0),
  "criadoEm" timestamptz not null default now(),
  primary key (plataforma, "produtoId", "ofertaId")
);

-- The inbox: every delivery once. The body is not kept, only its hash; the canonical events go when they are applied.
create table compras_eventos (
  id text primary key,
  "integracaoId" text,
  plataforma text not null,
  evento text not null,
  tipo text not null,
  estado text not null check (estado in ('novo', 'aplicado', 'ignorado', 'sem_mapa', 'sem_permissao', 'ilegivel', 'falhou')),
  prioridade smallint not null,
  "recebidoEm" timestamptz not null default now(),
  "aplicadoEm" timestamptz,
  "compraId" text,
  "corpoHash" text not null,
  detalhe text,
  eventos jsonb
);
create index compras_eventos_novos on compras_eventos (prioridade, "recebidoEm") where estado = 'novo';
create index compras_eventos_parados on compras_eventos ("recebidoEm")
  where estado in ('sem_mapa', 'sem_permissao', 'ilegivel', 'falhou');
create index compras_eventos_integracao on compras_eventos ("integracaoId", "recebidoEm" desc);
create index compras_eventos_recebidos on compras_eventos ("recebidoEm");

-- Purchases as they stand. Once a person is erased, "emailHash" (keyed) takes the place of the e-mail.
create table compras (
  plataforma text not null,
  id text not null,
  email text,
  "emailHash" text,
  cobrancas text[] not null default '{}',
  produtos text[] not null default '{}',
  dados jsonb not null,
  "atualizadaEm" timestamptz not null default now(),
  primary key (plataforma, id)
);
create index on compras (email) where email is not null;
create index on compras ("emailHash") where "emailHash" is not null;
create index on compras using gin (cobrancas);
create index on compras using gin (produtos);

-- Mails that must leave once. The key names what they are about; the address goes when the mail has left.
create table correio (
  chave text primary key,
  modelo text not null,
  para text,
  dados jsonb not null default '{}',
  "criadoEm" timestamptz not null default now(),
  "proximaEm" timestamptz not null default now(),
  "enviadoEm" timestamptz
);
create index correio_pendente on correio ("proximaEm") where "enviadoEm" is null and para is not null;
