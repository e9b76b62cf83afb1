-- Every node closes the event streams of a session as soon as it ends, whoever ends it: a hundred in one announcement
-- (features/events/announcements.ts), because a notification holds 8,000 bytes.
create function announce_ended_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('aconchego', json_build_array(json_build_object(
    'type', 'sessoes-encerradas', 'userId', "userId", 'ids', json_agg(id)))::text)
  from (select id, "userId", (row_number() over (partition by "userId") - 1) / 100 as part from ended) as numbered
  group by "userId", part;
  return null;
end $$;

create trigger announce_ended_sessions after delete on sessions
  referencing old table as ended for each statement execute function announce_ended_sessions();
