-- When `npm run backup -- save` last ended well: what an operator is shown. One row, or none before the first.
create table ultimo_backup (
  unico boolean primary key default true check (unico),
  "savedAt" timestamptz not null
);
