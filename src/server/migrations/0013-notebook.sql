-- The notebook: what a person keeps for themselves. Everything typed, and what was chosen, is sealed with their key and
-- padded to one size a table (summaries to few). Only when a row was made is plain.

-- One row for everybody who keeps anything in the notebook. It always holds a safety plan, empty or not, of one size:
-- whether somebody has one would tell who is in danger.
create table cadernos (
  "userId" uuid primary key references users on delete cascade,
  plano bytea not null
);

create table caderno_notas (
  "userId" uuid not null references users on delete cascade,
  id uuid not null,
  content bytea not null,
  "createdAt" timestamptz not null default now(),
  primary key ("userId", id)
);

-- Check-ins: day, mood, feelings and words are sealed together.
create table caderno_registros (
  "userId" uuid not null references users on delete cascade,
  id uuid not null,
  content bytea not null,
  "createdAt" timestamptz not null default now(),
  primary key ("userId", id)
);
create index on caderno_registros ("userId", "createdAt");

-- Of which conversation a summary is is sealed with it: it outlives the conversation.
create table caderno_resumos (
  "userId" uuid not null references users on delete cascade,
  id uuid not null,
  content bytea not null,
  "createdAt" timestamptz not null default now(),
  primary key ("userId", id)
);

-- Whether the model gets the notes in this conversation.
alter table conversas add column "notesRead" boolean not null default true;
