-- Asking for another link for a new password leaves those of the hour good: they are of the kind 'nova-senha', and 'reset',
-- of which the release before keeps one a person, is only read. The link 'entrada' lets a browser in.
alter table links drop constraint links_kind_check;

-- Accounts that were erased, so that a copy of the database from before is not a way back: restoring it erases them again.
create table contas_apagadas (
  "userId" uuid primary key
);
-- E-mails of people who were erased, as keyed hashes: invitations from before are void, and a suspension is not undone by
-- beginning anew.
create table emails_apagados (
  "emailHash" text primary key,
  "erasedAt" timestamptz not null default now(),
  suspenso boolean not null
);
-- False for an account that a restored copy had brought back: its receipt was sent when it was first erased.
alter table exclusoes add column "receiptDue" boolean not null default true;

-- Keys of invitations for purchases that were moved ended with a plain hash of the e-mail.
delete from correio where "enviadoEm" is not null and chave ~ '^criar-conta/[^/]+/.+/[0-9a-f]{16}$';
