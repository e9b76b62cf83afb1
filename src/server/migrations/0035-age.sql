-- Why an account may not send: 'idade' when its person said to be under 18, nothing when the operator decided it.
alter table suspensoes add column motivo text;
-- The message that brought the question how old the person is: it is asked once.
alter table users add column "idadePerguntada" uuid;
