-- Photographs and documents of products that are not published yet. `path` is the place of the file in the content
-- folder; its name holds a part of its hash, so a path never changes its content.

create table catalogue_upload (
  path text not null primary key,
  media_type text not null,
  bytes bigint not null,
  hash text not null,
  person text references person (id),
  uploaded_at bigint not null
);

create table catalogue_upload_part (
  path text not null references catalogue_upload (path) on delete cascade,
  position bigint not null,
  content bytea not null,
  primary key (path, position)
);

-- Links to the preview of a product, for people without an account. The token is stored as its SHA-256.

create table preview_link (
  token_hash text not null primary key,
  slug text not null,
  person text references person (id),
  expires_at bigint not null
);
