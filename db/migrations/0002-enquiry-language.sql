-- The language of the page that an enquiry came from. What came before was all English.

alter table enquiry add column language text not null default 'en';
