import { importsOf, type SourceFile, sourceFiles } from './files.ts';
import { targetOf } from './target.ts';

/**
 * Imports run one way: shared <- platform <- features <- app, and among features from district to district. The zones
 * are read off the folders, so that a new feature is guarded from its first day.
 */
export function checkBoundaries(files: SourceFile[] = sourceFiles(/^(apps|packages)\/.*\.tsx?$/)): string[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap(({ specifier, line, typeOnly }) => {
      const target = targetOf(file.path, specifier);
      const complaint = judge(file.path, target, typeOnly);
      return complaint ? [`${file.path}:${line} imports ${target}: ${complaint}`] : [];
    }),
  );
}

/** A district knows those before it; `shared`, `server` and `web` have the same six. */
export const districts = ['identity', 'talk', 'market', 'money', 'live', 'desk'];

interface Zone {
  area: 'package' | 'server' | 'web';
  /** platform, features, routes, ui, app... or the package's name. */
  layer: string;
  /** Empty where there is none, as in the platform. */
  district: string;
  /** The feature or part inside of its layer. */
  noun: string;
}

// What a layer may import besides itself; a feature and a route are looked at further below.
const serverLayers: Record<string, string[]> = {
  platform: [],
  features: ['platform'],
  seed: ['platform', 'features'],
  testing: ['platform', 'features', 'seed', 'app'],
  app: ['platform', 'features', 'seed'],
};
const webLayers: Record<string, string[]> = {
  platform: [],
  ui: ['platform'],
  features: ['platform', 'ui'],
  routes: ['platform', 'ui', 'features', 'app'],
  app: ['platform', 'ui', 'features', 'routes'],
};

function judge(from: string, target: string, typeOnly: boolean): string | null {
  if (isTest(from)) return null;
  const source = zoneOf(from);
  if (source?.area === 'package' && target.startsWith('node:') && source.layer === 'shared') {
    return 'shared does no I/O; both sides import it';
  }
  const goal = zoneOf(target);
  if (!source || !goal) return null;
  const backwards = source.area === goal.area && source.layer === goal.layer && districtRule(source, goal);
  if (backwards) return backwards;
  if (goal.area === 'package') return source.area === 'package' ? packageRule(source, goal) : null;
  if (source.area !== goal.area) return `${source.area} and ${goal.area} meet in packages/shared only`;
  const layers = source.area === 'server' ? serverLayers : webLayers;
  if (source.layer !== goal.layer) {
    const allowed = layers[source.layer];
    if (allowed && !allowed.includes(goal.layer)) return `${source.layer} may not know ${goal.layer}`;
  }
  if (goal.layer === 'features' && goal.noun !== source.noun) return featureRule(source, target, typeOnly);
  return null;
}

function districtRule(source: Zone, goal: Zone): string | null {
  if (!goal.district || source.district === goal.district) return null;
  if (!source.district) return `what lies outside of the districts may not know ${goal.district}`;
  const isBefore = districts.indexOf(goal.district) < districts.indexOf(source.district);
  return isBefore ? null : `${source.district} may not know ${goal.district}`;
}

function packageRule(source: Zone, goal: Zone): string | null {
  return source.layer === goal.layer || goal.layer === 'shared' ? null : `${source.layer} stands on its own`;
}

function featureRule(source: Zone, target: string, typeOnly: boolean): string | null {
  if (source.area === 'web') {
    return source.layer === 'features' && !typeOnly
      ? 'web features meet in routes/, they do not import each other'
      : null;
  }
  if (source.layer === 'seed' || source.layer === 'testing' || target.endsWith('.builder.ts')) return null;
  return target.endsWith('/index.ts') ? null : 'a feature is reached through its index.ts';
}

function zoneOf(path: string): Zone | null {
  const parts = path.split('/');
  if (parts[0] === 'packages' && parts[1]) {
    return { area: 'package', layer: parts[1], ...placeOf(parts.slice(3)) };
  }
  if (parts[0] !== 'apps' || parts[2] !== 'src') return null;
  const area = parts[1] === 'server' ? 'server' : 'web';
  const [layer = 'app', ...below] = parts.length > 4 ? parts.slice(3) : [];
  return { area, layer, ...(layer === 'features' ? placeOf(below) : { district: '', noun: below[0] ?? '' }) };
}

/** The district of a file and the feature in it; what lies in the district itself is its table of contents. */
function placeOf([first = '', second = '', ...below]: string[]): Pick<Zone, 'district' | 'noun'> {
  if (!districts.includes(first)) return { district: '', noun: first };
  return { district: first, noun: below.length > 0 ? `${first}/${second}` : first };
}

function isTest(path: string): boolean {
  return /\.(test|stories)\.tsx?$/.test(path);
}
