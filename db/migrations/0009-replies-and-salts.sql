-- What the mail server said when it refused a letter, in its own words.

alter table outbox add column last_reply text;

-- What addresses are hashed with in the counts of a window of the limits.

create table limit_salt (
  window_start bigint not null primary key,
  salt text not null
);
