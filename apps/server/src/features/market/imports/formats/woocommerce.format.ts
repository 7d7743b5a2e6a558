import {
  byName,
  type Cell,
  type Format,
  type Line,
  type Lines,
  type SourceProduct,
  split,
} from './format.ts';

// https://github.com/woocommerce/woocommerce/wiki/Product-CSV-Import-Schema
const plainFieldOf = byName({
  id: 'id',
  type: 'type',
  sku: 'sku',
  name: 'title',
  published: 'published',
  'short description': 'short_description',
  description: 'description',
  'in stock?': 'in_stock',
  stock: 'stock',
  'sale price': 'sale_price',
  'regular price': 'price',
  categories: 'category',
  tags: 'tags',
  images: 'pictures',
  parent: 'parent',
  position: 'position',
});

export const woocommerce: Format = {
  name: 'woocommerce',
  fieldOf(heading) {
    const [, n, part] = /^attribute (\d{1,2}) (name|value\(s\))$/.exec(heading) ?? [];
    if (n && part) return `attribute${n}_${part === 'name' ? 'name' : 'value'}`;
    if (/^weight \((kg|g|lbs|oz)\)$/.test(heading)) return 'weight';
    return plainFieldOf(heading);
  },
  needs: ['id', 'type', 'title', 'price'],
  keys() {
    const bySku = new Map<string, string>();
    return (line) => {
      const { id, sku, type = '', parent = '' } = line.cells;
      if (/^variation\b/.test(type)) {
        const key = /^id:(.+)$/.exec(parent)?.[1] ?? bySku.get(parent);
        return key ?? `row ${line.row}`;
      }
      const key = id ?? (sku === undefined ? `row ${line.row}` : `sku ${sku}`);
      if (sku !== undefined) bySku.set(sku, key);
      return key;
    };
  },
  read(lines) {
    const parent = lines.all.find((line) => !isVariation(line));
    const main = parent ?? lines.first;
    const variations = lines.all.filter(isVariation);
    const category = lines.cell('category', main);
    const description = lines.cell(main.cells.description ? 'description' : 'short_description', main);
    const options = optionsOf(lines, main, variations);
    return {
      title: lines.cell('title', main),
      description: lines.has('description') ? { ...description, html: true } : undefined,
      category: { ...category, candidates: namesOf(category.text) },
      condition: undefined,
      status: {
        ...lines.cell('published', main),
        means: meanings[main.cells.published ?? '1'],
      },
      offers: undefined,
      tags: lines.has('tags')
        ? { ...lines.cell('tags', main), list: split(lines.cell('tags', main).text, ',') }
        : undefined,
      attributes: attributesOf(lines, main, options),
      weight: weightOf(lines, main),
      optionNames: options.map(({ name }) => name),
      variants: (variations.length > 0 ? variations : [main]).map((line) => {
        const price = lines.cell('price', line);
        const sale = lines.cell('sale_price', line);
        return {
          row: line.row,
          values: options.map(({ slots }) => valueIn(lines, line, slots)),
          sku: lines.cellIf('sku', line),
          price: sale.text === '' ? price : sale,
          compareAt: lines.has('sale_price') ? (sale.text === '' ? { ...sale, text: '' } : price) : undefined,
          stock: lines.cell('stock', line).text === '' ? soldOut(lines, line) : lines.cell('stock', line),
          counted: line.cells.stock !== undefined || line.cells.in_stock === '0',
          picture:
            isVariation(line) && line.cells.pictures
              ? { ...lines.cell('pictures', line), text: addresses(line.cells.pictures)[0] ?? '' }
              : undefined,
        };
      }),
      pictures: lines.has('pictures')
        ? addresses(main.cells.pictures ?? '').map((text) => ({ ...lines.cell('pictures', main), text }))
        : undefined,
      notSold: notSold(lines, main, parent !== undefined),
    };
  },
};

const isVariation = ({ cells }: Line): boolean => /^variation\b/.test(cells.type ?? '');
const meanings: Record<string, 'active' | 'draft' | undefined> = {
  '1': 'active',
  '0': 'draft',
  '-1': 'draft',
  '2': 'draft',
};

/** Several addresses, apart by commas and a blank; an address may hold a comma of its own. */
const addresses = (text: string): string[] => split(text, /,\s+|\s+|,(?=https?:)/);

/** "Home > Ceramics, Sale": the ends of each way first. */
function namesOf(text: string): string[] {
  const ways = split(text, /(?<!\\),/).map((way) => split(way.replaceAll('\\,', ','), '>').reverse());
  return [...ways.flatMap((way) => way.slice(0, 1)), ...ways.flatMap((way) => way.slice(1))];
}

/** What consists of other products, is sold somewhere else, or varies something that is not in the file. */
function notSold(lines: Lines, main: Line, hasParent: boolean): SourceProduct['notSold'] {
  if (!hasParent) return { kind: 'no-parent', cell: lines.cell('parent', main) };
  const kinds = split(main.cells.type ?? 'simple', ',');
  return kinds.some((kind) => ['grouped', 'external'].includes(kind))
    ? { kind: 'not-sold-here', cell: lines.cell('type', main) }
    : undefined;
}

interface Option {
  name: Cell;
  /** The numbers of the attribute columns it may stand in. */
  slots: Array<{ n: string; name: string }>;
}

/** Attributes by which variations differ: those that at least one of them has a value for. */
function optionsOf(lines: Lines, main: Line, variations: Line[]): Option[] {
  const slots = lines.fields(/^attribute\d+_name$/).map((field) => field.replace(/\D/g, ''));
  const used = new Set(
    variations.flatMap(({ cells }) =>
      slots.flatMap((n) => (cells[`attribute${n}_value`] ? (cells[`attribute${n}_name`] ?? []) : [])),
    ),
  );
  const options = new Map<string, Option>();
  for (const line of [main, ...variations]) {
    for (const n of slots) {
      const name = line.cells[`attribute${n}_name`];
      if (name === undefined || !used.has(name) || options.has(name)) continue;
      options.set(name, {
        name: lines.cell(`attribute${n}_name`, line),
        slots: slots.map((m) => ({ n: m, name })),
      });
    }
  }
  return [...options.values()];
}

function valueIn(lines: Lines, line: Line, slots: Option['slots']): Cell {
  const slot = slots.find(({ n, name }) => line.cells[`attribute${n}_name`] === name) ?? slots[0];
  return lines.cell(`attribute${slot?.n}_value`, line);
}

/** Attributes that all variations share are facts of the product. */
function attributesOf(lines: Lines, main: Line, options: Option[]): SourceProduct['attributes'] {
  const names = new Set(options.map(({ name }) => name.text));
  return lines.fields(/^attribute\d+_name$/).flatMap((field) => {
    const name = main.cells[field];
    const value = main.cells[field.replace('name', 'value')];
    return name === undefined || value === undefined || names.has(name) ? [] : [{ name, value }];
  });
}

const grams: Record<string, number> = { kg: 1000, g: 1, lbs: 453.59237, oz: 28.349523125 };

function weightOf(lines: Lines, main: Line): SourceProduct['weight'] {
  if (!lines.has('weight')) return undefined;
  const cell = lines.cell('weight', main);
  return { ...cell, grams: grams[/\((\w+)\)/.exec(cell.column)?.[1]?.toLowerCase() ?? 'g'] ?? 1 };
}

const soldOut = (lines: Lines, line: Line): Cell => {
  const cell = lines.cell('in_stock', line);
  return { ...cell, text: cell.text === '0' ? '0' : '' };
};
