-- What of a checkout was paid with one coupon keeps that use, whatever the rest of it is paid with.
alter table coupon_uses drop constraint coupon_uses_pkey, add primary key (checkout_id, coupon_id);
