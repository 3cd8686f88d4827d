-- What a request for quotation says beside who asks, and its lines in their order. All of it also stands in
-- its enquiry's message, which the chain covers.

create table quotation_request (
  reference text not null primary key references enquiry (reference) on delete cascade,
  city text,
  wanted text,
  own_reference text,
  words text,
  equivalents bigint not null check (equivalents in (0, 1))
);

-- `sizes` is a JSON array of pairs such as ["42", 10]; `quantity` counts all of them.

create table request_line (
  reference text not null references quotation_request (reference) on delete cascade,
  position bigint not null,
  product text,
  code text,
  text text not null,
  sizes text not null,
  quantity bigint,
  unit text,
  colour text,
  note text,
  primary key (reference, position)
);
