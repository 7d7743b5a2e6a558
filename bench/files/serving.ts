import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type sharpModule from 'sharp';
import { buildUser } from '../../apps/server/src/features/identity/accounts/user.builder.ts';
import { connectDatabase } from '../../apps/server/src/platform/db/database.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { startPostgres } from '../../apps/server/src/platform/postgres/start-postgres.ts';
import { startSession } from '../../apps/server/src/platform/session/sessions.service.ts';
import { atLeast, type Bar, median } from '../bars.ts';
import { freePort, root, start, temporaryFolder } from '../foundation/market.ts';

// Installed for the server alone.
const sharp: typeof sharpModule = createRequire(join(root, 'apps/server/package.json'))('sharp');

const rounds = 5;
const silent = { info() {}, warn() {} };
// Text, as what is sent is looked at afterwards.
const bytes = Buffer.alloc(96 * 1024 * 1024, 'sku,name,stock\nmug-1,Blue mug,12\n');

/** Uploads against the bare library, and kept pictures against a bare file server, turn by turn. */
export async function measureServing(): Promise<Bar[]> {
  using data = temporaryFolder();
  const postgres = await startPostgres({ dataDir: data.path, log: silent });
  try {
    const { db, close } = connectDatabase(postgres.url);
    await migrate(db);
    const user = await buildUser(db);
    const who = { userId: user.id, userAgent: 'bench', way: 'password', now: new Date() } as const;
    const authorization = `Bearer ${await startSession(db, who)}`;
    await close();
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    await using _market = await start(
      'node',
      ['apps/server/.cache/market/main.mjs', '--roles=web'],
      {
        NODE_ENV: 'production',
        DATABASE_URL: postgres.url,
        SOUK_DATA: data.path,
        PORT: String(port),
        HOST: '127.0.0.1',
      },
      `${url}/healthz`,
    );
    return [
      await measureUploads(url, authorization, data.path),
      await measureStored(url, authorization, data.path),
    ];
  } finally {
    await postgres.stop();
  }
}

async function measureUploads(url: string, authorization: string, folder: string): Promise<Bar> {
  const port = await freePort();
  const bare = `http://127.0.0.1:${port}`;
  const args = ['bench/files/bare-tus.ts', String(port), join(folder, 'bare')];
  await using _bare = await start('node', args, { NODE_ENV: 'production' }, bare);
  const ours = { endpoint: `${url}/api/files`, headers: { authorization } };
  const theirs = { endpoint: `${bare}/files`, headers: {} };
  const ratios: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    // Each before and after the other, as the machine may be busier at one time than at another.
    const yardstick = [await upload(theirs)];
    const market = [await upload(ours), await upload(ours)];
    yardstick.push(await upload(theirs));
    const [seconds, bareSeconds] = [market, yardstick].map((times) => times.reduce((sum, one) => sum + one));
    const speed = (all = 1) => Math.round((2 * bytes.length) / 1e6 / all);
    console.log(`  round ${round}: bare ${speed(bareSeconds)} MB/s, market ${speed(seconds)} MB/s`);
    if (round > 0) ratios.push((bareSeconds ?? 0) / (seconds ?? 1));
  }
  return atLeast('upload throughput, share of a bare @tus/server', median(ratios), 0.7);
}

interface Place {
  endpoint: string;
  headers: Record<string, string>;
}

/** Seconds from the announcement to the answer to the last byte. */
async function upload({ endpoint, headers }: Place): Promise<number> {
  const tus = { ...headers, 'tus-resumable': '1.0.0' };
  const metadata = Object.entries({ filename: 'stock.csv', purpose: 'import' })
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');
  const began = performance.now();
  const announced = await fetch(endpoint, {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(bytes.length), 'upload-metadata': metadata },
  });
  if (announced.status !== 201)
    throw new Error(`not announced: ${announced.status} ${await announced.text()}`);
  const address = new URL(announced.headers.get('location') ?? '', endpoint);
  await patch(address, tus);
  const seconds = (performance.now() - began) / 1_000;
  // What comes after the answer is over before the next one begins.
  if (headers.authorization) await fetch(`${address}?wait=20`, { headers });
  await fetch(address, { method: 'DELETE', headers: tus });
  return seconds;
}

function patch(address: URL, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(address, {
      method: 'PATCH',
      headers: {
        ...headers,
        'content-type': 'application/offset+octet-stream',
        'content-length': String(bytes.length),
        'upload-offset': '0',
      },
    });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      answer.resume();
      if (answer.statusCode === 204) answer.on('end', resolve);
      else reject(new Error(`not received: ${answer.statusCode}`));
    });
    sent.end(bytes);
  });
}

async function measureStored(url: string, authorization: string, folder: string): Promise<Bar> {
  const picture = sharp({
    create: {
      width: 1_000,
      height: 750,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  });
  const photo = await picture.jpeg({ quality: 60 }).toBuffer();
  const sent = await fetch(`${url}/api/files?purpose=product-image&name=photo.jpg`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'image/jpeg' },
    body: new Uint8Array(photo),
  });
  if (sent.status !== 201) throw new Error(`not sent: ${sent.status} ${await sent.text()}`);
  const { _id: id } = (await sent.json()) as { _id: string };
  const kept = `${url}/media/${id}/640.webp`;
  const shown = Buffer.from(await (await fetch(kept)).arrayBuffer());

  const port = await freePort();
  mkdirSync(join(folder, 'static'));
  writeFileSync(join(folder, 'static/640.webp'), shown);
  const bare = `http://127.0.0.1:${port}/640.webp`;
  const args = ['bench/files/bare-static.ts', String(port), join(folder, 'static')];
  await using _bare = await start('node', args, { NODE_ENV: 'production' }, bare);
  const ratios: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const first = await load(bare);
    const ours = (await load(kept)) + (await load(kept));
    const yardstick = first + (await load(bare));
    console.log(
      `  round ${round}: @fastify/static ${Math.round(yardstick / 2)}/s, market ${Math.round(ours / 2)}/s of ${shown.length} bytes`,
    );
    if (round > 0) ratios.push(ours / yardstick);
  }
  return atLeast('kept picture, share of @fastify/static', median(ratios), 0.8);
}

async function load(url: string): Promise<number> {
  const result = await autocannon({ url, connections: 32, duration: 2 });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}
