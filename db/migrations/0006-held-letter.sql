-- The letter of a day that tells the staff what is held.

create table held_letter (
  day text not null primary key,
  attempts bigint not null,
  next_at bigint not null,
  sent_at bigint
);
