-- Files of requests for quotation. A file is uploaded first; the request that names its token claims it. A file
-- without a request is removed after a day. `position` orders the files of an enquiry.

create table attachment (
  id text not null primary key,
  token text not null unique,
  reference text references enquiry (reference) on delete cascade,
  purpose text not null check (purpose in ('request', 'order')),
  position bigint not null,
  name text not null,
  media_type text not null,
  bytes bigint not null,
  hash text not null,
  uploaded_at bigint not null,
  finished bigint not null check (finished in (0, 1))
);

create index attachment_reference on attachment (reference);
create index attachment_unclaimed on attachment (uploaded_at) where reference is null;

-- SQLite keeps bytes as they are, whatever the type of the column is called.

create table attachment_part (
  attachment text not null references attachment (id) on delete cascade,
  position bigint not null,
  content bytea not null,
  primary key (attachment, position)
);

-- Uploads of a day: of everybody where the household is empty, else of one household, as an HMAC by the day's salt.

create table upload_count (
  day bigint not null,
  household text not null,
  salt text,
  files bigint not null,
  bytes bigint not null,
  primary key (day, household)
);
