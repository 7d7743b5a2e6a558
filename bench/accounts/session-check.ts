import autocannon from 'autocannon';
import { atMost, type Bar, median } from '../bars.ts';
import type { AccountsMarket } from './market.ts';

const rounds = 5;

/** The same one-row read as a visitor and with a session, turn by turn. */
export async function measureSessionCheck({ oneRow, token }: AccountsMarket): Promise<Bar[]> {
  const visitor = () => load(oneRow, {});
  const signedIn = () => load(oneRow, { authorization: `Bearer ${token}` });
  const added: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    // Each before and after the other, as the machine may be busier at one time than at another.
    const first = await visitor();
    const checked = (await signedIn()) + (await signedIn());
    const unchecked = first + (await visitor());
    console.log(
      `  round ${round}: visitor ${Math.round(unchecked / 2)}/s, signed in ${Math.round(checked / 2)}/s`,
    );
    // The first round warms both up.
    if (round > 0) added.push((unchecked / checked - 1) * 100);
  }
  return [atMost('checking a session, added to a one-row read', median(added), 15, '%')];
}

async function load(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections: 32, duration: 2 });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}
