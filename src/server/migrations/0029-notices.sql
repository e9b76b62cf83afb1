-- What operators have set in the panel, by name.
create table ajustes (
  nome text primary key,
  valor jsonb not null,
  "changedAt" timestamptz not null default now()
);
