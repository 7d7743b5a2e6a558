import Fastify from 'fastify';
import pg from 'pg';

// The yardstick: Fastify and pg with nothing around them, each answer read as one row that is ready to be sent.
const [url = '', port = '0'] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10 });
const app = Fastify();

app.get('/readyz', () => ({ ok: true }));

app.get('/api/*', async (request, reply) => {
  const { rows } = await pool.query<{ body: string }>({
    name: 'ready',
    text: 'select body from bench_answers where path = $1',
    values: [request.url],
  });
  return reply
    .code(rows[0] ? 200 : 404)
    .type('application/json; charset=utf-8')
    .send(rows[0]?.body);
});

await app.listen({ host: '127.0.0.1', port: Number(port) });
process.on('SIGTERM', () => process.exit(0));
