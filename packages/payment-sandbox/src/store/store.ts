import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { Page } from '../wire/params.ts';

/** Anything Stripe has an id for. */
export interface Thing {
  id: string;
  object: string;
}

export interface Listing {
  kind: string;
  /** The connected account it belongs to; empty is the market itself. */
  account: string;
  page: Page;
  /** Paths in the object and what stands there. */
  where?: Record<string, string | readonly string[] | boolean | undefined>;
}

const tables = `
  create table if not exists things (
    seq integer primary key autoincrement,
    id text not null unique,
    kind text not null,
    account text not null,
    body text not null,
    -- What a bank would know and Stripe does not show.
    hidden text not null default '{}'
  ) strict;
  create index if not exists things_by_kind on things (kind, account, seq);
  create index if not exists things_by_intent on things (kind, json_extract(body, '$.payment_intent'));
  create table if not exists answers (
    key text not null,
    account text not null,
    asked text not null,
    status integer not null,
    body text not null,
    at integer not null,
    primary key (account, key)
  ) strict, without rowid;
  create index if not exists answers_by_time on answers (at);
  create index if not exists events_by_time on things (json_extract(body, '$.created')) where kind = 'event';
  create index if not exists cards_by_time on things (json_extract(body, '$.created')) where kind = 'payment_method';
  create table if not exists deliveries (
    seq integer primary key autoincrement,
    event text not null,
    attempts integer not null default 0,
    due integer not null
  ) strict;
  create index if not exists deliveries_by_event on deliveries (event);
  create table if not exists tasks (
    seq integer primary key autoincrement,
    task text not null,
    id text not null,
    due integer not null
  ) strict;
`;

/** Everything the sandbox knows, in one file that outlives its process. */
export class Store {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(file: string) {
    this.#db = new DatabaseSync(file);
    // A killed process loses nothing that was committed; only a machine without power may.
    this.#db.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 2000;');
    this.#db.exec(tables);
  }

  /** What fails leaves nothing behind. */
  transaction<Done>(work: () => Done): Done {
    return this.#within('begin immediate', 'commit', 'rollback', work);
  }

  /** Within a transaction: what fails is taken back, unless `keeps` says of its error that it stays. */
  part<Done>(work: () => Done, keeps: (error: unknown) => boolean): Done {
    return this.#within('savepoint part', 'release part', 'rollback to part; release part', work, keeps);
  }

  #within<Done>(
    begin: string,
    end: string,
    undo: string,
    work: () => Done,
    keeps: (error: unknown) => boolean = () => false,
  ): Done {
    this.#db.exec(begin);
    try {
      const done = work();
      this.#db.exec(end);
      return done;
    } catch (error) {
      this.#db.exec(keeps(error) ? end : undo);
      throw error;
    }
  }

  add(thing: Thing, { account = '', hidden = {} }: { account?: string; hidden?: object } = {}): void {
    this.run('insert into things (id, kind, account, body, hidden) values (?, ?, ?, ?, ?)', [
      thing.id,
      thing.object,
      account,
      JSON.stringify(thing),
      JSON.stringify(hidden),
    ]);
  }

  /** To whom a thing belongs. */
  accountOf(id: string): string {
    return String(this.row('select account from things where id = ?', [id])?.account ?? '');
  }

  save(thing: Thing): void {
    this.run('update things set body = ? where id = ?', [JSON.stringify(thing), thing.id]);
  }

  find<Found extends Thing>(kind: string, id: string, account: string): Found | undefined {
    const row = this.row('select body from things where id = ? and kind = ? and account = ?', [
      id,
      kind,
      account,
    ]);
    return row && JSON.parse(String(row.body));
  }

  /** Whatever has this id. */
  findAny(id: string): Thing | undefined {
    const row = this.row('select body from things where id = ?', [id]);
    return row && JSON.parse(String(row.body));
  }

  remove(id: string): void {
    this.run('delete from things where id = ?', [id]);
  }

  hidden<Hidden extends object>(id: string): Partial<Hidden> {
    const row = this.row('select hidden from things where id = ?', [id]);
    return row ? JSON.parse(String(row.hidden)) : {};
  }

  hide(id: string, hidden: object): void {
    const merged = JSON.stringify({ ...this.hidden(id), ...hidden });
    this.run('update things set hidden = ? where id = ?', [merged, id]);
  }

  /** Newest first, by the cursors Stripe has. */
  list<Found extends Thing>({ kind, account, page, where = {} }: Listing): { data: Found[]; more: boolean } {
    const { limit, starting_after: after, ending_before: before, created } = page;
    const conditions = ['kind = ?', 'account = ?'];
    const values: SQLInputValue[] = [kind, account];
    const also = (condition: string, value: SQLInputValue | undefined) => {
      if (value === undefined) return;
      conditions.push(condition);
      values.push(value);
    };
    for (const [path, value] of Object.entries(where)) {
      // One of several comes as a list of them.
      if (typeof value === 'object')
        also(`json_extract(body, '$.${path}') in (select value from json_each(?))`, JSON.stringify(value));
      else also(`json_extract(body, '$.${path}') = ?`, typeof value === 'boolean' ? Number(value) : value);
    }
    for (const [bound, sign] of [
      ['gt', '>'],
      ['gte', '>='],
      ['lt', '<'],
      ['lte', '<='],
    ] as const)
      also(`json_extract(body, '$.created') ${sign} ?`, created?.[bound]);
    also('seq < (select seq from things where id = ?)', after);
    also('seq > (select seq from things where id = ?)', before);
    const order = before ? 'asc' : 'desc';
    const rows = this.rows(
      `select body from things where ${conditions.join(' and ')} order by seq ${order} limit ?`,
      [...values, limit + 1],
    );
    const data = rows.slice(0, limit).map(({ body }) => JSON.parse(String(body)));
    return { data: before ? data.reverse() : data, more: rows.length > limit };
  }

  run(statement: string, values: SQLInputValue[] = []): void {
    this.#prepare(statement).run(...values);
  }

  row(statement: string, values: SQLInputValue[] = []) {
    return this.#prepare(statement).get(...values);
  }

  rows(statement: string, values: SQLInputValue[] = []) {
    return this.#prepare(statement).all(...values);
  }

  #prepare(statement: string): StatementSync {
    const known = this.#prepared.get(statement) ?? this.#db.prepare(statement);
    this.#prepared.set(statement, known);
    return known;
  }

  close(): void {
    this.#db.close();
  }
}
