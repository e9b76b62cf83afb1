-- Who may use /painel. Operators are not people of the product: nothing here points to users or liberados.
create table operadores (
  id uuid primary key,
  email text not null unique check (email = lower(btrim(email))),
  nome text not null,
  papel text not null check (papel in ('dono', 'atendimento', 'leitura')),
  -- Where no passkey is possible. The secret of the codes is in segredos; no code counts twice, so the step of the last
  -- one is kept.
  "passwordHash" text,
  "totpStep" bigint not null default 0,
  "createdAt" timestamptz not null default now(),
  "lastSignIn" timestamptz
);

-- The one-time links of `npm run operadores -- add`, by the hash of their token.
create table operadores_links (
  token bytea primary key,
  "operatorId" uuid not null references operadores on delete cascade,
  "expiresAt" timestamptz not null
);

create table operadores_chaves (
  id text primary key,
  "operatorId" uuid not null references operadores on delete cascade,
  "publicKey" bytea not null,
  counter bigint not null,
  "createdAt" timestamptz not null default now()
);
create index on operadores_chaves ("operatorId");

-- What a passkey is asked to sign, each once.
create table operadores_desafios (
  challenge text primary key,
  "expiresAt" timestamptz not null
);

create table operadores_sessoes (
  token bytea primary key,
  "operatorId" uuid not null references operadores on delete cascade,
  "createdAt" timestamptz not null default now(),
  "usedAt" timestamptz not null default now()
);
create index on operadores_sessoes ("operatorId");

-- What operators did. Lines are only added; each hash covers the line and the hash before it. Who, on whom and why are
-- sealed. There is no reference to operadores: a line stays when its operator is removed.
create table registro (
  seq bigint primary key,
  at timestamptz not null,
  "operatorId" uuid,
  acao text not null,
  sealed bytea not null,
  hash bytea not null
);
create index on registro ("operatorId", seq);
-- The head of the chain, so that a missing newest line is found.
create table registro_cabeca (
  unico boolean primary key default true check (unico),
  seq bigint not null,
  proof bytea not null
);
