import Fastify from 'fastify';
import pg from 'pg';

// The yardstick: Fastify and pg with nothing around them, reading what the market's pages show.
const [url = '', port = '0'] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10 });
const app = Fastify();

const cover = `(select json_build_object('id', i.id, 'width', i.width, 'height', i.height, 'alt', i.alt,
    'placeholder', i.placeholder, 'colour', i.colour)
  from product_images pi join images i on i.id = pi.image_id
  where pi.product_id = p.id order by pi.position limit 1) as image`;

const card = `p.id, p.title, p.listing_kind, p.accepts_offers, p.currency, p.price_amount, p.was_amount,
  (select sum(v.available)::int from product_variants v where v.product_id = p.id) as available, ${cover},
  s.id as shop_id, s.name as shop_name, s.verified_at, s.rating_sum, s.rating_count,
  l.id as lot_id, l.price_amount as lot_price, l.bid_count, l.ends_at`;

const cards = `from products p join shops s on s.id = p.shop_id
  left join lots l on l.product_id = p.id and l.state = 'running'
  where p.status = 'active' and s.status = 'open'`;

async function rows(name: string, text: string, values: unknown[]): Promise<unknown[]> {
  const found = await pool.query({ name, text, values });
  return found.rows;
}

app.get('/readyz', () => ({ ok: true }));

app.get<{ Querystring: { category: string } }>('/api/products', async (request) => ({
  items: await rows(
    'listing',
    `select ${card} ${cards} and p.category_id = $1 order by p.created_at desc, p.id desc limit 25`,
    [request.query.category],
  ),
}));

app.get<{ Params: { id: string } }>('/api/products/:id', async (request) => {
  const [product] = (await rows(
    'product',
    `select ${card}, p.description, p.condition, p.status, p.attributes, p.options, p.tags, p.sold_count,
      p.category_id, p.created_at, s.city, s.country, s.follower_count,
      (select json_agg(json_build_object('id', i.id, 'width', i.width, 'height', i.height, 'alt', i.alt,
          'placeholder', i.placeholder, 'colour', i.colour) order by pi.position)
        from product_images pi join images i on i.id = pi.image_id where pi.product_id = p.id) as images,
      (select json_agg(v order by v.position) from product_variants v where v.product_id = p.id) as variants,
      (select json_agg(c order by c.changed_at) from price_changes c where c.product_id = p.id) as prices
    ${cards} and p.id = $1`,
    [request.params.id],
  )) as Array<{ category_id: string; shop_id: string }>;
  if (!product) return null;
  const [way, shelf, show, similar] = await Promise.all([
    rows(
      'way',
      `select c.id, c.slug, c.names, up.id as up_id, up.slug as up_slug, up.names as up_names
      from categories c left join categories up on up.id = c.parent_id where c.id = $1`,
      [product.category_id],
    ),
    rows(
      'shelf',
      `select ${cover} from products p where p.shop_id = $1 and p.status = 'active'
      order by p.created_at desc, p.id desc limit 3`,
      [product.shop_id],
    ),
    rows(
      'show',
      `select * from shows where shop_id = $1 and state in ('live', 'scheduled') and visibility = 'public'
      order by state = 'live' desc, starts_at limit 1`,
      [product.shop_id],
    ),
    rows(
      'similar',
      `select ${card} ${cards} and p.category_id = $1 and p.id <> $2
      order by p.created_at desc, p.id desc limit 10`,
      [product.category_id, request.params.id],
    ),
  ]);
  return { ...product, way, shelf, show, similar };
});

await app.listen({ host: '127.0.0.1', port: Number(port) });
process.on('SIGTERM', () => process.exit(0));
