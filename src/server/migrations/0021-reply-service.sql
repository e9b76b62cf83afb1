-- Which of several services wrote a reply, sealed: that it was not the first may tell what the reply is about.
alter table mensagens add column servico bytea;
