-- How the connection was encrypted that a letter was handed in over; null for those of before.

alter table outbox add column sent_over text;
