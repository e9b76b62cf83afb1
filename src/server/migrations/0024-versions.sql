-- Versions of an exchange that are not shown, and what is known of the one that is: sealed, in the row of the reply. Null for
-- an exchange that has only one. The release before leaves it as it is.
alter table mensagens add column versoes bytea;

-- Exchanges that a person deleted, for as long as it can be undone: the sealed rows as they were. They are in no other table
-- meanwhile, so nothing that reads messages finds them.
create table mensagens_apagadas (
  "userId" uuid not null,
  "conversaId" uuid not null,
  "mensagemId" uuid not null,
  "deletedAt" timestamptz not null default now(),
  linhas jsonb not null,
  primary key ("userId", "mensagemId"),
  foreign key ("userId", "conversaId") references conversas ("userId", id) on delete cascade
);
create index mensagens_apagadas_quando on mensagens_apagadas ("deletedAt");
