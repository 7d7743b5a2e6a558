import { readFile } from 'node:fs/promises';
import { z } from 'zod';

export const sampleName = z.enum(['souk.csv', 'shopify.csv', 'woocommerce.csv']);

// Stands in the files for the market they are asked of, where their pictures are.
const anyMarket = 'https://market.example';

/** A file to try an import with: its pictures are in this very market. */
export async function readSample(name: z.infer<typeof sampleName>, marketUrl: string): Promise<string> {
  const text = await readFile(new URL(`../../../../../samples/${name}`, import.meta.url), 'utf8');
  return text.replaceAll(anyMarket, marketUrl.replace(/\/$/, ''));
}
