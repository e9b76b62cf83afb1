-- What platforms call the products that they sell, for operators to read; nothing is decided by it.
create table compras_nomes (
  plataforma text not null,
  "produtoId" text not null,
  nome text not null,
  primary key (plataforma, "produtoId")
);
