const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Ids have one form here as in the backend: screens compare them with one's own. */
export function canonicalParams(params: Readonly<Record<string, string>>): Record<string, string> {
  const parts = Object.entries(params).map(([name, value]) => [
    name,
    id.test(value) ? value.toLowerCase() : value,
  ]);
  return Object.fromEntries(parts);
}
