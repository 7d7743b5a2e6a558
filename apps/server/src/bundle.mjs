// Puts the two thousand modules of the market's programs into a few files, which start in two thirds of the time and hold a
// third less. Who works on them runs the modules themselves.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { bundled, listOfBundle, readBundle } from './bundled.ts';

const programs = [
  join(import.meta.dirname, 'main.ts'),
  join(import.meta.dirname, 'run-market.ts'),
  join(import.meta.dirname, 'platform/pictures/drawing.program.ts'),
  join(import.meta.dirname, 'seed/demo.program.ts'),
  join(import.meta.dirname, 'seed/on-air/on-air.program.ts'),
  fileURLToPath(import.meta.resolve('@souk/payment-sandbox/sandbox.program.ts')),
  fileURLToPath(import.meta.resolve('@souk/broadcast/relay.program.ts')),
];

/** Packages of many small modules. The others stay where they are installed, as some of them look around there. */
const inside =
  /^(zod|kysely|jose|fastify-type-provider-zod|htmlparser2|domhandler|domutils|dom-serializer|domelementtype|entities)(\/|$)/;
const isOurs = (id) => /^([./]|[a-z]:|@souk\/)/i.test(id);

const bundle = await rolldown({
  input: Object.fromEntries(programs.map((program) => [basename(program, '.ts'), program])),
  platform: 'node',
  // What this Node understands stays as it is written.
  tsconfig: false,
  transform: { target: 'esnext' },
  external: (id) => !isOurs(id) && !inside.test(id),
  plugins: [{ name: 'places', resolveId: refuseHelper, transform: keepPlaces }],
  onLog(level, log, handle) {
    // One program imports late what another has from the beginning.
    if (log.code !== 'INEFFECTIVE_DYNAMIC_IMPORT') handle(level, log);
  },
});
mkdirSync(bundled, { recursive: true });
const last = readBundle();
const { output } = await bundle.write({
  dir: bundled,
  format: 'esm',
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
});
const files = output.map(({ fileName }) => fileName);
// A market that runs reads what it needs later from the files of its own start.
for (const file of last.before)
  if (![...files, ...last.files].includes(file)) rmSync(join(bundled, file), { force: true });
const entries = output.filter(({ isEntry }) => isEntry);
writeFileSync(
  listOfBundle,
  JSON.stringify({
    files,
    before: last.files,
    programs: Object.fromEntries(entries.map(({ name, fileName }) => [name, [...filesOf(fileName)]])),
  }),
);

/** A file of the bundle and all that it may read, at once or later. */
function filesOf(fileName, found = new Set()) {
  const file = output.find((one) => one.fileName === fileName);
  if (!file || found.has(fileName)) return found;
  found.add(fileName);
  for (const next of [...file.imports, ...file.dynamicImports]) filesOf(next, found);
  return found;
}

/** What lies beside a module is found from where the module was, and a program of its own in the bundle. */
function keepPlaces(code, id) {
  const places = { url: pathToFileURL(id).href, dirname: dirname(id), filename: id };
  const named =
    /(?:new URL|import\.meta\.resolve)\('[^']*?([\w-]+\.program)\.ts'(?:, import\.meta\.url)?\)|import\.meta\.(url|dirname|filename)\b/g;
  if (!named.test(code)) return null;
  return code.replaceAll(named, (_all, program, place) =>
    program ? `new URL('./${program}.mjs', import.meta.url)` : JSON.stringify(places[place]),
  );
}

/** What it would be imported from is not installed: the code that asks for it is written in another way. */
function refuseHelper(id, importer) {
  if (id.startsWith('@oxc-project/runtime')) throw new Error(`${importer} needs ${id}`);
  return null;
}
