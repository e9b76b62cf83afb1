-- In which form everything of a person is sealed. 1: not all of it is padded and bound to its row yet, and a missing level
-- of risk means none; 2: all of it is, and nothing else opens. The number is authenticated with the key it stands beside.
alter table chaves add column forma integer not null default 1;
create index chaves_em_forma_antiga on chaves ("userId") where forma < 2;

-- Which attempt of its writer stored a piece: one that comes late does not replace a newer one. The padded content does
-- not say which text is longer.
alter table respostas_trechos add column attempt integer not null default 0;

-- From form 2 on nivel and conversas.risco are never null, mensagens.shown always is (it is sealed with the content), and
-- a failed reply is stored as 'completa' with the failure sealed: a reply of the crisis protocol never fails, so the status
-- would tell it from others.
