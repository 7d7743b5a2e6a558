-- A cart asks which flash sales its products are in, or were in a moment ago.
create index flash_sales_product on flash_sales (product_id, ends_at);
