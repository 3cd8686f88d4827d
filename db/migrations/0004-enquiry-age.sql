-- In the order of their age, each with a place of its own, as they are looked through when they are due.

create index enquiry_age on enquiry (received_at, reference);
drop index enquiry_received;
