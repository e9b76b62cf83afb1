-- Guided exercises, pages of the notebook: which one, its answers and its switches are sealed together, and padded to one
-- size. Only when a row was made is plain.
create table caderno_exercicios (
  "userId" uuid not null references users on delete cascade,
  id uuid not null,
  content bytea not null,
  "createdAt" timestamptz not null default now(),
  primary key ("userId", id)
);
