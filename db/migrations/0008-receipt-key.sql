-- What receipts are signed with (Ed25519, base64url as in a JWK). The newest that was there when an
-- enquiry came signs its receipt; another is there where two stores were put together.

create table receipt_key (
  public_key text not null primary key,
  private_key text not null,
  made_at bigint not null
);
