import { api } from '@/platform/api/index.ts';
import type { ImportFormat } from '../model/formats.ts';

export type ImportFile = { name: string; text: string; format: ImportFormat };

/** Hands a file over; the rows are looked at again there, and products that are known are updated. */
export function startImport(shopId: string, { name, text, format }: ImportFile): Promise<unknown> {
  return api.post(`/shops/${shopId}/imports`, { name, format, csv: text });
}
