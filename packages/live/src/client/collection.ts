import { invalid } from '../errors.ts';
import type { Doc, GivenQuery } from '../query.ts';
import type { Data } from '../values.ts';
import type { Changes } from '../writes.ts';
import type { LiveClient } from './client.ts';
import type { Failed } from './targets.ts';
import type { SeenDoc, Snapshot } from './view.ts';

type Typed<Known, Fields> = Omit<Known, 'data'> & { data: Fields };
export type TypedDoc<Fields> = Typed<Doc, Fields>;
export type TypedSeenDoc<Fields> = Typed<SeenDoc, Fields>;
export type TypedSnapshot<Fields> = Omit<Snapshot, 'docs'> & { docs: TypedSeenDoc<Fields>[] };

/** What a document is set to: its fields, or what becomes of them once it is stored. */
export type TypedChanges<Fields> = { [Field in keyof Fields]: Fields[Field] | Changes[string] };

/**
 * Collections of one kind, by their pattern: `collection<Message>('rooms/{room}/messages').of(live, { room: '7' })`. The
 * type says what its documents hold. It is taken on trust: that it is true is what a declaration's `check` is for.
 */
export function collection<Fields extends object>(pattern: string) {
  return {
    of: (client: LiveClient, params: Record<string, string> = {}) =>
      new Collection<Fields>(client, pathFrom(pattern, params)),
  };
}

/** One collection whose documents hold these fields. */
export class Collection<Fields extends object> {
  readonly path: string;
  private readonly client: LiveClient;

  constructor(client: LiveClient, path: string) {
    this.client = client;
    this.path = path;
  }

  listen(
    query: Omit<GivenQuery, 'collection'>,
    told: (snapshot: TypedSnapshot<Fields>) => void,
    failed?: Failed,
  ): () => void {
    const typed = told as unknown as (snapshot: Snapshot) => void;
    return this.client.listen({ ...query, collection: this.path }, typed, failed);
  }

  async get(id: string): Promise<TypedDoc<Fields> | null> {
    return (await this.client.get(this.pathOf(id))) as TypedDoc<Fields> | null;
  }

  set(id: string, data: TypedChanges<Fields>): Promise<void> {
    return this.client.set(this.pathOf(id), data as Data);
  }

  update(id: string, changes: Partial<TypedChanges<Fields>>): Promise<void> {
    return this.client.update(this.pathOf(id), changes as Data);
  }

  delete(id: string): Promise<void> {
    return this.client.delete(this.pathOf(id));
  }

  pathOf(id: string): string {
    return `${this.path}/${id}`;
  }
}

function pathFrom(pattern: string, params: Record<string, string>): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw invalid(`"${pattern}" needs "${name}".`);
    return value;
  });
}
