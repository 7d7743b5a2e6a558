// What a seller may write of one product. Apart from the schema, so that a form can count without loading it.
export const productLimits = {
  title: { min: 3, max: 80 },
  description: 10_000,
  images: 10,
  options: 3,
  optionName: 40,
  valuesPerOption: 100,
  optionValue: 60,
  variants: 100,
  sku: 64,
  stock: 100_000,
  /** Minor units of any currency. */
  price: 99_999_999_999,
  tags: 13,
  tag: 30,
  attributes: 20,
  attributeName: 40,
  attributeValue: 200,
  /** Grams. */
  weight: 1_000_000,
  /** Millimetres. */
  side: 100_000,
  /** Seconds: an hour to 14 days. */
  auction: { min: 3_600, max: 1_209_600 },
} as const;

/** The most that a cap on the extensions of an auction is. */
export const mostExtensions = 1_000;

/** How many products one call changes at once. */
export const bulkLimit = 200;
/** How many products of a list are chosen at once, to be changed in parts. */
export const chosenLimit = 10_000;
