-- A phone or WhatsApp number of the buyer; optional.

alter table quotation_request add column phone text;
