import '../apps/server/src/compile-cache.mjs';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import bundleAnew from '../apps/server/src/testing/bundle.setup.ts';
import { folderFile } from './market-folder.ts';
import { forgetNeeds } from './relay-of-market.ts';

// The market that the journeys walk through: a demo world of its own, gone again when it stops.
const data = process.env.E2E_DATA ?? mkdtempSync(join(tmpdir(), 'souk-e2e-'));
process.env.SOUK_DATA = data;
process.env.SOUK_DEMO = '1';
forgetNeeds(String(process.env.PORT));
writeFileSync(folderFile(String(process.env.PORT)), data);
process.on('exit', () => {
  for (const path of [data, folderFile(String(process.env.PORT))])
    rmSync(path, { recursive: true, force: true });
});

bundleAnew();
const { runMarket } = await import(
  new URL('../apps/server/.cache/market/run-market.mjs', import.meta.url).href
);
await runMarket();
