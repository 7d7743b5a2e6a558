import { expect, test } from 'vitest';
import { checkErrorPaths } from './error-paths.ts';

const complaints = (text: string) => checkErrorPaths([{ path: 'apps/server/src/some.ts', text }]);
const child = "import { spawn } from 'node:child_process';\n";
const net = "import { connect, createServer } from 'node:net';\n";
const pg = "import pg from 'pg';\n";
const ws = "import { WebSocket, WebSocketServer } from 'ws';\n";

test.each([
  ['a process', `${child}const one = spawn('ls', []);\none.on('exit', done);`],
  ['a process that is handed on', `${child}export const start = () => spawn('ls', []);`],
  ['a connection', `${net}const socket = connect(80, 'localhost');\nsocket.on('data', read);`],
  ['a server', `${net}const server = createServer();\nserver.listen(0);`],
  ['an outgoing request', 'const asked = https.request({ host });\nasked.end();'],
  ['a file that is read', "createReadStream(path).on('data', read);"],
  ['a file that is written', 'source.pipe(createWriteStream(path));'],
  ['a log', 'return pino(options, pino.destination(1));'],
  [
    'a database connection',
    `${pg}const client: pg.Client = new pg.Client({ url });\nawait client.connect();`,
  ],
  ['a pool that only hears of idle connections', `${pg}const pool = new pg.Pool();\npool.on('error', tell);`],
  ['a pool that only hears of those in use', `${pg}const pool = new pg.Pool();\npool.on('connect', guard);`],
  ['a Redis', 'clients = new Redis(url);'],
  ['a socket', `${ws}const socket = new WebSocket(url);\nsocket.on('open', go);`],
  ['a socket server', `${ws}const sockets = new WebSocketServer({ port });`],
  ['upgraded sockets', "server.on('upgrade', (request, socket) => socket.end('no'));"],
  ['an error of another one', `${net}other.on('error', tell);\nconst socket = connect(80, 'localhost');`],
])('%s without an error path is found', (_name, text) => {
  expect(complaints(text)).toHaveLength(1);
  expect(complaints(text)[0]).toContain(`.on('`);
});

test.each([
  ['listens', `${child}const one = spawn('ls', []);\none.on('error', tell);`],
  ['listens in the same breath', `${net}connect(80, 'localhost').on('error', tell).on('data', read);`],
  ['waits for its end', `${child}const one = spawn('ls', []);\nconst end = once(one, 'exit');`],
  [
    'reads it through',
    'const stream = createReadStream(path);\nfor await (const part of stream) take(part);',
  ],
  ['puts it into a pipeline', 'await pipeline(source, createWriteStream(path));'],
  [
    'listens to a pool and to each connection',
    `${pg}const pool = new pg.Pool();\npool.on('error', tell);\npool.on('connect', guard);`,
  ],
  [
    'says who hears of it',
    `${pg}// Errors: the bell listens.\nconst bell = postgresBell({\n  client: () => new pg.Client({ url }),\n});`,
  ],
  ['makes none', 'const found = /a/.exec(text);\nfunction connect() {}\nconnect();'],
])('code that %s is left alone', (_name, text) => {
  expect(complaints(text)).toEqual([]);
});
