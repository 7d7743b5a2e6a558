/** From this time on a statement is frequent. */
const FREQUENT = 6;
/** Each connection keeps a plan for each, of some ten kilobytes. */
const MOST_NAMED = 300;
/** Lists of every length make many statements that hardly come again. */
const MOST_COUNTED = 3_000;

/** Gives the statements that come again and again a name each, as many as connections can keep plans for. */
export class FrequentStatements {
  readonly #names = new Map<string, string>();
  readonly #times = new Map<string, number>();

  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size === MOST_NAMED) return known;
    const times = (this.#times.get(text) ?? 0) + 1;
    if (times < FREQUENT) {
      if (this.#times.size === MOST_COUNTED) this.#times.clear();
      this.#times.set(text, times);
      return undefined;
    }
    this.#times.delete(text);
    const name = `frequent ${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}
