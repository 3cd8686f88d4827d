-- Secrets that the links to receipts are derived from. Those of earlier versions are keys that also signed receipts.

create table receipt_secret (
  secret text not null primary key,
  made_at bigint not null
);

insert into receipt_secret (secret, made_at) select private_key, made_at from receipt_key;

drop table receipt_key;
