-- In which form a service of the model takes requests, as it was learned from its refusals. Kept for 30 days, so that a
-- node that starts need not learn it again. `extra` is a fingerprint of what the operator adds to every request.
create table formas_de_pedido (
  endereco text not null,
  modelo text not null,
  extra text not null,
  forma jsonb not null,
  "learnedAt" timestamptz not null default now(),
  primary key (endereco, modelo, extra)
);
