-- The size of the last copy; and of copies altogether, when one was last restored to see whether that works, why the last
-- attempt failed, and the upload that has begun and is to be aborted if nobody completes it.
alter table ultimo_backup add column bytes bigint;
create table estado_das_copias (
  unico boolean primary key default true check (unico),
  "rehearsedAt" timestamptz,
  falha text,
  envio jsonb
);
