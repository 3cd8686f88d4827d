-- The buyer's copy of a request for quotation: no state where none goes out. It waits until the letter itself is
-- sent, and is given up where the buyer's mail server goes on refusing it.

alter table outbox add column copy_state text check (copy_state in ('waiting', 'sent', 'given-up'));
alter table outbox add column copy_attempts bigint;
alter table outbox add column copy_next_at bigint;

create index outbox_copy on outbox (copy_next_at) where copy_state = 'waiting';
