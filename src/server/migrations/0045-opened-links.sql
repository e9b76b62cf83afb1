-- When the link of an operator was opened last.
alter table operadores_links add column "openedAt" timestamptz;
