import { type Condition, type Edge, fullOrder, mostDocs, type Query } from '../query.ts';
import { fieldsIn } from '../values.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/** A query as SQL. It finds the same documents in the same order as `runQuery` does; a test holds them side by side. */
export function selectOf(query: Query, most = mostDocs + 1): Statement {
  const values: unknown[] = [query.collection];
  const places = new Map<string, string>();
  const put = (value: unknown, type: string): string => {
    const known = `${type} ${JSON.stringify(value)}`;
    const place = places.get(known) ?? `$${values.push(value)}::${type}`;
    places.set(known, place);
    return place;
  };
  const conditions = [
    'collection = $1',
    'data is not null',
    ...query.where.map((one) => conditionOf(one, put)),
    ...query.order.map(([name]) => `${sortable(name, put)} is not null`),
    ...(query.from ? [edgeOf(query, query.from, 1, put)] : []),
    ...(query.to ? [edgeOf(query, query.to, -1, put)] : []),
  ];
  const order = fullOrder(query).flatMap(([name, direction]) =>
    sortKeys(name, put).map((key) => `${key} ${direction === 'down' ? 'desc' : 'asc'} nulls last`),
  );
  const text = `select id, data, seq, born from live_documents
    where ${conditions.join(' and ')}
    order by ${order.join(', ')}
    limit ${query.limit ?? most}`;
  return { text, values };
}

type Put = (value: unknown, type: string) => string;

/** A field as jsonb; those of the document itself are columns. */
function json(name: string, put: Put): string {
  if (name === '$born') return 'to_jsonb(born)';
  if (name === '$id') return 'to_jsonb(id)';
  return `(data #> ${put(fieldsIn(name), 'text[]')})`;
}

function conditionOf([name, sign, wanted]: Condition, put: Put): string {
  const value = () => json(name, put);
  switch (sign) {
    case '==':
      return `${value()} = ${put(JSON.stringify(wanted), 'jsonb')}`;
    case '!=':
      return `${value()} <> ${put(JSON.stringify(wanted), 'jsonb')}`;
    case 'in':
      return `${value()} = any(${put(
        wanted.map((one) => JSON.stringify(one)),
        'jsonb[]',
      )})`;
    case 'array-contains':
      return `(jsonb_typeof(${value()}) = 'array' and ${value()} @> ${put(JSON.stringify([wanted]), 'jsonb')})`;
    default:
      return typeof wanted === 'number'
        ? `${number(name, put)} ${sign} ${put(wanted, 'float8')}`
        : `${words(name, put)} ${sign} ${put(wanted, 'text')}`;
  }
}

function number(name: string, put: Put): string {
  if (name === '$born') return 'born';
  const value = json(name, put);
  return `(case when jsonb_typeof(${value}) = 'number' then (${value} #>> '{}')::float8 end)`;
}

function words(name: string, put: Put): string {
  if (name === '$id') return 'id collate "C"';
  const value = json(name, put);
  return `((case when jsonb_typeof(${value}) = 'string' then ${value} #>> '{}' end) collate "C")`;
}

const sortable = (name: string, put: Put): string => {
  if (name === '$born' || name === '$id') return 'id';
  const value = json(name, put);
  return `(case when jsonb_typeof(${value}) in ('number', 'string') then true end)`;
};

/** Numbers stand before texts, so they are two keys of which one is always null. */
function sortKeys(name: string, put: Put): string[] {
  if (name === '$born') return ['born'];
  if (name === '$id') return ['id collate "C"'];
  return [`(jsonb_typeof(${json(name, put)}) = 'string')`, number(name, put), words(name, put)];
}

/** Behind an edge: farther in the first field that differs, or, where it is inclusive, exactly there. */
function edgeOf(query: Query, { at, inclusive }: Edge, side: 1 | -1, put: Put): string {
  const order = fullOrder(query).slice(0, at.length);
  const alike = (fields: number): string[] =>
    order.slice(0, fields).map(([name], index) => equal(name, at[index] as Sorted, put));
  const ways = order.map(([name, direction], index) =>
    [...alike(index), beyond(name, at[index] as Sorted, (direction === 'up') === (side === 1), put)].join(
      ' and ',
    ),
  );
  if (inclusive) ways.push(alike(at.length).join(' and '));
  return `(${ways.map((way) => `(${way})`).join(' or ')})`;
}

type Sorted = number | string;

function beyond(name: string, wanted: Sorted, onwards: boolean, put: Put): string {
  const sign = onwards ? '>' : '<';
  if (typeof wanted === 'number') {
    const own = `${number(name, put)} ${sign} ${put(wanted, 'float8')}`;
    // Every text stands behind every number.
    return onwards ? `coalesce(${own}, ${words(name, put)} is not null)` : own;
  }
  const own = `${words(name, put)} ${sign} ${put(wanted, 'text')}`;
  return onwards ? own : `coalesce(${own}, ${number(name, put)} is not null)`;
}

const equal = (name: string, wanted: Sorted, put: Put): string =>
  typeof wanted === 'number'
    ? `${number(name, put)} = ${put(wanted, 'float8')}`
    : `${words(name, put)} = ${put(wanted, 'text')}`;
