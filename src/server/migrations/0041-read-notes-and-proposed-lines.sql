-- Which notes of the notebook the model was given for a reply: sealed, of one size. Nothing for people who have no notes.
alter table mensagens add column notas bytea;

-- Lines that are proposed as notes and wait for an answer: copies of the person's own words, gone with the message they are from.
create table caderno_propostas (
  "userId" uuid not null references users on delete cascade,
  id uuid not null,
  "conversaId" uuid not null,
  "mensagemId" uuid not null,
  content bytea not null,
  "createdAt" timestamptz not null default now(),
  primary key ("userId", id),
  foreign key ("userId", "mensagemId") references mensagens ("userId", id) on delete cascade
);
create index on caderno_propostas ("userId", "mensagemId");
-- Since when a node asks the model for lines of this conversation. One that died does not keep others from asking.
alter table conversas add column "proposingSince" timestamptz;
