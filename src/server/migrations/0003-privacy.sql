-- Which people's keys a master key still wraps: asked at start and while it is being replaced.
create index chaves_por_mestra on chaves ("masterVersion");

-- Accounts that their owners asked to have erased. A row outlives its account until the receipt has been sent, so it
-- refers to no other table. Once "erasedAt" is set, the key is gone and there is no way back.
create table exclusoes (
  "userId" uuid primary key,
  email text not null,
  "requestedAt" timestamptz not null default now(),
  "eraseAt" timestamptz not null,
  "erasedAt" timestamptz,
  -- When the next attempt to erase or to send the receipt may be made, by whichever node comes first.
  "nextTryAt" timestamptz not null
);
create index on exclusoes ("nextTryAt");
