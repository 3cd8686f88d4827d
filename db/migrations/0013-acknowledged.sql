-- Number of the last acknowledged enquiry. It never falls, not even when enquiries are removed.

create table acknowledged (
  id bigint not null primary key check (id = 1),
  number bigint not null
);

insert into acknowledged (id, number)
select 1, case when h.seq > e.stored then h.seq else e.stored end
from chain_head h cross join (select count(*) as stored from enquiry) e;

drop table chain;
drop table chain_head;
