-- Where a bidder’s parcels went when they first bid on a lot. Whether it can still be sent there tells who is to blame when
-- it cannot be sent to the winner: the shop that ships less by now, or the winner who moved.
alter table lot_bidders add column country char(2);
