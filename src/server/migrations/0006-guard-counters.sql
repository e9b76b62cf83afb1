-- How often the output guard replaced a sentence on a day, by rule. No person, no conversation, no word.
create table contagens_guarda (
  dia date not null,
  regra text not null,
  total integer not null default 0,
  primary key (dia, regra)
);
