-- Quotations. A draft holds what a clerk edits as JSON; `changed_paths` names the version in which each field was
-- last changed. A quotation outlives its enquiry, so `reference` is no foreign key. Money is in halalas.

create table quotation (
  id text not null primary key,
  reference text,
  number text unique,
  state text not null check (
    state in ('draft', 'sent', 'viewed', 'change-requested', 'accepted', 'declined', 'withdrawn')
  ),
  previous_state text,
  content text not null,
  changed_paths text not null,
  version bigint not null,
  revision bigint not null,
  buyer_email text not null,
  buyer_company text not null,
  clerk_name text,
  clerk_email text,
  valid_until text,
  total bigint,
  created_at bigint not null,
  changed_at bigint not null,
  sent_at bigint,
  decided_at bigint,
  erased_at bigint
);

create index quotation_reference on quotation (reference);
create index quotation_email on quotation (buyer_email);
create index quotation_company on quotation (buyer_company);
create index quotation_state on quotation (state, valid_until);

-- The last number of a year. Its row is locked until the commit, so that no number is missing or given twice.

create table quotation_number (
  year bigint not null primary key,
  last bigint not null
);

-- What was sent. Only an erasure changes it.

create table quotation_revision (
  quotation text not null references quotation (id) on delete cascade,
  revision bigint not null,
  content text not null,
  vat_percent bigint not null,
  subtotal bigint not null,
  vat bigint not null,
  total bigint not null,
  valid_until text not null,
  sent_at bigint not null,
  person text,
  primary key (quotation, revision)
);

create table quotation_pdf (
  quotation text not null,
  revision bigint not null,
  hash text not null,
  content bytea not null,
  primary key (quotation, revision),
  foreign key (quotation, revision) references quotation_revision (quotation, revision) on delete cascade
);

-- The prices of sent lines, by buyer and product.

create table given_price (
  quotation text not null references quotation (id) on delete cascade,
  revision bigint not null,
  line text not null,
  buyer_email text not null,
  buyer_company text not null,
  product text not null,
  unit text,
  unit_price bigint not null,
  given_at bigint not null,
  primary key (quotation, revision, line)
);

create index given_price_email on given_price (buyer_email, product, given_at);
create index given_price_company on given_price (buyer_company, product, given_at);

-- Decisions of the buyer, or of the staff in the buyer's name. `line_words` is a JSON object by line.

create table buyer_act (
  id text not null primary key,
  quotation text not null references quotation (id) on delete cascade,
  revision bigint not null,
  action text not null,
  actor text not null check (actor in ('buyer', 'staff')),
  name text,
  order_number text,
  words text,
  line_words text,
  person text,
  at bigint not null,
  undone_at bigint
);

create index buyer_act_quotation on buyer_act (quotation, at);

-- Outbox of letters beside those that bring an enquiry. The writer of its kind turns the payload, a JSON object,
-- into the letter.

create table letter (
  id text not null primary key,
  message_id text not null unique,
  kind text not null,
  quotation text references quotation (id) on delete cascade,
  payload text not null,
  state text not null check (state in ('waiting', 'sent', 'refused')),
  attempts bigint not null,
  created_at bigint not null,
  next_at bigint not null,
  last_error text,
  last_reply text,
  sent_at bigint,
  sent_over text
);

create index letter_due on letter (next_at) where state = 'waiting';
create index letter_quotation on letter (quotation);
