-- What is held is little and is looked for often.

create index enquiry_held on enquiry (received_at) where standing = 'quarantined';
