-- How often each level was read and each rule of the output guard stepped in on a day, sealed with the master key: where
-- few people write on a day, the numbers would tell of whom. One row a day, of one size, whether there was anything to
-- count or not, written at fixed intervals. What contagens_risco and contagens_guarda hold is moved here by the server.
create table contagens (
  dia date primary key,
  "masterVersion" integer not null,
  totais bytea not null
);
