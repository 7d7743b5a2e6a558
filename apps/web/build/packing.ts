import type { Rolldown } from 'vite';
import { type More, type Part, packed } from './packed.ts';

export type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Of a module's source some three quarters go as it is made small and packed. */
const packedTo = 0.25;
/** What most screens begin with has files of its own. */
const most = 40;

interface Parts {
  /** What every page begins with, which has files of its own. */
  atFirst: ReadonlySet<string>;
  /** What comes later by itself, and brings all that it imports, as a screen does. */
  later: ReadonlySet<string>;
  /** The screens among these. */
  screens: ReadonlySet<string>;
}

/** Puts modules into files, the parts of one screen after those of another. */
export class Packing {
  readonly fileOf = new Map<string, string>();
  readonly #modules: Modules;
  readonly #parts: Parts;
  readonly #begunBy: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #made: Part[] = [];
  readonly #more: More = new Map();

  constructor(modules: Modules, parts: Parts) {
    this.#modules = modules;
    this.#parts = parts;
    this.#begunBy = new Map([...parts.later].map((id) => [id, reached(modules, [id], imported)]));
  }

  put(label: string, screen: string, ids: Iterable<string>): void {
    const files = packed(this.#partsOf(screen, ids), {
      made: this.#made,
      more: this.#more,
      isScreen: (user) => this.#parts.screens.has(user),
    });
    for (const [at, file] of files.entries()) {
      for (const id of file.ids) this.fileOf.set(id, `${label}-${at + 1}`);
      this.#made.push({ ...file, users: new Set([...file.users, screen]) });
    }
  }

  /** What the same others begin with, in an order that each build has. */
  #partsOf(screen: string, ids: Iterable<string>): Part[] {
    const parts = new Map<string, Part>();
    for (const id of ids) {
      if (this.fileOf.has(id) || this.#parts.atFirst.has(id)) continue;
      const users = [...this.#begunBy].flatMap(([user, begun]) =>
        user !== screen && begun.has(id) ? [user] : [],
      );
      if (users.filter((user) => this.#parts.screens.has(user)).length > most) continue;
      const key = users.join(' ');
      const part = parts.get(key) ?? { ids: [], bytes: 0, users: new Set(users), needs: new Set() };
      part.ids.push(id);
      part.bytes += (this.#modules.getModuleInfo(id)?.code?.length ?? 0) * packedTo;
      part.needs = part.needs.union(reached(this.#modules, [id], imported));
      parts.set(key, part);
    }
    return [...parts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, part]) => part);
  }
}

export const imported = ({ importedIds }: Rolldown.ModuleInfo) => importedIds;

/** Everything that one comes to from some modules. */
export function reached(
  modules: Modules,
  from: readonly string[],
  next: (info: Rolldown.ModuleInfo) => readonly string[],
): Set<string> {
  const found = new Set(from);
  for (const id of found) {
    const info = modules.getModuleInfo(id);
    if (info) for (const one of next(info)) found.add(one);
  }
  return found;
}
