import { longestCell } from '@souk/shared/market/imports/limits.ts';
import type { ImportFormat } from '@souk/shared/market/imports/schema.ts';
import { fromCell } from '../read/plain-cell.ts';
import type { Format, Line } from './format.ts';
import { shopify } from './shopify.format.ts';
import { souk } from './souk.format.ts';
import { woocommerce } from './woocommerce.format.ts';

export const formats: Readonly<Record<ImportFormat, Format>> = { souk, shopify, woocommerce };

export interface Recognised {
  format: Format;
  /** How the file calls what we know. */
  columns: Record<string, string>;
  lineOf(row: number, cells: readonly string[]): Line;
}

/** Whose table this is, by its heading; undefined when it is nobody's we know. */
export function recognise(heading: readonly string[]): Recognised | undefined {
  const names = heading.map((name) => name.trim());
  for (const format of Object.values(formats)) {
    const fields = names.map((name) => format.fieldOf(name.toLowerCase()));
    if (!format.needs.every((field) => fields.includes(field))) continue;
    const columns: Record<string, string> = {};
    // Of two columns that mean the same, the first counts.
    const places = fields.flatMap((field, at) => {
      if (field === undefined || Object.hasOwn(columns, field)) return [];
      columns[field] = names[at] as string;
      return [{ field, at }];
    });
    return { format, columns, lineOf };

    function lineOf(row: number, values: readonly string[]): Line {
      const cells: Record<string, string> = {};
      for (const { field, at } of places) {
        const text = fromCell((values[at] ?? '').slice(0, longestCell + 1).toWellFormed());
        if (text !== '') cells[field] = text;
      }
      return { row, cells };
    }
  }
  return undefined;
}
