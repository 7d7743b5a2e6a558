/** What there is to say of one kind of thing, the same for every seller. */
export interface KindWords {
  /** What it is; two of these make the first paragraph. */
  about: [string, string, string, string];
  /** How it is used or kept; one of these opens the second. */
  use: [string, string, string];
  /** Attribute name to the values one of its kind may have. */
  facts: Record<string, readonly string[]>;
  grams: number;
  tags: readonly string[];
  /** What its colours are called when there is a choice. */
  colourOption: 'Glaze' | 'Colour';
  sizes?: { name: string; values: ReadonlyArray<{ value: string; times?: number }> };
}
