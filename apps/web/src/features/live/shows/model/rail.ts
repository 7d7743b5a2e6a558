interface InRail {
  _id: string;
}

/** What is live now, in the order one goes through it: who watches where changes all the time, and one's way does not. */
export function railAfter<Item extends InRail>(known: readonly InRail[], live: readonly Item[]): Item[] {
  const place = new Map(known.map(({ _id }, at) => [_id, at]));
  const placeOf = ({ _id }: Item) => place.get(_id) ?? known.length;
  return live.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The shows before and after one, round and round; a show that is not among them is followed by the first. */
export function besideIn<Item extends InRail>(
  rail: readonly Item[],
  showId: string,
): { next: Item | null; previous: Item | null } {
  const others = rail.filter(({ _id }) => _id !== showId);
  if (others.length === 0) return { next: null, previous: null };
  const at = rail.findIndex(({ _id }) => _id === showId);
  return {
    next: others[at < 0 ? 0 : at % others.length] ?? null,
    previous: others[((at < 0 ? 0 : at) - 1 + others.length) % others.length] ?? null,
  };
}
