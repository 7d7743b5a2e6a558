import staticFiles from '@fastify/static';
import fastify from 'fastify';

// Files from a folder and nothing else: what our kept pictures are measured against.
const [port, root = ''] = process.argv.slice(2);
const app = fastify();
await app.register(staticFiles, { root, immutable: true, maxAge: '365d' });
await app.listen({ port: Number(port), host: '127.0.0.1' });
