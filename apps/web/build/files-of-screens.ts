import type { Rolldown } from 'vite';
import { type More, type Part, packed } from './packed.ts';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;
/** Names the file that a module goes into, or leaves it where it would be. */
type FileOf = (id: string, modules: Modules) => string | null;

interface ScreenFiles {
  /** What the first screen begins with and nothing else comes to, by whatever way. */
  own: FileOf;
  /** What several begin with, in files that none brings much of for nothing. */
  shared: FileOf;
}

interface Screens {
  /** By name; the modules of a screen. */
  screens: Record<string, string>;
  /** Those that have first choice. */
  first: readonly string[];
  /** What the first of them asks for ahead, beside its own. */
  ahead: readonly string[];
  entries: readonly string[];
}

/** Of a module's source some three quarters go as it is made small and packed. */
const packedTo = 0.25;
/** What most screens begin with has files of its own. */
const most = 40;

/**
 * What screens begin with in few files. Left alone, that is a file for each set of later parts, its own and others',
 * that a module is shared with.
 */
export function filesOfScreens({ screens, first, ahead, entries }: Screens): ScreenFiles {
  const [foremost = ''] = first;
  const screen = screens[foremost] ?? '';
  const find = once((modules: Modules) => ({
    begun: reached(modules, [screen], imported),
    elsewhere: reached(modules, entries, (info) => anyImport(info).filter((id) => id !== screen)),
  }));
  const share = once((modules: Modules) => {
    const { begun, elsewhere } = find(modules);
    const atFirst = reached(modules, entries, imported);
    // Whatever comes later by itself brings all that it imports, as a screen does.
    const begunBy = new Map(
      [...laterParts(modules, entries)].map((id) => [id, reached(modules, [id], imported)]),
    );
    const isScreen = new Set(Object.values(screens));
    const fileOf = new Map<string, string>();
    const made: Part[] = [];
    const more: More = new Map();
    const put = (label: string, screen: string, ids: Iterable<string>) => {
      const parts = new Map<string, Part>();
      for (const id of ids) {
        if (fileOf.has(id) || atFirst.has(id)) continue;
        const users = [...begunBy].flatMap(([user, begun]) =>
          user !== screen && begun.has(id) ? [user] : [],
        );
        if (users.filter((user) => isScreen.has(user)).length > most) continue;
        const key = users.join(' ');
        const part = parts.get(key) ?? { ids: [], bytes: 0, users: new Set(users), needs: new Set() };
        part.ids.push(id);
        part.bytes += (modules.getModuleInfo(id)?.code?.length ?? 0) * packedTo;
        part.needs = part.needs.union(reached(modules, [id], imported));
        parts.set(key, part);
      }
      const inOrder = [...parts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, part]) => part);
      for (const [at, file] of packed(inOrder, {
        made,
        more,
        isScreen: (user) => isScreen.has(user),
      }).entries()) {
        for (const id of file.ids) fileOf.set(id, `${label}-${at + 1}`);
        made.push({ ...file, users: new Set([...file.users, screen]) });
      }
    };
    put(foremost, screen, begun.intersection(elsewhere));
    // Other screens open it without any of the first one's parts.
    put('ahead', screen, reached(modules, ahead, imported).difference(begun));
    const others = Object.keys(screens).filter((name) => !first.includes(name));
    for (const name of [...first.slice(1), ...others]) {
      const id = screens[name] ?? '';
      const begins = begunBy.get(id) ?? nothing;
      put(name, id, begins.intersection(apartFrom(modules, id, begins, entries)));
    }
    return fileOf;
  });
  return {
    own(id, modules) {
      const { begun, elsewhere } = find(modules);
      return begun.has(id) && !elsewhere.has(id) ? foremost : null;
    },
    shared: (id, modules) => share(modules).get(id) ?? null,
  };
}

/** All that comes later by itself: screens, and what these show or do only then. */
function laterParts(modules: Modules, entries: readonly string[]): Set<string> {
  const all = [...reached(modules, entries, anyImport)];
  return new Set(all.flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
}

const nothing: ReadonlySet<string> = new Set();

/** What is come to without a screen, or by what it asks for later: of what it begins with that lies in other files. */
function apartFrom(
  modules: Modules,
  screen: string,
  begins: ReadonlySet<string>,
  entries: readonly string[],
): Set<string> {
  const later = [...begins].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  return reached(modules, [...entries, ...later], (info) => anyImport(info).filter((id) => id !== screen));
}

const anyImport = ({ importedIds, dynamicallyImportedIds }: Rolldown.ModuleInfo) => [
  ...importedIds,
  ...dynamicallyImportedIds,
];
const imported = ({ importedIds }: Rolldown.ModuleInfo) => importedIds;

function reached(
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

/** The modules of a build are the same for each that is asked about. */
function once<Given, Made>(make: (given: Given) => Made): (given: Given) => Made {
  let made: Made | undefined;
  return (given) => {
    made ??= make(given);
    return made;
  };
}
