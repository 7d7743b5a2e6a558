// Makes a fresh clone ready for `start`, `dev`, `check`, `test`, `programs` or `bench`. Plain JavaScript without dependencies,
// because it runs before anything is installed, on whatever Node (20 or newer) the machine has.
import { buildWeb, isWebBuilt } from './setup/build.mjs';
import { bundleServer, isServerBundled } from './setup/bundle.mjs';
import { findChromium, isChromiumKnown } from './setup/chromium.mjs';
import { compileServer, isServerCompiled } from './setup/compile.mjs';
import { installPackages, isInstalled } from './setup/install.mjs';
import { withLock } from './setup/lock.mjs';
import { SetupFailure } from './setup/run.mjs';

const steps = {
  install: { isDone: () => isInstalled('market'), run: () => installPackages('market') },
  installAll: { isDone: () => isInstalled('all'), run: () => installPackages('all') },
  build: { isDone: isWebBuilt, run: buildWeb },
  bundle: { isDone: isServerBundled, run: bundleServer },
  compile: { isDone: isServerCompiled, run: compileServer },
  chromium: { isDone: isChromiumKnown, run: findChromium },
};

const purposes = {
  start: [steps.install, steps.build, steps.bundle, steps.compile],
  dev: [steps.install],
  check: [steps.installAll],
  programs: [steps.bundle],
  test: [steps.installAll, steps.build, steps.bundle, steps.chromium],
  bench: [steps.installAll, steps.build, steps.bundle, steps.compile, steps.chromium],
};

const purpose = process.argv[2];
if (!Object.hasOwn(purposes, purpose))
  fail(`Say what for: node scripts/setup.mjs ${Object.keys(purposes).join('|')}`);
if (Number.parseInt(process.versions.node, 10) < 20) {
  fail(`Souk needs Node 20 or newer, and this is Node ${process.versions.node}.`);
}

try {
  const wanted = purposes[purpose];
  if (!wanted.every((step) => step.isDone())) {
    await withLock(async () => {
      // Another set-up may have done some of it while this one waited.
      for (const step of wanted) if (!step.isDone()) await step.run();
    });
  }
} catch (error) {
  if (!(error instanceof SetupFailure)) throw error;
  fail(error.message);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
