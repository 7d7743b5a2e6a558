import { byName, type Format, isYes, type Line, type Lines, type SourceProduct, split } from './format.ts';

// Both sets of headings that Shopify's export has had:
// https://help.shopify.com/en/manual/products/import-export/using-csv
const fieldOf = byName({
  handle: 'handle',
  'url handle': 'handle',
  title: 'title',
  'body (html)': 'description',
  description: 'description',
  vendor: 'vendor',
  'product category': 'category',
  type: 'type',
  tags: 'tags',
  published: 'published',
  'published on online store': 'published',
  status: 'status',
  'option1 name': 'option1_name',
  'option1 value': 'option1_value',
  'option2 name': 'option2_name',
  'option2 value': 'option2_value',
  'option3 name': 'option3_name',
  'option3 value': 'option3_value',
  'variant sku': 'sku',
  sku: 'sku',
  'variant grams': 'weight',
  'weight value (grams)': 'weight',
  'variant inventory tracker': 'tracker',
  'inventory tracker': 'tracker',
  'variant inventory qty': 'stock',
  'inventory quantity': 'stock',
  'variant price': 'price',
  price: 'price',
  'variant compare at price': 'compare_at',
  'compare-at price': 'compare_at',
  'image src': 'picture',
  'product image url': 'picture',
  'image position': 'picture_position',
  'variant image': 'variant_picture',
  'variant image url': 'variant_picture',
  'google shopping / condition': 'condition',
});

const optionFields = [1, 2, 3] as const;

export const shopify: Format = {
  name: 'shopify',
  fieldOf,
  needs: ['handle', 'title', 'price', 'option1_name'],
  keys: () => (line) => line.cells.handle ?? `row ${line.row}`,
  read(lines) {
    const status = lines.said('status');
    const category = lines.said('category');
    const type = lines.said('type');
    const names = optionFields
      .map((n) => ({ n, cell: lines.said(`option${n}_name`) }))
      .filter(({ n, cell }) => cell.text !== '' && !isOnlyTitle(lines, n));
    return {
      title: lines.said('title'),
      description: lines.has('description') ? { ...lines.said('description'), html: true } : undefined,
      category: {
        ...(category.text !== '' || type.text === '' ? category : type),
        candidates: [...split(category.text, '>').reverse(), ...split(type.text, '>').reverse()],
      },
      condition: undefined,
      status: { ...status, means: meaning(status.text, lines.said('published').text) },
      offers: undefined,
      tags: lines.has('tags')
        ? { ...lines.said('tags'), list: split(lines.said('tags').text, ',') }
        : undefined,
      attributes: vendorOf(lines),
      weight: weightOf(lines),
      optionNames: names.map(({ cell }) => cell),
      variants: lines.all
        .filter((line) => isVariant(line))
        .map((line) => ({
          row: line.row,
          values: names.map(({ n }) => lines.cell(`option${n}_value`, line)),
          sku: lines.cellIf('sku', line),
          price: lines.cell('price', line),
          compareAt: lines.cellIf('compare_at', line),
          stock: lines.cell('stock', line),
          counted: lines.has('tracker') ? line.cells.tracker !== undefined : line.cells.stock !== undefined,
          picture: line.cells.variant_picture ? lines.cell('variant_picture', line) : undefined,
        })),
      pictures: lines.has('picture') ? picturesOf(lines) : undefined,
    };
  },
};

/** A product without options is exported with one that says nothing. */
const isOnlyTitle = (lines: Lines, n: 1 | 2 | 3): boolean =>
  n === 1 &&
  lines.said('option1_name').text === 'Title' &&
  lines.all.every(
    ({ cells }) => cells.option1_value === undefined || cells.option1_value === 'Default Title',
  );

/** Further pictures of a product stand in rows of their own. */
const isVariant = ({ cells }: Line): boolean =>
  ['title', 'price', 'sku', 'option1_value', 'stock'].some((field) => cells[field] !== undefined);

function meaning(status: string, published: string): NonNullable<SourceProduct['status']>['means'] {
  if (/^archived$/i.test(status)) return 'archived';
  if (/^(draft|unlisted)$/i.test(status)) return 'draft';
  if (status !== '' && !/^active$/i.test(status)) return undefined;
  return published === '' || isYes(published) ? 'active' : 'draft';
}

function vendorOf(lines: Lines): SourceProduct['attributes'] {
  if (!lines.has('vendor')) return undefined;
  const vendor = lines.said('vendor').text;
  return vendor === '' ? [] : [{ name: 'Brand', value: vendor }];
}

const weightOf = (lines: Lines): SourceProduct['weight'] =>
  lines.has('weight') ? { ...lines.said('weight'), grams: 1 } : undefined;

function picturesOf(lines: Lines) {
  const found = lines.all.filter(({ cells }) => cells.picture !== undefined);
  const place = (line: Line) => Number(line.cells.picture_position ?? Number.NaN);
  const ordered = found.every((line) => place(line) > 0)
    ? found.toSorted((a, b) => place(a) - place(b))
    : found;
  return ordered.map((line) => lines.cell('picture', line));
}
