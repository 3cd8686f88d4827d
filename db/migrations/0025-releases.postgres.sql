-- Published releases for replicas, in a schema of their own. An object is a file by its SHA-256 (hex). `files` maps the
-- paths of a release to objects, `shared` the files below `kept` that releases share. `origin` tells releases of the same
-- number apart. `version` grows with each change. PostgreSQL alone: with the embedded store one machine serves from disk.

create schema published;

create table published.object (
  hash text not null primary key,
  content bytea not null
);
-- Most files are compressed already.
alter table published.object alter column content set storage external;

create table published.release (
  number bigint not null primary key,
  origin text not null,
  files jsonb not null
);

create table published.shared (
  path text not null primary key,
  hash text not null
);

create table published.current (
  id smallint not null primary key check (id = 1),
  release bigint references published.release (number),
  version bigint not null,
  publisher text,
  publisher_seen_at timestamptz
);

insert into published.current (id, version) values (1, 0);
