-- A chain over the enquiries in the order in which they were acknowledged: each link's hash takes in the
-- one before it and what was kept. Of an enquiry that was removed on purpose the hash alone stays.

create table chain (
  seq bigint not null primary key,
  reference text unique,
  hash text not null
);

-- The last link; whoever adds one holds this row meanwhile.

create table chain_head (
  id bigint not null primary key check (id = 1),
  seq bigint not null,
  hash text not null
);

insert into chain_head (id, seq, hash) values (1, 0, '');
