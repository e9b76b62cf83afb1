-- The last piece of a reply in progress is changed in place until it is full: that needs room on its page.
alter table respostas_trechos set (fillfactor = 40);
