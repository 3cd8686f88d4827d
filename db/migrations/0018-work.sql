-- The state of an enquiry at the supplier's replaces its standing: handled becomes closed.

create table enquiry_work (
  reference text not null primary key references enquiry (reference) on delete cascade,
  state text not null check (state in ('new', 'taken', 'quoted', 'won', 'lost', 'closed')),
  reason text,
  assignee text,
  follow_up_on text,
  version bigint not null
);

insert into enquiry_work (reference, state, version)
select reference, case when standing = 'handled' then 'closed' else 'new' end, 0 from enquiry;

create index enquiry_work_state on enquiry_work (state);
create index enquiry_work_follow_up on enquiry_work (follow_up_on) where follow_up_on is not null;

alter table enquiry drop column standing;

-- `clerk` where a person of the staff entered it; no letter goes out for such an enquiry.

alter table enquiry add column origin text not null default 'site' check (origin in ('site', 'clerk'));

create index enquiry_email on enquiry (lower(email));

-- Every change of state with the values before it, so that it can be undone.

create table enquiry_step (
  reference text not null references enquiry_work (reference) on delete cascade,
  position bigint not null,
  from_state text not null,
  from_reason text,
  from_assignee text,
  from_follow_up text,
  to_state text not null,
  to_reason text,
  at bigint not null,
  person text,
  undone_at bigint,
  primary key (reference, position)
);

create index enquiry_step_at on enquiry_step (at);

create table note (
  id text not null primary key,
  reference text not null references enquiry (reference) on delete cascade,
  at bigint not null,
  person text,
  text text not null
);

create index note_reference on note (reference, at);

-- Searches of the public site by day, without any address of a visitor.

create table query_count (
  day text not null,
  query text not null,
  searches bigint not null,
  primary key (day, query)
);

-- A letter that is none, for enquiries that the staff entered. SQLite changes no check of a table.

create table outbox_new (
  reference text not null primary key references enquiry (reference) on delete cascade,
  message_id text not null,
  state text not null check (state in ('waiting', 'held', 'sent', 'refused', 'discarded', 'none')),
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
