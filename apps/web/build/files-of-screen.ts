import type { Rolldown } from 'vite';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;
/** Names the file that a module goes into, or leaves it where it would be. */
type FileOf = (id: string, modules: Modules) => string | null;

interface ScreenFiles {
  /** What it begins with and nothing else comes to, by whatever way. */
  own: FileOf;
  /** What it begins with, and of the other screens one at most. */
  shared: FileOf;
}

/**
 * What a screen begins with in few files, of which no other screen brings anything for nothing. Left alone, that is a
 * file for each set of later parts, its own and others', that a module is shared with.
 */
export function filesOfScreen(
  name: string,
  { screens, entries }: { screens: Record<string, string>; entries: readonly string[] },
): ScreenFiles {
  const screen = screens[name] ?? '';
  const others = Object.entries(screens).filter(([other]) => other !== name);
  const find = once((modules: Modules) => ({
    begun: reached(modules, [screen], imported),
    atFirst: reached(modules, entries, imported),
    elsewhere: reached(modules, entries, (info) =>
      [...info.importedIds, ...info.dynamicallyImportedIds].filter((id) => id !== screen),
    ),
    others: others.map(([other, id]) => ({ other, begun: reached(modules, [id], imported) })),
  }));
  return {
    own(id, modules) {
      const { begun, elsewhere } = find(modules);
      return begun.has(id) && !elsewhere.has(id) ? name : null;
    },
    shared(id, modules) {
      const { begun, atFirst, elsewhere, others } = find(modules);
      if (!begun.has(id) || !elsewhere.has(id) || atFirst.has(id)) return null;
      const [first, second] = others.filter(({ begun }) => begun.has(id));
      return second ? null : [name, first?.other ?? 'parts'].join('-');
    },
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
