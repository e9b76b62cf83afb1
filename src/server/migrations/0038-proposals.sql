-- Lines of a conversation that are proposed as notes: whether a person wants any, and up to which message of a conversation
-- it was done. What was proposed is stored nowhere.
alter table users add column "proposesNotes" boolean not null default true;
alter table conversas add column "proposedTo" integer not null default 0;
