/** Modules that the same screens begin with. */
export interface Part {
  ids: string[];
  /** As they travel. */
  bytes: number;
  /** The screens that begin with it, but for the one that is packed for. */
  users: ReadonlySet<string>;
  /** All modules that these import, by whatever way. */
  needs: ReadonlySet<string>;
}

/** What a file costs beside what is in it: its headers, and being asked for. */
const perFile = 350;
/** So much more another screen may bring, in bytes, than it saves in files. */
const allowed = 1_000;

/** Puts parts of one screen together into as few files as others can bear, those first that cost others least. */
export function packed(parts: readonly Part[]): Part[] {
  let files = [...parts];
  const more = new Map<string, number>();
  for (;;) {
    const best = cheapest(files, more);
    if (!best) return files;
    for (const [user, bytes] of best.costs) more.set(user, (more.get(user) ?? 0) + bytes);
    files = best.files;
  }
}

interface Merge {
  files: Part[];
  costs: ReadonlyMap<string, number>;
  sum: number;
}

function cheapest(files: readonly Part[], more: ReadonlyMap<string, number>): Merge | undefined {
  let best: Merge | undefined;
  for (const [at, one] of files.entries())
    for (const other of files.slice(at + 1)) {
      const merge = merged(files, one, other);
      const tooMuch = [...merge.costs].some(
        ([user, bytes]) => bytes > 0 && (more.get(user) ?? 0) + bytes > allowed,
      );
      if (!tooMuch && (!best || merge.sum < best.sum)) best = merge;
    }
  return best;
}

/** Two parts as one file, and what that costs each other screen. */
function merged(files: readonly Part[], one: Part, other: Part): Merge {
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
  const needed = neededBy(file, rest);
  const after = rest.map((part) => {
    const further = needed.has(part) ? file.users.difference(part.users) : nobody;
    if (further.size === 0) return part;
    // A screen that brings the file brings what it imports too.
    for (const user of further) cost(user, part.bytes + perFile);
    return { ...part, users: part.users.union(further) };
  });
  return { files: [...after, file], costs, sum: costs.values().reduce((all, bytes) => all + bytes, 0) };
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
