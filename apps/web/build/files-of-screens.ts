import type { Rolldown } from 'vite';
import { imported, type Modules, Packing, reached } from './packing.ts';

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

/**
 * What screens begin with in few files. Left alone, that is a file for each set of later parts, its own and others',
 * that a module is shared with.
 */
export function filesOfScreens(about: Screens): ScreenFiles {
  const [foremost = ''] = about.first;
  const screen = about.screens[foremost] ?? '';
  const find = once((modules: Modules) => ({
    begun: reached(modules, [screen], imported),
    elsewhere: withoutScreen(modules, screen, about.entries),
  }));
  const share = once((modules: Modules) => filesByModule(modules, about));
  return {
    own(id, modules) {
      const { begun, elsewhere } = find(modules);
      return begun.has(id) && !elsewhere.has(id) ? foremost : null;
    },
    shared: (id, modules) => share(modules).get(id) ?? null,
  };
}

/** The file of each module that is shared: screen by screen, what no earlier one has put into a file. */
function filesByModule(
  modules: Modules,
  { screens, first, ahead, entries }: Screens,
): ReadonlyMap<string, string> {
  const packing = new Packing(modules, {
    atFirst: reached(modules, entries, imported),
    later: laterParts(modules, entries),
    screens: new Set(Object.values(screens)),
  });
  const others = Object.keys(screens).filter((name) => !first.includes(name));
  for (const [turn, name] of [...first, ...others].entries()) {
    const screen = screens[name] ?? '';
    const begun = reached(modules, [screen], imported);
    // What only the foremost comes to is one file already, also where it is asked for later.
    const askedLater = turn === 0 ? [] : [...begun].flatMap((id) => dynamicallyImported(modules, id));
    const apart = withoutScreen(modules, screen, [...entries, ...askedLater]);
    packing.put(name, screen, begun.intersection(apart));
    // Other screens open it without any of the first one's parts.
    if (turn === 0) packing.put('ahead', screen, reached(modules, ahead, imported).difference(begun));
  }
  return packing.fileOf;
}

/** All that comes later by itself: screens, and what these show or do only then. */
function laterParts(modules: Modules, entries: readonly string[]): Set<string> {
  const all = reached(modules, entries, anyImport);
  return new Set([...all].flatMap((id) => dynamicallyImported(modules, id)));
}

/** What is come to by another way than a screen. */
const withoutScreen = (modules: Modules, screen: string, from: readonly string[]): Set<string> =>
  reached(modules, from, (info) => anyImport(info).filter((id) => id !== screen));

const dynamicallyImported = (modules: Modules, id: string): readonly string[] =>
  modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [];

const anyImport = ({ importedIds, dynamicallyImportedIds }: Rolldown.ModuleInfo) => [
  ...importedIds,
  ...dynamicallyImportedIds,
];

/** The modules of a build are the same for each that is asked about. */
function once<Given, Made>(make: (given: Given) => Made): (given: Given) => Made {
  let made: Made | undefined;
  return (given) => {
    made ??= make(given);
    return made;
  };
}
