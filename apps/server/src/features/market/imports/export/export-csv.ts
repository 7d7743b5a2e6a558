import type { ProductId, ShopId } from '@souk/shared/ids.ts';
import { imagePath } from '@souk/shared/images/paths.ts';
import { type TemplateColumn, templateColumns } from '@souk/shared/market/imports/template.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { priceCell } from '../look/price-cell.ts';
import { csvLine } from './csv-line.ts';
import { type ExportedProduct, findToExport } from './export.repo.ts';

const PAGE = 200;

/** A shop's products as our own table, piece by piece. Reading it in again changes nothing. */
export async function* exportCsv(db: Db, shopId: ShopId, url: string): AsyncGenerator<string> {
  // The mark tells spreadsheets that it is UTF-8.
  yield `\uFEFF${csvLine([...templateColumns])}`;
  let after: ProductId | null = null;
  for (;;) {
    const products: ExportedProduct[] = await findToExport(db, shopId, after, PAGE);
    if (products.length > 0) yield products.flatMap((product) => rowsOf(product, url)).join('');
    if (products.length < PAGE) return;
    after = products.at(-1)?.id ?? null;
  }
}

type Row = Partial<Record<TemplateColumn, string>>;

function rowsOf(product: ExportedProduct, marketUrl: string): string[] {
  const { variants, options, currency } = product;
  const picture = (id: string) => `${marketUrl.replace(/\/$/, '')}${imagePath(id, 2048, 'webp')}`;
  const shared: Row = {
    title: product.title,
    description: product.description,
    category: product.category ?? '',
    condition: product.condition ?? '',
    status: product.status,
    accepts_offers: product.offers ? 'yes' : 'no',
    weight_grams: product.weight === null ? '' : String(product.weight),
    tags: product.tags.join(' | '),
    attributes: product.attributes.map(({ name, value }) => `${name}: ${value}`).join(' | '),
    images: product.images.map(picture).join(' | '),
  };
  const [none] = [{ options: {}, sku: '', price: 0, stock: 0, image: null }];
  return (variants.length > 0 ? variants : [none]).map((variant, i) => {
    const row: Row = {
      ...(i === 0 ? shared : {}),
      handle: product.id,
      price: priceCell(variant.price, currency),
      compare_at_price: product.compareAt === null ? '' : priceCell(product.compareAt, currency),
      stock: String(variant.stock),
      sku: variant.sku,
      variant_image: variant.image ? picture(variant.image) : '',
    };
    options.slice(0, 3).forEach(({ name }, n) => {
      row[`option${n + 1}_name` as TemplateColumn] = name;
      row[`option${n + 1}_value` as TemplateColumn] = (variant.options as Record<string, string>)[name] ?? '';
    });
    return csvLine(templateColumns.map((column) => row[column] ?? ''));
  });
}
