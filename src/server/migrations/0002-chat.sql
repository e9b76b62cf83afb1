-- One data key per person, wrapped by the master key of that version. Without this row nothing of theirs opens.
create table chaves (
  "userId" uuid primary key references users on delete cascade,
  "masterVersion" integer not null,
  wrapped bytea not null
);

-- For each master key in use, a known value sealed with it: a wrong key is noticed before anything is written.
create table chaves_mestras (
  version integer primary key,
  proof bytea not null,
  "createdAt" timestamptz not null default now()
);

-- Every key begins with the person, so the data can be spread over machines by person.
-- title, "lastMessage" and risco are sealed with the person's key.
create table conversas (
  "userId" uuid not null references users on delete cascade,
  id uuid not null,
  style text not null,
  "createdAt" timestamptz not null default now(),
  title bytea,
  "titleUpdated" boolean not null default false,
  "lastMessage" bytea,
  -- To the millisecond, as the list's cursor carries it.
  timestamp timestamptz(3) not null default now(),
  onboarding boolean not null default false,
  risco bytea,
  -- The next message's place in the order, which does not depend on clocks.
  "nextSeq" integer not null default 0,
  "deletedAt" timestamptz,
  primary key ("userId", id)
);
create index conversas_lista on conversas ("userId", timestamp desc, id desc) where "deletedAt" is null;
create index conversas_apagadas on conversas ("deletedAt") where "deletedAt" is not null;
-- A person is welcomed once.
create unique index conversas_onboarding on conversas ("userId") where onboarding;

-- content and nivel are sealed. While a reply is written its text is in respostas_trechos.
create table mensagens (
  "userId" uuid not null,
  "conversaId" uuid not null,
  seq integer not null,
  id uuid not null,
  role text not null check (role in ('user', 'assistant')),
  content bytea not null,
  nivel bytea,
  status text not null check (status in ('enviada', 'escrevendo', 'pausada', 'completa', 'interrompida', 'erro')),
  timestamp timestamptz not null default now(),
  onboarding boolean not null default false,
  -- Replies only: where the revealing stopped, whether the source had ended, who writes it and until when.
  shown integer,
  whole boolean not null default false,
  node uuid,
  "leaseUntil" timestamptz,
  primary key ("userId", "conversaId", seq),
  unique ("userId", id),
  foreign key ("userId", "conversaId") references conversas ("userId", id) on delete cascade
);
-- One reply in progress or paused per conversation.
create unique index mensagens_uma_resposta on mensagens ("userId", "conversaId") where status in ('escrevendo', 'pausada');
create index mensagens_em_curso on mensagens ("leaseUntil") where status = 'escrevendo';

-- What has been written so far of the replies in progress, sealed, in pieces; gone when a reply has ended.
create table respostas_trechos (
  "userId" uuid not null,
  "mensagemId" uuid not null,
  pos integer not null,
  content bytea not null,
  primary key ("userId", "mensagemId", pos),
  foreign key ("userId", "mensagemId") references mensagens ("userId", id) on delete cascade
);
