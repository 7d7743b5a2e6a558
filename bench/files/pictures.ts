import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type sharpModule from 'sharp';
import { buildUser } from '../../apps/server/src/features/identity/accounts/user.builder.ts';
import { connectDatabase } from '../../apps/server/src/platform/db/database.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { startPostgres } from '../../apps/server/src/platform/postgres/start-postgres.ts';
import { startSession } from '../../apps/server/src/platform/session/sessions.service.ts';
import { atMost, type Bar, median } from '../bars.ts';
import { freePort, root, start, startedFile, temporaryFolder } from '../foundation/market.ts';
import { memoryOf } from './memory.ts';

// Installed for the server alone.
const sharp: typeof sharpModule = createRequire(join(root, 'apps/server/package.json'))('sharp');

const rounds = 7;
const AT_ONCE = 20;

/** A whole market with its Postgres, and a seller who sends photos as phones take them. */
export async function measurePictures(): Promise<Bar[]> {
  using data = temporaryFolder();
  const postgres = await startPostgres({ dataDir: data.path, log: { info() {}, warn() {} } });
  try {
    const token = await seller(postgres.url);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    await using _market = await start(
      'node',
      [startedFile()],
      {
        SOUK_DATA: data.path,
        DATABASE_URL: postgres.url,
        PORT: String(port),
        NODE_ENV: 'production',
        SOUK_LOG_LEVEL: 'warn',
      },
      `${url}/readyz`,
    );
    return await measureIn({ url, token, folder: data.path });
  } finally {
    await postgres.stop();
  }
}

interface Market {
  url: string;
  token: string;
  folder: string;
}

async function measureIn(market: Market): Promise<Bar[]> {
  const photo = await photoOf(4000, 3000);
  console.log(
    `  a photo of ${(photo.length / 1e6).toFixed(1)} MB; at rest ${megabytes(memoryOf(market.folder))} MB`,
  );
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const visible = await send(market, photo);
    console.log(`  round ${round}: visible after ${Math.round(visible)} ms`);
    // The first round warms up.
    if (round > 0) times.push(visible);
  }
  const { most, took } = await whileArriving(market, photo);
  console.log(`  ${AT_ONCE} at once took ${Math.round(took)} ms`);
  return [
    atMost('12 megapixels visible at 640 px after the last byte', median(times), 1_200, 'ms'),
    atMost(`memory while ${AT_ONCE} such pictures arrive, all processes`, megabytes(most), 450, 'MB'),
  ];
}

async function whileArriving(market: Market, photo: Buffer) {
  const began = performance.now();
  let most = 0;
  let arrived = false;
  const watch = (async () => {
    while (!arrived) {
      most = Math.max(most, memoryOf(market.folder));
      await pause(50);
    }
  })();
  await Promise.all(Array.from({ length: AT_ONCE }, () => send(market, photo)));
  arrived = true;
  await watch;
  return { most, took: performance.now() - began };
}

/** Milliseconds from the last byte of the upload to the last byte of the picture. */
async function send({ url, token }: Market, photo: Buffer): Promise<number> {
  const authorization = `Bearer ${token}`;
  const tus = { authorization, 'tus-resumable': '1.0.0' };
  const names = { filename: 'photo.jpg', purpose: 'product-image' };
  const announced = await fetch(`${url}/api/files`, {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': String(photo.length),
      'upload-metadata': Object.entries(names)
        .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
        .join(','),
    },
  });
  if (announced.status !== 201)
    throw new Error(`not announced: ${announced.status} ${await announced.text()}`);
  const address = new URL(announced.headers.get('location') ?? '', `${url}/api/files`);
  const lastByte = await patch(address, tus, photo);
  const id = address.pathname.split('/').at(-1);
  for (;;) {
    const answer = await fetch(`${url}/api/files/${id}?wait=20`, { headers: { authorization } });
    const file = (await answer.json()) as { state: string; refusal: string | null };
    if (file.state === 'ready') break;
    if (file.state === 'refused') throw new Error(`refused: ${file.refusal}`);
  }
  const shown = await fetch(`${url}/media/${id}/640.avif`);
  const { length } = Buffer.from(await shown.arrayBuffer());
  if (!shown.ok || length === 0) throw new Error(`not shown: ${shown.status}`);
  return performance.now() - lastByte;
}

/** When the last byte was handed over. */
function patch(address: URL, headers: Record<string, string>, bytes: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    let lastByte = 0;
    const sent = request(address, {
      method: 'PATCH',
      headers: {
        ...headers,
        'content-type': 'application/offset+octet-stream',
        'content-length': String(bytes.length),
        'upload-offset': '0',
      },
    });
    sent.on('finish', () => (lastByte = performance.now()));
    sent.on('error', reject);
    sent.on('response', (answer) => {
      answer.resume();
      if (answer.statusCode === 204) answer.on('end', () => resolve(lastByte));
      else reject(new Error(`not received: ${answer.statusCode}`));
    });
    sent.end(bytes);
  });
}

async function seller(databaseUrl: string): Promise<string> {
  const { db, close } = connectDatabase(databaseUrl);
  await migrate(db);
  const { id: userId } = await buildUser(db);
  const token = await startSession(db, { userId, userAgent: 'bench', way: 'password', now: new Date() });
  await close();
  return token;
}

/** Soft shapes under the grain of a sensor, which is what makes photos heavy. */
async function photoOf(width: number, height: number): Promise<Buffer> {
  const raw = { width: width / 50, height: height / 50, channels: 3 as const };
  const shapes = await sharp(randomBytes(raw.width * raw.height * 3), { raw })
    .resize(width, height)
    .png()
    .toBuffer();
  const grain = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const noise = await sharp({ create: { width, height, channels: 3, background: '#808080', noise: grain } })
    .png()
    .toBuffer();
  return sharp(shapes)
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

const megabytes = (bytes: number) => Math.round(bytes / 1e6);
