-- Whoever opens, pays or settles a checkout asks for its orders, cancelled ones too: without this, each of them is looked at.
create index orders_of_checkout on orders (checkout_id) where checkout_id is not null;
