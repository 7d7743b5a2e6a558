import { atMost, type Bar } from '../bars.ts';
import { latencyOf } from './latency.ts';
import type { CatalogueMarket } from './market.ts';
import { capital, halls, looks, makers, stuffs } from './words.ts';
import { diceOf } from './world.ts';

const texts = 300;
const nouns = Object.values(halls).flat();

/** How long ten people at once wait for what they look for by words. */
export async function measureWords({ ours }: Pick<CatalogueMarket, 'ours'>): Promise<Bar[]> {
  const typed = Array.from({ length: texts }, (_, n) => begun(n));
  const list = (text: string) => `/api/products?counts=false&q=${encodeURIComponent(text)}`;
  const counted = (text: string) => `/api/products?q=${encodeURIComponent(text)}`;
  const suggested = (text: string) => `/api/search/suggest?q=${encodeURIComponent(text)}`;
  const slipped = Array.from({ length: texts }, (_, n) => withSlip(n));
  const letters = typed.map((text, n) => text.slice(0, 2 + (n % 5)).trim());
  const measured = async (name: string, bar: number, paths: string[]) => {
    const { p50, p95 } = await latencyOf(ours, [...new Set(paths)]);
    console.log(`  ${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
    return atMost(`${name}, p95 of ten at once`, p95, bar, 'ms');
  };
  return [
    await measured('search by beginnings', 40, typed.map(list)),
    await measured('search with a slip', 60, slipped.map(list)),
    await measured('search with counts for the filters', 80, typed.map(counted)),
    await measured('suggestions', 25, letters.map(suggested)),
  ];
}

/** One or two words or a maker's name, the last word not typed to its end. */
function begun(n: number): string {
  const dice = diceOf(n + 7_000_000);
  const pick = (list: readonly string[]) => list[Math.floor(dice() * list.length)]!;
  const noun = pick(nouns);
  const typed = noun.slice(0, Math.max(3, Math.ceil(noun.length * (0.5 + dice() / 2))));
  if (n % 5 === 0) return pick(makers).slice(0, 4 + (n % 3));
  if (n % 5 < 3) return typed;
  return `${pick(n % 2 ? looks : stuffs)} ${typed}`;
}

/** A thing with one letter too few, or two that changed places. */
function withSlip(n: number): string {
  const dice = diceOf(n + 8_000_000);
  const noun = nouns[Math.floor(dice() * nouns.length)]!;
  const at = 1 + Math.floor(dice() * (noun.length - 2));
  const slipped =
    n % 2
      ? noun.slice(0, at) + noun.slice(at + 1)
      : noun.slice(0, at) + noun[at + 1] + noun[at] + noun.slice(at + 2);
  const stuff = capital(stuffs[Math.floor(dice() * stuffs.length)]!);
  return n % 3 ? `${stuff} ${slipped}` : slipped;
}
