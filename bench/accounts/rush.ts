import { Agent, request } from 'node:http';
import { atMost, type Bar, median } from '../bars.ts';
import { type AccountsMarket, password } from './market.ts';

const rounds = 5;
const SECONDS = 4;
const READERS = 10;

/** Others' one-row reads while 50 password sign-ins are under way all the time, against the same in quiet. */
export async function measureRush(market: AccountsMarket): Promise<Bar[]> {
  const ratios: number[] = [];
  const signInsPerSecond: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const quiet = await read(market.oneRow);
    const rush = startRush(market);
    const busy = await read(market.oneRow);
    const signIns = await rush.stop();
    console.log(
      `  round ${round}: quiet p50 ${quiet.p50.toFixed(2)} p99 ${quiet.p99.toFixed(2)} ms, ` +
        `rush p50 ${busy.p50.toFixed(2)} p99 ${busy.p99.toFixed(2)} ms, ${Math.round(signIns / SECONDS)} sign-ins/s`,
    );
    // The first round warms both up.
    if (round === 0) continue;
    ratios.push(busy.p99 / quiet.p99);
    signInsPerSecond.push(signIns / SECONDS);
  }
  console.log(`  ${Math.round(median(signInsPerSecond))} sign-ins a second`);
  return [atMost('50 password sign-ins at once, others’ p99 against quiet', median(ratios), 3, '×')];
}

/** What those who read meet while the market is as busy with them as it can be. */
async function read(url: string): Promise<{ p50: number; p99: number }> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const until = performance.now() + SECONDS * 1000;
  const readers = Array.from({ length: READERS }, async () => {
    while (performance.now() < until) times.push(await call(agent, url));
  });
  await Promise.all(readers);
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)]!;
  return { p50: at(0.5), p99: at(0.99) };
}

function startRush({ url, emails }: AccountsMarket) {
  const agent = new Agent({ keepAlive: true });
  let done = 0;
  let stopped = false;
  const people = emails.map(async (email) => {
    while (!stopped) {
      await call(agent, `${url}/api/auth/login`, JSON.stringify({ email, password }));
      done += 1;
    }
  });
  return {
    async stop(): Promise<number> {
      const finished = done;
      stopped = true;
      await Promise.all(people);
      agent.destroy();
      return finished;
    },
  };
}

/** Milliseconds until the whole answer was there. */
function call(agent: Agent, url: string, body?: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: body === undefined ? {} : { 'content-type': 'application/json' },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve(performance.now() - began);
          else reject(new Error(`${url} answered ${answer.statusCode}`));
        });
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
