import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { atMost, type Bar } from '../bars.ts';
import { drawn } from './drawn.ts';
import { freePort, start, startedFile, temporaryFolder } from './market.ts';

const MB = 1_000_000;
const walk = 10_000;
const longWalk = 50_000;
const atOnce = 16;

/** What all the market's processes but Postgres hold for themselves, after its first start and after being used. */
export async function measureMemory(): Promise<Bar[]> {
  using folder = temporaryFolder();
  const data = join(folder.path, 'data');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  await using _market = await start(
    'node',
    [startedFile()],
    { PORT: `${port}`, SOUK_DATA: data },
    `${origin}/readyz`,
  );
  await drawn(data);
  const started = anonymousMemory(data);
  const addresses = await findAddresses(origin);
  await visit(origin, addresses, walk);
  const used = anonymousMemory(data);
  await visit(origin, addresses, longWalk);
  const later = anonymousMemory(data);
  return [
    atMost('memory after the first start', started / MB, 180, 'MB'),
    atMost('memory after 10 000 requests', used / MB, 300, 'MB'),
    atMost('memory after 50 000 more', later / MB, 300, 'MB'),
  ];
}

/** Pages, pictures and questions in turn, as someone who looks around asks for them. */
async function findAddresses(origin: string): Promise<string[]> {
  const { items } = (await (await fetch(`${origin}/api/products?limit=48`)).json()) as {
    items: Array<{ _id: string; image: { _id: string }; shop: { _id: string } }>;
  };
  return [
    '/',
    '/api/landing',
    ...items.flatMap(({ _id, image, shop }, nth) => [
      `/product/${_id}`,
      `/media/${image._id}/320.avif`,
      `/api/products/${_id}`,
      `/search/${words[nth % words.length]}`,
      `/media/${image._id}/640.webp`,
      `/api/products?q=${words[nth % words.length]}`,
      `/shop/${shop._id}`,
      `/media/${image._id}/160.avif`,
      '/api/products?limit=24',
    ]),
  ];
}

const words = ['mug', 'bag', 'runner', 'lamp', 'ring', 'print', 'coat', 'vase'];

async function visit(origin: string, addresses: readonly string[], times: number): Promise<void> {
  let next = 0;
  const visitor = async () => {
    while (next < times) {
      const address = addresses[next++ % addresses.length] ?? '/';
      const answer = await fetch(origin + address);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
}

/** Bytes, over the processes that were given this data folder and all they started. Linux only. */
function anonymousMemory(folder: string): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all
    .filter((pid) => read(pid, 'environ').includes(`SOUK_DATA=${folder}\0`) && !isPostgres(pid, folder))
    .reduce((sum, pid) => sum + Number(/^RssAnon:\s+(\d+)/m.exec(read(pid, 'status'))?.[1] ?? 0) * 1024, 0);
}

/** Each of its processes works inside the data folder. */
function isPostgres(pid: string, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
  } catch {
    return true;
  }
}

/** Nothing of a process that ended meanwhile. */
function read(pid: string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
