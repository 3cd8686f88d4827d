-- Staff of the office: persons, their passkeys, codes and sessions, and the append-only log of changes.

create table person (
  id text not null primary key,
  email text not null unique,
  name text not null,
  role text not null check (role in ('sales', 'editor', 'owner')),
  language text not null check (language in ('en', 'ar')),
  state text not null check (state in ('active', 'removed')),
  created_at bigint not null
);

create table person_credential (
  id text not null primary key,
  person text not null references person (id) on delete cascade,
  public_key text not null,
  counter bigint not null,
  transports text not null,
  label text not null,
  created_at bigint not null,
  last_used_at bigint
);

create index person_credential_person on person_credential (person);

-- The browser is the hash of its cookie; a code of the command line has none.
create table sign_in_code (
  id text not null primary key,
  email text not null,
  browser text unique,
  code_hash text not null,
  tries bigint not null,
  expires_at bigint not null
);

create index sign_in_code_email on sign_in_code (email);

create table passkey_challenge (
  browser text not null primary key,
  challenge text not null,
  expires_at bigint not null
);

create table sign_in_count (
  bucket text not null,
  day bigint not null,
  hits bigint not null,
  primary key (bucket, day)
);

create table session (
  id text not null primary key,
  token_hash text not null unique,
  person text not null references person (id) on delete cascade,
  method text not null check (method in ('code', 'passkey', 'demonstration')),
  device text not null,
  signed_in_at bigint not null,
  last_seen_at bigint not null,
  expires_at bigint not null
);

create index session_person on session (person);

create table event (
  id text not null primary key,
  at bigint not null,
  person text references person (id),
  what text not null,
  subject text not null,
  old_value text,
  new_value text
);

create index event_at on event (at, id);
