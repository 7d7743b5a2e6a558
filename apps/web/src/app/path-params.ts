const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const idOrSlug = /^[\w-]{1,100}$/;

/**
 * Ids have one form here as in the backend: screens compare them with one's own. What could be none leads nowhere, so
 * that no part of an address becomes another part of a call. False when it does.
 */
export function canonicalParams(params: Readonly<Record<string, string>>): Record<string, string> | false {
  const parts = Object.entries(params);
  if (!parts.every(([name, value]) => name === 'keyword' || idOrSlug.test(value))) return false;
  return Object.fromEntries(
    parts.map(([name, value]) => [name, id.test(value) ? value.toLowerCase() : value]),
  );
}
