import Fastify from 'fastify';
import pg from 'pg';

// The yardstick: Fastify and pg with nothing around them, asking for the same row as GET /api/users/:id.
const [url = '', port = '0', query = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10 });
const app = Fastify();

app.get<{ Params: { id: string } }>('/api/users/:id', async (request) => {
  const { rows } = await pool.query({ name: 'user', text: query, values: [request.params.id] });
  return rows[0];
});

await app.listen({ host: '127.0.0.1', port: Number(port) });
process.on('SIGTERM', () => process.exit(0));
