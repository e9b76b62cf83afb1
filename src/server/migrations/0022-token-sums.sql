-- How many tokens of the model's services a person took on a day (of Brasília), sealed with the person's key and of one
-- size: nothing here tells who writes how much. That there is a row tells no more than the day's messages do. What
-- everybody took together is among the sealed counts of the day (contagens).
create table gastos (
  "userId" uuid not null references users on delete cascade,
  dia date not null,
  totais bytea not null,
  primary key ("userId", dia)
);
create index on gastos (dia);
