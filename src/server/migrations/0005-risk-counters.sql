-- How often each level was read on a day. No person, no conversation, no word.
create table contagens_risco (
  dia date not null,
  nivel text not null,
  total integer not null default 0,
  primary key (dia, nivel)
);
