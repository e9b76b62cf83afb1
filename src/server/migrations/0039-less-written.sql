-- What everybody took by service on a day was among all counts of the day (contagens), in a row of 8 KB that every reply wrote
-- again. It has a row of its own now, sealed like contagens and small enough to be changed in place.
create table contagens_tokens (
  dia date primary key,
  "masterVersion" integer not null,
  totais bytea not null
) with (fillfactor = 20);

-- These rows are changed again and again: room on their pages keeps the changes in place, without new entries in indexes.
alter table gastos set (fillfactor = 70);
alter table limites set (fillfactor = 70);

-- Every message moves "fullAt", so its index was written twice for each. It was read by housekeeping alone, every ten minutes, which
-- reads the whole table instead: one small row for each limit in use.
drop index "limites_fullAt_idx";

-- Sealed values can't be compressed: PostgreSQL does not try any more.
alter table mensagens alter column content set storage external, alter column versoes set storage external;
