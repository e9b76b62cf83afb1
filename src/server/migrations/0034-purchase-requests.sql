-- What buyers asked for on /conta: 'desistencia' of a purchase, 'cancelamento' of a subscription. The platform does it, and
-- access ends when it says so. Without the e-mail: whose it is follows from the purchase.
create table compras_pedidos (
  numero text primary key,
  tipo text not null,
  plataforma text not null,
  "compraId" text not null,
  "pedidoEm" timestamptz not null default now()
);
create index on compras_pedidos (plataforma, "compraId");
