import type { Rolldown } from 'vite';
import { type Part, packed } from './packed.ts';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;
/** Names the file that a module goes into, or leaves it where it would be. */
type FileOf = (id: string, modules: Modules) => string | null;

interface ScreenFiles {
  /** What it begins with and nothing else comes to, by whatever way. */
  own: FileOf;
  /** What else it begins with, in files that other screens bring little of for nothing. */
  shared: FileOf;
}

interface Screens {
  /** By name; the modules of a screen. */
  screens: Record<string, string>;
  /** What the screen asks for ahead, beside its own. */
  ahead: readonly string[];
  entries: readonly string[];
}

/** Of a module's source some three quarters go as it is made small and packed. */
const packedTo = 0.25;
/** What most screens begin with has files of its own. */
const most = 40;

/**
 * What a screen begins with in few files. Left alone, that is a file for each set of later parts, its own and others',
 * that a module is shared with.
 */
export function filesOfScreen(name: string, { screens, ahead, entries }: Screens): ScreenFiles {
  const screen = screens[name] ?? '';
  const find = once((modules: Modules) => ({
    begun: reached(modules, [screen], imported),
    elsewhere: reached(modules, entries, (info) =>
      [...info.importedIds, ...info.dynamicallyImportedIds].filter((id) => id !== screen),
    ),
  }));
  const share = once((modules: Modules) => {
    const { begun, elsewhere } = find(modules);
    const atFirst = reached(modules, entries, imported);
    const others = Object.entries(screens)
      .filter(([other]) => other !== name)
      .map(([other, id]) => ({ other, begun: reached(modules, [id], imported) }));
    const filesOf = (label: string, ids: Set<string>) => {
      const parts = new Map<string, Part>();
      for (const id of ids.difference(atFirst)) {
        const users = others.filter(({ begun }) => begun.has(id)).map(({ other }) => other);
        if (users.length > most) continue;
        const key = users.join(' ');
        const part = parts.get(key) ?? { ids: [], bytes: 0, users: new Set(users), needs: new Set() };
        part.ids.push(id);
        part.bytes += (modules.getModuleInfo(id)?.code?.length ?? 0) * packedTo;
        part.needs = part.needs.union(reached(modules, [id], imported));
        parts.set(key, part);
      }
      const inOrder = [...parts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, part]) => part);
      return packed(inOrder).flatMap(({ ids }, at) => ids.map((id) => [id, `${label}-${at + 1}`] as const));
    };
    return new Map([
      ...filesOf(name, begun.intersection(elsewhere)),
      // Other screens open it without any of the room's parts.
      ...filesOf('ahead', reached(modules, ahead, imported).difference(begun)),
    ]);
  });
  return {
    own(id, modules) {
      const { begun, elsewhere } = find(modules);
      return begun.has(id) && !elsewhere.has(id) ? name : null;
    },
    shared: (id, modules) => share(modules).get(id) ?? null,
  };
}

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
