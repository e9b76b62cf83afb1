-- E-mails are found by their beginning, and paged in the order of their bytes.
create index liberados_busca on liberados (email collate "C");
create index users_busca on users (email collate "C");

-- A code that a person reads out to whoever supports them, by its keyed hash. One a person, for a quarter of an hour.
create table codigos_suporte (
  "userId" uuid primary key references users on delete cascade,
  hash text not null unique,
  "expiresAt" timestamptz not null
);
create index on codigos_suporte ("expiresAt");
