/** Modules that the same screens begin with. */
export interface Part {
  ids: string[];
  /** As they travel. */
  bytes: number;
  /** What begins with it, but for the screen that is packed for. */
  users: ReadonlySet<string>;
  /** All modules that these import, by whatever way. */
  needs: ReadonlySet<string>;
}

/** What a file costs beside what is in it: its headers, and being asked for. */
const perFile = 350;
/** So much more another may bring, in bytes, than it saves in files: a screen, and what comes later than that. */
const allowed = { screen: 1_000, later: 6_000 };

/** Of each user, by how many bytes it brings more, or less, by what was put together before. */
export type More = Map<string, number>;

interface Around {
  made?: readonly Part[];
  more?: More;
  isScreen?: (user: string) => boolean;
}

/**
 * Puts parts of one screen together into as few files as others can bear, those first that cost others least. Files
 * that are made already stay as they are.
 */
export function packed(
  parts: readonly Part[],
  { made = [], more = new Map(), isScreen = () => true }: Around = {},
): Part[] {
  let files = [...parts];
  let others = made;
  const mayBring = (user: string, bytes: number) =>
    bytes <= 0 || (more.get(user) ?? 0) + bytes <= (isScreen(user) ? allowed.screen : allowed.later);
  for (;;) {
    const best = cheapest(files, others, mayBring);
    if (!best) return files;
    for (const [user, bytes] of best.costs) more.set(user, (more.get(user) ?? 0) + bytes);
    ({ files, others } = best);
  }
}

interface Merge {
  files: Part[];
  others: readonly Part[];
  costs: ReadonlyMap<string, number>;
  sum: number;
}

function cheapest(
  files: readonly Part[],
  others: readonly Part[],
  mayBring: (user: string, bytes: number) => boolean,
): Merge | undefined {
  let best: Merge | undefined;
  for (const [at, one] of files.entries())
    for (const other of files.slice(at + 1)) {
      const merge = merged(files, others, [one, other]);
      const isBorne = [...merge.costs].every(([user, bytes]) => mayBring(user, bytes));
      if (isBorne && (!best || merge.sum < best.sum)) best = merge;
    }
  return best;
}

/** Two parts as one file, and what that costs each other screen. */
function merged(files: readonly Part[], others: readonly Part[], [one, other]: [Part, Part]): Merge {
  const costs = new Map<string, number>();
  const cost = (user: string, bytes: number) => costs.set(user, (costs.get(user) ?? 0) + bytes);
  for (const user of one.users) cost(user, other.users.has(user) ? -perFile : other.bytes);
  for (const user of other.users.difference(one.users)) cost(user, one.bytes);
  const file: Part = {
    ids: [...one.ids, ...other.ids],
    bytes: one.bytes + other.bytes,
    users: one.users.union(other.users),
    needs: one.needs.union(other.needs),
  };
  const rest = files.filter((part) => part !== one && part !== other);
  const needed = neededBy(file, [...rest, ...others]);
  const brought = (part: Part): Part => {
    const further = needed.has(part) ? file.users.difference(part.users) : nobody;
    if (further.size === 0) return part;
    // A screen that brings the file brings what it imports too.
    for (const user of further) cost(user, part.bytes + perFile);
    return { ...part, users: part.users.union(further) };
  };
  const after = { files: [...rest.map(brought), file], others: others.map(brought) };
  return { ...after, costs, sum: costs.values().reduce((all, bytes) => all + bytes, 0) };
}

const nobody: ReadonlySet<string> = new Set();

function neededBy(file: Part, rest: readonly Part[]): Set<Part> {
  const found = new Set<Part>();
  const look = ({ needs }: Part) => {
    for (const part of rest)
      if (!found.has(part) && part.ids.some((id) => needs.has(id))) {
        found.add(part);
        look(part);
      }
  };
  look(file);
  return found;
}
