import { collectionPath } from './paths.ts';
import type { Condition, Edge, GivenQuery, Query } from './query-schema.ts';
import { compareTexts, type Data, fieldOf, isSame, type Value } from './values.ts';

export type { Condition, Edge, GivenQuery, Query };

/** A document as both sides know it. */
export interface Doc {
  id: string;
  data: Data;
  /** The write of its collection that made it what it is. */
  seq: number;
  /** The write of its collection that made it: documents are told apart by it, and stand in this order. */
  born: number;
}

export const mostDocs = 1_000;

/** A query with what it leaves out. Whether it is one at all says the server, which is where the schema is. */
export function queryOf({ collection, where = [], order = [], limit, from, to }: GivenQuery): Query {
  return {
    collection: collectionPath(collection),
    where,
    order,
    ...(limit === undefined ? {} : { limit }),
    ...(from ? { from: edgeOf(from) } : {}),
    ...(to ? { to: edgeOf(to) } : {}),
  };
}

const edgeOf = ({ at, inclusive = false }: NonNullable<GivenQuery['from']>): Edge => ({ at, inclusive });

export type Order = Array<[field: string, direction: 'up' | 'down']>;

/** The order with what decides between equals: the last direction, by birth. */
export function fullOrder({ order }: { order: Order }): Order {
  const last = order.at(-1);
  return last?.[0] === '$born' || last?.[0] === '$id' ? order : [...order, ['$born', last?.[1] ?? 'up']];
}

export function valueIn(doc: Doc, name: string): Value | undefined {
  if (name === '$born') return doc.born;
  if (name === '$id') return doc.id;
  return fieldOf(doc.data, name);
}

/** Whether a document belongs to a query's result, its limit aside. */
export function isIn(asked: Query, doc: Doc): boolean {
  return (
    asked.where.every((one) => holds(doc, one)) &&
    asked.order.every(([name]) => isSortable(valueIn(doc, name))) &&
    (!asked.from || isBeyond(asked, doc, asked.from, 1)) &&
    (!asked.to || isBeyond(asked, doc, asked.to, -1))
  );
}

function holds(doc: Doc, [name, sign, wanted]: Condition): boolean {
  const value = valueIn(doc, name);
  if (value === undefined) return false;
  switch (sign) {
    case '==':
      return isSame(value, wanted);
    case '!=':
      return !isSame(value, wanted);
    case 'in':
      return wanted.some((one) => isSame(value, one));
    case 'array-contains':
      return Array.isArray(value) && value.some((one) => isSame(one, wanted));
    default:
      return isSortable(value) && typeof value === typeof wanted && compares(compare(value, wanted), sign);
  }
}

function compares(result: number, sign: '<' | '<=' | '>' | '>='): boolean {
  if (sign === '<') return result < 0;
  if (sign === '<=') return result <= 0;
  return sign === '>' ? result > 0 : result >= 0;
}

type Sortable = number | string;
const isSortable = (value: unknown): value is Sortable =>
  typeof value === 'number' || typeof value === 'string';

// Numbers stand before texts.
function compare(a: Sortable, b: Sortable): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
  return typeof b === 'string' ? compareTexts(a, b) : 1;
}

/** Where two documents of one result stand to each other. */
export function compareDocs(asked: Query, a: Doc, b: Doc): number {
  for (const [name, direction] of fullOrder(asked)) {
    const result = compare(valueIn(a, name) as Sortable, valueIn(b, name) as Sortable);
    if (result !== 0) return direction === 'up' ? result : -result;
  }
  return 0;
}

/** Where a document stands in an order: a value for each of its fields. */
export type Place = ReadonlyArray<number | string>;

/** Nothing for a document that lacks a field of the order. */
export function placeOf(order: Order, doc: Doc): Place | undefined {
  const values = order.map(([name]) => valueIn(doc, name));
  return values.every(isSortable) ? values : undefined;
}

/** Where two places stand to each other, as far as both say. */
export function comparePlaces(order: Order, a: Place, b: Place): number {
  const fields = Math.min(a.length, b.length);
  for (let index = 0; index < fields; index += 1) {
    const result = compare(a[index] as Sortable, b[index] as Sortable);
    if (result !== 0) return order[index]?.[1] === 'down' ? -result : result;
  }
  return 0;
}

function isBeyond(asked: Query, doc: Doc, { at, inclusive }: Edge, side: 1 | -1): boolean {
  const order = fullOrder(asked);
  for (const [index, wanted] of at.entries()) {
    const [name, direction] = order[index] ?? [];
    const value = name === undefined ? undefined : valueIn(doc, name);
    if (!isSortable(value)) return false;
    const result = compare(value, wanted) * (direction === 'down' ? -1 : 1) * side;
    if (result !== 0) return result > 0;
  }
  return inclusive;
}

/** A result from all the documents of a collection: what a server reads from its database, and a client from its cache. */
export function runQuery(asked: Query, docs: Iterable<Doc>): Doc[] {
  const found = [...docs].filter((doc) => isIn(asked, doc)).sort((a, b) => compareDocs(asked, a, b));
  return asked.limit === undefined ? found : found.slice(0, asked.limit);
}
