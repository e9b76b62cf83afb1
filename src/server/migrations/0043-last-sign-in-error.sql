-- With which error the last attempt to sign in to an account ended, and on which day; gone with the next that succeeds. Errors of
-- replies are not kept by person: with the model down only the protocol answers, so they would tell who was in danger.
alter table users add column "ultimoErro" text, add column "ultimoErroEm" date;
