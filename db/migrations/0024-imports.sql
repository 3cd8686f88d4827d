-- A draft with `waits` is never published by itself, whatever its field: it came with an import.

alter table draft add column waits bigint not null default 0 check (waits in (0, 1));

-- Price lists of makers. `sheet` holds the bytes for 30 days; `edits` is JSON: the changes of the last preview, and
-- what undoing needs once they are applied.

create table import (
  id text not null primary key,
  person text references person (id),
  created_at bigint not null,
  name text not null,
  state text not null check (state in ('read', 'previewed', 'applied', 'undone')),
  applied_at bigint,
  maker text not null,
  products bigint not null,
  fields bigint not null,
  sheet bytea,
  edits text
);

-- How the price lists of a maker are read; `layout` is JSON.

create table price_list (
  maker text not null primary key,
  layout text not null,
  changed_at bigint not null
);
