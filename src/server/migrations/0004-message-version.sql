-- How often a message changed. A screen that is told two things about one believes the one with the higher number.
alter table mensagens add column version integer not null default 0;
