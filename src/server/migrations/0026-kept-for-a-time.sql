-- How long a conversation is kept after its last message, in hours, and since when it is on top of the list. Null: always,
-- and not. Plain, because housekeeping has to find what is due without anybody's key.
alter table conversas add column "keptHours" integer;
alter table conversas add column "pinnedAt" timestamptz;
create index conversas_com_prazo on conversas ("keptHours", timestamp) where "keptHours" is not null and "deletedAt" is null;
create index conversas_fixadas on conversas ("userId") where "pinnedAt" is not null;
-- What a person's new conversations begin with.
alter table users add column "keptHours" integer;
