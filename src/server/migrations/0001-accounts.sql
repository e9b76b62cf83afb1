-- Who may register. The specification's collection 'liberados', keyed by e-mail.
create table liberados (
  email text primary key check (email = lower(btrim(email)) and email <> ''),
  plano text not null check (btrim(plano) <> ''),
  "createdAt" timestamptz not null default now()
);

-- People. Column names are the specification's; name, image and "emailVerified" are Better Auth's and unused.
create table users (
  id uuid primary key,
  email text not null unique check (email = lower(btrim(email))),
  name text not null default '',
  image text,
  "emailVerified" boolean not null default false,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "lastLogin" timestamptz,
  plano text not null,
  "onboardingFinalizado" boolean not null default false,
  "consentVersion" text not null,
  "consentAt" timestamptz not null
);

create table sessions (
  id uuid primary key,
  "userId" uuid not null references users on delete cascade,
  token text not null unique,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "ipAddress" text,
  "userAgent" text
);
create index on sessions ("userId");
create index on sessions ("expiresAt");

-- How a person proves who they are: the password's hash. The other columns are Better Auth's, for providers.
create table accounts (
  id uuid primary key,
  "userId" uuid not null references users on delete cascade,
  "accountId" text not null,
  "providerId" text not null,
  password text,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  unique ("userId", "providerId")
);

-- Reset links that have not been used, by the hash of their token.
create table verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index on verifications (identifier);
create index on verifications ("expiresAt");

-- Limits as buckets: the moment at which each will be full again. Keys are keyed hashes, so that the table names
-- neither e-mails nor addresses.
create table limites (
  key text primary key,
  "fullAt" timestamptz not null
);
create index on limites ("fullAt");
