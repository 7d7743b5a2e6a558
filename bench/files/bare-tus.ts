import { createServer } from 'node:http';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';

// The library as its readme shows it: what our uploads are measured against.
const [port, directory = ''] = process.argv.slice(2);
const tus = new Server({ path: '/files', datastore: new FileStore({ directory }) });
createServer((request, response) => {
  if (request.url === '/') response.end('ok');
  else void tus.handle(request, response);
}).listen(Number(port), '127.0.0.1');
