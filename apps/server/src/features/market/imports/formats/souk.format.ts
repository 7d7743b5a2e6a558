import { templateColumns } from '@souk/shared/market/imports/template.ts';
import { cutShort } from '../read/plain-cell.ts';
import { byName, type Format, type Lines, type SourceProduct, split } from './format.ts';

const fieldOf = byName(Object.fromEntries(templateColumns.map((name) => [name, name])));

const optionFields = [1, 2, 3] as const;

/** Our own table, as an export writes it and as one may fill it in by hand. */
export const souk: Format = {
  name: 'souk',
  fieldOf,
  needs: ['title', 'price', 'stock'],
  keys() {
    let last = '';
    return ({ row, cells: { handle, title } }) => {
      // Further variants need not say again what they are variants of.
      if (handle !== undefined) last = handle;
      else if (title !== undefined) last = cutShort(`title ${title.toLowerCase()}`, longestKey);
      else if (last === '') last = `row ${row}`;
      return last;
    };
  },
  read(lines) {
    const names = optionFields
      .map((n) => ({ n, cell: lines.said(`option${n}_name`) }))
      .filter(({ n, cell }) => cell.text !== '' || lines.said(`option${n}_value`).text !== '');
    const status = lines.said('status');
    return {
      title: lines.said('title'),
      description: lines.has('description') ? { ...lines.said('description'), html: false } : undefined,
      category: { ...lines.said('category'), candidates: split(lines.said('category').text, '>').reverse() },
      condition: said(lines, 'condition'),
      status: status.text === '' ? undefined : { ...status, means: meanings[status.text.toLowerCase()] },
      offers: said(lines, 'accepts_offers'),
      tags: lines.has('tags')
        ? { ...lines.said('tags'), list: split(lines.said('tags').text, /[|,]/) }
        : undefined,
      attributes: attributesOf(lines),
      weight: lines.has('weight_grams') ? { ...lines.said('weight_grams'), grams: 1 } : undefined,
      optionNames: names.map(({ cell }) => cell),
      variants: lines.all.map((line) => ({
        row: line.row,
        values: names.map(({ n }) => lines.cell(`option${n}_value`, line)),
        sku: lines.cellIf('sku', line),
        price: lines.cell('price', line),
        compareAt: lines.cellIf('compare_at_price', line),
        stock: lines.cell('stock', line),
        counted: true,
        picture: line.cells.variant_image ? lines.cell('variant_image', line) : undefined,
      })),
      pictures: lines.has('images')
        ? lines.all.flatMap((line) =>
            split(line.cells.images ?? '', /[|\s]+/).map((text) => ({ ...lines.cell('images', line), text })),
          )
        : undefined,
    };
  },
};

const longestKey = 200;

const said = (lines: Lines, field: string) => (lines.said(field).text === '' ? undefined : lines.said(field));

const meanings: Record<string, NonNullable<SourceProduct['status']>['means']> = {
  active: 'active',
  'out-of-stock': 'active',
  draft: 'draft',
  archived: 'archived',
};

/** "Material: Stoneware | Holds: 1.2 l" */
function attributesOf(lines: Lines): SourceProduct['attributes'] {
  if (!lines.has('attributes')) return undefined;
  return split(lines.said('attributes').text, '|').flatMap((part) => {
    const [name, ...rest] = part.split(':');
    const value = rest.join(':').trim();
    return name?.trim() && value ? [{ name: name.trim(), value }] : [];
  });
}
