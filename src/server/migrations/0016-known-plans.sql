-- A sale in our own format that names a plan which nobody knows waits to be mapped. What was taken before stays known.
insert into compras_produtos (plataforma, "produtoId", plano)
select distinct 'generico', dados -> 'declaredPlan' ->> 'value', dados -> 'declaredPlan' ->> 'value'
from compras where plataforma = 'generico' and dados -> 'declaredPlan' ->> 'value' is not null
on conflict do nothing;
