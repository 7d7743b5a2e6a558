import Fastify from 'fastify';
import pg from 'pg';

// The yardstick: Fastify and pg with nothing around them, a cart by one statement.
const [url = '', port = '0'] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10 });
const app = Fastify();

app.get('/readyz', () => ({ ok: true }));

app.get<{ Params: { id: string } }>('/cart/:id', async (request) => {
  const { rows } = await pool.query({
    name: 'cart',
    text: `
      select l.quantity, l.seen_amount, l.added_at, v.id as variant, v.options, v.price_amount, v.available,
        p.id as product, p.title, p.status, p.currency, s.id as shop, s.name, s.slug, s.logo_id,
        (select json_agg(json_build_object('id', m.id, 'name', m.name, 'kind', m.kind, 'amount', m.amount,
            'regions', m.regions, 'from', m.min_days, 'to', m.max_days) order by m.position)
          from shipping_methods m join shipping_profiles f on f.id = m.profile_id
          where f.shop_id = s.id and f.is_default) as ways,
        (select row_to_json(i) from images i join product_images pi on pi.image_id = i.id
          where pi.product_id = p.id order by pi.position limit 1) as image
      from cart_lines l join product_variants v on v.id = l.variant_id join products p on p.id = v.product_id
        join shops s on s.id = p.shop_id
      where l.user_id = $1 order by l.added_at desc`,
    values: [request.params.id],
  });
  return { lines: rows };
});

await app.listen({ host: '127.0.0.1', port: Number(port) });
process.on('SIGTERM', () => process.exit(0));
