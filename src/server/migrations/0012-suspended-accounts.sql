-- E-mails whose account may not send messages, by decision of the operator. By e-mail, so that deleting the account and
-- creating it anew changes nothing.
create table suspensoes (
  email text primary key check (email = lower(btrim(email))),
  "createdAt" timestamptz not null default now()
);
