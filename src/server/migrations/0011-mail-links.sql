-- Links that were sent by mail, by the SHA-256 of their token. Better Auth's own table for them goes.
create table links (
  token bytea primary key,
  "userId" uuid not null references users on delete cascade,
  kind text not null check (kind in ('reset', 'undo-password', 'undo-account')),
  "expiresAt" timestamptz not null
);
-- A person has one reset link at a time: asking for another voids the one before.
create unique index links_reset on links ("userId") where kind = 'reset';
create index on links ("userId");
create index on links ("expiresAt");
drop table verifications;
