import { productLimits as limits } from '@souk/shared/market/catalog/edit-limits.ts';
import { longestAddress } from '@souk/shared/market/imports/limits.ts';
import type { Cell, SourceProduct } from '../formats/format.ts';
import type { Remarks } from './remarks.ts';

/** A picture by its address, with where in the file it was asked for. */
export interface WantedPicture {
  url: string;
  row: number;
  column: string;
}

/** The pictures of a product in their order, each once; those of its variants are among them. */
export function readPictures(source: SourceProduct, remarks: Remarks): WantedPicture[] {
  const cells = [...(source.pictures ?? []), ...source.variants.flatMap(({ picture }) => picture ?? [])];
  const wanted = new Map<string, WantedPicture>();
  for (const cell of cells) {
    const url = addressOf(cell);
    if (url === undefined) remarks.problem('not-an-address', cell);
    else if (!wanted.has(url)) wanted.set(url, { url, row: cell.row, column: cell.column });
  }
  const all = [...wanted.values()];
  const left = all[limits.images];
  if (left) {
    remarks.note('pictures-left-out', { ...left, text: left.url }, all.length - limits.images);
  } else if (all.length === 0) remarks.note('no-picture', source.title);
  return all.slice(0, limits.images);
}

export function addressOf({ text }: Cell): string | undefined {
  if (text.length > longestAddress || !URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && href.length <= longestAddress ? href : undefined;
}
