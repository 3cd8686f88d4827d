-- Unpublished edits of the content folder. `path` names the file, `field` a column of the product fields. Values are
-- JSON; null is an empty cell. A draft with `asked` is published as soon as possible; `refusal` holds the reason why
-- publishing refused it.

create table draft (
  path text not null,
  field text not null,
  base_hash text not null,
  old_value text not null,
  new_value text not null,
  person text references person (id),
  changed_at bigint not null,
  asked bigint not null check (asked in (0, 1)),
  refusal text,
  primary key (path, field)
);
