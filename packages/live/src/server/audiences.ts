import { fullOrder, type Order, placeOf, type Query, valueIn } from '../query.ts';
import { Audience, docOf, type Holding } from './audience.ts';
import type { ChangedDoc } from './store.ts';

interface InOrder {
  order: Order;
  audiences: Set<Audience>;
}

/** The audiences of one collection. Whom a change concerns is looked up, however many listen to other parts of it. */
export class Audiences implements Holding {
  private readonly byQuery = new Map<string, Audience>();
  /** Those that have a document in their result. */
  private readonly byDoc = new Map<string, Set<Audience>>();
  /** Those that ask for certain values of a field: by field, and then by value as JSON. */
  private readonly byValue = new Map<string, Map<string, Set<Audience>>>();
  /** The others, by their order: between which places each listens. */
  private readonly byOrder = new Map<string, InOrder>();

  get size(): number {
    return this.byQuery.size;
  }

  [Symbol.iterator](): Iterator<Audience> {
    return this.byQuery.values();
  }

  find(query: Query): Audience | undefined {
    return this.byQuery.get(keyOf(query));
  }

  add(topic: number, query: Query): Audience {
    const audience = new Audience(topic, query, this);
    this.byQuery.set(keyOf(query), audience);
    const asked = valuesAsked(query);
    if (asked) for (const value of asked.values) addTo(this.valuesOf(asked.field), value, audience);
    else this.inOrderOf(query).audiences.add(audience);
    return audience;
  }

  delete(audience: Audience): void {
    const { query } = audience;
    if (this.find(query) !== audience) return;
    this.byQuery.delete(keyOf(query));
    for (const id of audience.ids) removeFrom(this.byDoc, id, audience);
    const asked = valuesAsked(query);
    if (asked) for (const value of asked.values) removeFrom(this.valuesOf(asked.field), value, audience);
    else {
      const { audiences } = this.inOrderOf(query);
      audiences.delete(audience);
      if (audiences.size === 0) this.byOrder.delete(orderOf(query));
    }
  }

  added(id: string, audience: Audience): void {
    addTo(this.byDoc, id, audience);
  }

  removed(id: string, audience: Audience): void {
    removeFrom(this.byDoc, id, audience);
  }

  /** Whom changes concern, each with those that do. */
  concernedBy(changes: readonly ChangedDoc[]): Map<Audience, ChangedDoc[]> {
    const concerned = new Map<Audience, ChangedDoc[]>();
    for (const change of changes) {
      for (const audience of this.concernedByOne(change)) {
        const own = concerned.get(audience);
        if (own) own.push(change);
        else concerned.set(audience, [change]);
      }
    }
    return concerned;
  }

  private concernedByOne(change: ChangedDoc): Set<Audience> {
    const found = new Set(this.byDoc.get(change.id));
    const doc = docOf(change);
    if (!doc) return found;
    for (const [field, byValue] of this.byValue) {
      const value = valueIn(doc, field);
      const asking = value === undefined ? undefined : byValue.get(JSON.stringify(value));
      for (const audience of asking ?? []) found.add(audience);
    }
    for (const { order, audiences } of this.byOrder.values()) {
      const place = placeOf(order, doc);
      if (!place) continue;
      for (const audience of audiences) if (audience.covers(place)) found.add(audience);
    }
    return found;
  }

  private valuesOf(field: string): Map<string, Set<Audience>> {
    const known = this.byValue.get(field) ?? new Map();
    this.byValue.set(field, known);
    return known;
  }

  private inOrderOf(query: Query): InOrder {
    const key = orderOf(query);
    const known = this.byOrder.get(key) ?? { order: fullOrder(query), audiences: new Set() };
    this.byOrder.set(key, known);
    return known;
  }
}

const keyOf = (query: Query): string => JSON.stringify(query);
const orderOf = (query: Query): string => JSON.stringify(fullOrder(query));

/** A condition that only documents with certain values of a field meet. */
function valuesAsked({ where }: Query): { field: string; values: string[] } | undefined {
  for (const [field, sign, wanted] of where) {
    if (sign === '==') return { field, values: [JSON.stringify(wanted)] };
    if (sign === 'in') return { field, values: wanted.map((one) => JSON.stringify(one)) };
  }
  return undefined;
}

function addTo<Key>(sets: Map<Key, Set<Audience>>, key: Key, audience: Audience): void {
  const known = sets.get(key);
  if (known) known.add(audience);
  else sets.set(key, new Set([audience]));
}

function removeFrom<Key>(sets: Map<Key, Set<Audience>>, key: Key, audience: Audience): void {
  const known = sets.get(key);
  known?.delete(audience);
  if (known?.size === 0) sets.delete(key);
}
