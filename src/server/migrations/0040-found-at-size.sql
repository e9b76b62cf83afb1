-- What would otherwise read these tables from end to end, once there are many people: mails by whom they are for, by the
-- person in their key and by the beginning of it; deliveries by their purchase and by an e-mail in what waits. Both tables are
-- small beside the messages (a million people: some seconds), and nobody waits for them.
create index correio_para on correio (para) where para is not null;
create index correio_pessoa on correio (split_part(chave, '/', 2));
create index correio_inicio on correio (chave collate "C");
create index compras_eventos_compra on compras_eventos (plataforma, "compraId");
create index compras_eventos_conteudo on compras_eventos using gin (eventos jsonb_path_ops) where eventos is not null;
