-- A letter that the mail server refuses for good is in a state of its own. SQLite changes no check of a table, so
-- the table is made anew.

create table outbox_new (
  reference text not null primary key references enquiry (reference) on delete cascade,
  message_id text not null,
  state text not null check (state in ('waiting', 'held', 'sent', 'refused')),
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
select reference, message_id, state, attempts, next_at, last_error, sent_at, sent_over,
  last_reply, copy_state, copy_attempts, copy_next_at
from outbox;

drop table outbox;
alter table outbox_new rename to outbox;

create index outbox_due on outbox (state, next_at);
create index outbox_copy on outbox (copy_next_at) where copy_state = 'waiting';
