-- Sessions that their owner ended, for as long as a browser may still have their cookie: it is told, and forgets what it
-- keeps of the person. Only the hash of a token is stored. Without a reference to users, because erasing an account ends them, too.
create table sessoes_encerradas (
  token bytea primary key,
  "userId" uuid not null,
  "expiresAt" timestamptz not null
);
