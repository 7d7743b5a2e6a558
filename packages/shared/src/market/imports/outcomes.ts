/** What becomes of a product of a file. Apart from the schema, so that the browser can list them without loading it. */
export const importOutcomes = ['new', 'changed', 'unchanged', 'refused', 'not-imported'] as const;
