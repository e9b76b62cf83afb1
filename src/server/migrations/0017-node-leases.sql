-- Nodes and until when each of them claims the replies it writes: one small row, renewed every second. A node whose lease has
-- expired is taken for dead, and its replies are closed. Room on the page keeps renewals in place.
create table nos (
  id uuid primary key,
  "leaseUntil" timestamptz not null
) with (fillfactor = 20);

-- Replies that are being written while this runs: their nodes have stopped.
insert into nos select node, now() from mensagens where status = 'escrevendo' and node is not null group by node;

-- mensagens."leaseUntil" and its index are not written any more; the replies of a node are found by this one.
drop index mensagens_em_curso;
create index mensagens_do_no on mensagens (node) where status = 'escrevendo';
