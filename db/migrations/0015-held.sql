-- Held is a state of the letter alone, and a discarded letter has a state of its own. SQLite changes no check of a
-- table, so the table is made anew.

create table outbox_new (
  reference text not null primary key references enquiry (reference) on delete cascade,
  message_id text not null,
  state text not null check (state in ('waiting', 'held', 'sent', 'refused', 'discarded')),
  attempts bigint not null,
  next_at bigint not null,
  last_error text,
  sent_at bigint,
  sent_over text,
  last_reply text,
  copy_state text check (copy_state in ('waiting', 'sent', 'given-up')),
  copy_attempts bigint,
  copy_next_at bigint
);

insert into outbox_new (reference, message_id, state, attempts, next_at, last_error, sent_at, sent_over,
  last_reply, copy_state, copy_attempts, copy_next_at)
select o.reference, o.message_id,
  case
    when e.standing = 'quarantined' then 'held'
    when e.standing = 'handled' and o.state = 'held' then 'discarded'
    else o.state
  end,
  o.attempts, o.next_at, o.last_error, o.sent_at, o.sent_over,
  o.last_reply, o.copy_state, o.copy_attempts, o.copy_next_at
from outbox o join enquiry e on e.reference = o.reference;

drop table outbox;
alter table outbox_new rename to outbox;

create index outbox_due on outbox (state, next_at);
create index outbox_copy on outbox (copy_next_at) where copy_state = 'waiting';

update enquiry set standing = 'open' where standing = 'quarantined';

drop index enquiry_held;
drop table held_letter;
