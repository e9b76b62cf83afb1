-- What all nodes must share, told by each beside its lease: a proof of its AUTH_SECRET, and its APP_URL if it is set.
alter table nos add column "authProof" bytea;
alter table nos add column "appUrl" text;
