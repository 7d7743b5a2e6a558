import pg from 'pg';

type Answer = pg.QueryResult;

/**
 * A statement by its name, on a connection that keeps its plan. What pg does anew for each answer is done once for each
 * name here: finding how its columns are read, and making the row that all others are copies of.
 */
export class NamedQuery extends pg.Query {
  readonly answered: Promise<Answer>;

  constructor({ name, text, values, shapes }: Named) {
    // Not as an object, which would be copied property by property.
    super(text, values as unknown[]);
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    this.answered = promise;
    Object.assign(this as unknown as Inside, {
      name,
      callback: (error: Error | null, answer: Answer) => (error ? reject(error) : resolve(answer)),
      _result: new ShapedResult(name, shapes),
    });
    const inside = this as unknown as Inside;
    inside._results = inside._result;
  }
}

interface Named {
  name: string;
  text: string;
  values: readonly unknown[] | undefined;
  shapes: Shapes;
}

/** By the names of statements; the columns of one may change with the tables. */
export type Shapes = Map<string, Shape>;

type Shape = Pick<InsideResult, 'fields' | '_parsers' | '_prebuiltEmptyResultObject'>;

// What pg keeps to itself. https://github.com/brianc/node-postgres/blob/master/packages/pg/lib/query.js
interface Inside {
  name: string;
  callback: (error: Error | null, answer: Answer) => void;
  _result: pg.Result;
  _results: pg.Result;
}

interface InsideResult {
  fields: pg.FieldDef[];
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
  addFields(fields: pg.FieldDef[]): void;
}

const PgResult = pg.Result as unknown as new (rowMode: undefined, types: undefined) => InsideResult;

class ShapedResult extends PgResult {
  readonly #name: string;
  readonly #shapes: Shapes;

  constructor(name: string, shapes: Shapes) {
    // The connection brings its own types.
    super(undefined, undefined);
    this.#name = name;
    this.#shapes = shapes;
  }

  override addFields(fields: pg.FieldDef[]): void {
    const known = this.#shapes.get(this.#name);
    if (known && isSame(known.fields, fields)) {
      this.fields = known.fields;
      this._parsers = known._parsers;
      this._prebuiltEmptyResultObject = known._prebuiltEmptyResultObject;
      return;
    }
    super.addFields(fields);
    const { _parsers, _prebuiltEmptyResultObject } = this;
    this.#shapes.set(this.#name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}

const isSame = (known: readonly pg.FieldDef[], fields: readonly pg.FieldDef[]): boolean =>
  known.length === fields.length &&
  known.every(
    ({ name, dataTypeID, format }, at) =>
      name === fields[at]?.name && dataTypeID === fields[at].dataTypeID && format === fields[at].format,
  );
