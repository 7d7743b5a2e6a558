/** What stands after the `?` of an address: plain words, a list when a name is repeated. */
export type Search = { [name: string]: string | string[] | undefined };

export function parseSearch(text: string): Search {
  const search: Search = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const before = search[name];
    search[name] = before === undefined ? value : [before, value].flat();
  }
  return search;
}

export function stringifySearch(search: Record<string, unknown>): string {
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null && one !== '') words.append(name, String(one));
    }
  }
  const text = words.toString();
  return text && `?${text}`;
}

/** The first value of a name, for filters that take one. */
export function firstOf(value: Search[string]): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
