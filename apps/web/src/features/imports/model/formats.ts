import { toCsv } from './csv.ts';

export type ImportFormat = 'souk' | 'shopify' | 'woocommerce';

type Columns = { all: readonly string[]; title: string; price: string; stock: string };

/** The columns by which a format is known, and where title, price and stock stand in it. */
const formats: Record<ImportFormat, Columns> = {
  souk: {
    all: ['title', 'description', 'category', 'price'],
    title: 'title',
    price: 'price',
    stock: 'stock',
  },
  shopify: {
    all: ['Handle', 'Title', 'Body (HTML)', 'Variant Price'],
    title: 'Title',
    price: 'Variant Price',
    stock: 'Variant Inventory Qty',
  },
  woocommerce: {
    all: ['ID', 'Type', 'SKU', 'Name', 'Regular price'],
    title: 'Name',
    price: 'Regular price',
    stock: 'Stock',
  },
};

export type RowProblem = { row: number; column: string; kind: 'missing' | 'not-a-price' | 'not-a-number' };

export type CheckedFile =
  | { kind: 'unknown' }
  | { kind: 'known'; format: ImportFormat; rows: PreviewRow[]; problems: RowProblem[] };

export type PreviewRow = { _id: string; row: number; title: string; price: string; stock: string };

/** Which shop's export this is, what stands in it, and what is wrong, by row and column. */
export function checkRows(rows: readonly string[][]): CheckedFile {
  const header = (rows[0] ?? []).map((name) => name.trim());
  const format = formatOf(header);
  if (!format) return { kind: 'unknown' };
  const { title, price, stock } = formats[format];
  const at = (column: string) => header.indexOf(column);
  const found = rows.slice(1).map((cells, index) => ({
    _id: String(index),
    row: index + 2,
    title: cells[at(title)]?.trim() ?? '',
    price: cells[at(price)]?.trim() ?? '',
    stock: cells[at(stock)]?.trim() ?? '',
  }));
  const problems = found.flatMap((row, index) =>
    problemsOf(row, isFurtherLine(format, rows[index + 1], header)),
  );
  return { kind: 'known', format, rows: found, problems };

  function problemsOf(row: PreviewRow, further: boolean): RowProblem[] {
    const wrong: RowProblem[] = [];
    if (row.title === '' && !further) wrong.push({ row: row.row, column: title, kind: 'missing' });
    if (row.price === '' && !further) wrong.push({ row: row.row, column: price, kind: 'missing' });
    if (row.price !== '' && !/^\d+([.,]\d{1,2})?$/.test(row.price))
      wrong.push({ row: row.row, column: price, kind: 'not-a-price' });
    if (row.stock !== '' && !/^-?\d+$/.test(row.stock))
      wrong.push({ row: row.row, column: stock, kind: 'not-a-number' });
    return wrong;
  }
}

/** Our own columns with two rows that show how they are filled. */
export function templateFile(): string {
  return toCsv([
    [
      'title',
      'description',
      'category',
      'condition',
      'price',
      'stock',
      'sku',
      'option',
      'value',
      'images',
      'tags',
    ],
    [
      'Honey-glaze teapot',
      'Wheel-thrown stoneware, holds 1.2 litres.',
      'ceramics',
      'new',
      '58.00',
      '3',
      'HG-12',
      'Glaze',
      'Honey',
      'https://example.com/teapot.jpg',
      'stoneware|teapot',
    ],
    ['Honey-glaze teapot', '', '', '', '58.00', '4', 'HG-13', 'Glaze', 'Sea', '', ''],
  ]);
}

function formatOf(header: readonly string[]): ImportFormat | undefined {
  const known = Object.entries(formats) as [ImportFormat, Columns][];
  return known.find(([, { all }]) => all.every((column) => header.includes(column)))?.[0];
}

/** Shopify and WooCommerce put a product's variants and pictures on lines of their own, without its title. */
function isFurtherLine(
  format: ImportFormat,
  cells: readonly string[] | undefined,
  header: readonly string[],
) {
  if (format === 'shopify') return cells?.[header.indexOf('Title')] === '';
  if (format === 'woocommerce')
    return ['variable', 'variation'].includes(cells?.[header.indexOf('Type')] ?? '');
  return false;
}
