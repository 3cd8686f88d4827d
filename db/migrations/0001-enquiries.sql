-- Spoken by SQLite and PostgreSQL alike. Times are milliseconds since 1970 (UTC).

create table enquiry (
  reference text not null primary key,
  idempotency_key text not null unique,
  content_hash text not null,
  received_at bigint not null,
  name text not null,
  email text not null,
  company text not null,
  message text not null,
  standing text not null check (standing in ('open', 'quarantined', 'handled')),
  suspicion text
);

create index enquiry_received on enquiry (received_at);

create table outbox (
  reference text not null primary key references enquiry (reference) on delete cascade,
  message_id text not null,
  state text not null check (state in ('waiting', 'held', 'sent')),
  attempts bigint not null,
  next_at bigint not null,
  last_error text,
  sent_at bigint
);

create index outbox_due on outbox (state, next_at);

create table limit_window (
  bucket text not null,
  window_start bigint not null,
  hits bigint not null,
  primary key (bucket, window_start)
);
