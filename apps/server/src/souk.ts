import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { loadConfig } from './load-config.ts';
import { logFile, migrateOrExplain, withDatabase } from './market-database.ts';
import { systemClock } from './platform/clock.ts';
import { OperatorError } from './platform/config/operator-error.ts';
import { checkInvariants } from './platform/invariants.ts';
import { openLog } from './platform/logging/log.ts';
import { runProgram } from './platform/process/run-program.ts';
import { seedDemo } from './seed/seed.ts';

const souk = new Command('souk')
  .description('Runs and looks after a Souk market. Settings come from the environment or .env.')
  .version('0.1.0');

souk
  .command('serve')
  .description('run the market until Ctrl-C')
  .option('--roles <roles>', 'which parts to run, as in web,live,worker,broadcast')
  .action((options: { roles?: string }) =>
    runProgram(async () => {
      const { serve } = await import('./serve.ts');
      return await serve(loadConfig(options));
    }),
  );

souk
  .command('migrate')
  .description('bring the database to the schema of this version')
  .action(() =>
    runProgram(async () => {
      const config = loadConfig();
      const applied = await withDatabase(config, openLog(config.log, logFile(config)), migrateOrExplain);
      say(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database is up to date.');
      return 0;
    }),
  );

souk
  .command('seed')
  .description('fill the market with the demo world')
  .action(() =>
    runProgram(async () => {
      const config = loadConfig();
      if (!config.demo) {
        throw new OperatorError(
          'The demo world is only for a market with SOUK_DEMO=1, without NODE_ENV=production and without a DATABASE_URL.',
        );
      }
      const log = openLog(config.log, logFile(config));
      await withDatabase(config, log, async (database) => {
        await migrateOrExplain(database);
        await seedDemo({ db: database.db, config, clock: systemClock, log });
      });
      say('The demo world is there.');
      return 0;
    }),
  );

souk
  .command('doctor')
  .description('check that everything in the database agrees with everything else')
  .action(() =>
    runProgram(async () => {
      const config = loadConfig();
      if (!config.database.url && !existsSync(join(config.dataDir, 'postgres'))) {
        throw new OperatorError(`There is no market in ${config.dataDir} yet: start one with "npm start".`);
      }
      const findings = await withDatabase(config, openLog(config.log, logFile(config)), ({ db }) =>
        checkInvariants(db),
      );
      for (const { name, ok, detail } of findings) {
        say(`${ok ? 'ok    ' : 'BROKEN'} ${name}${detail ? `: ${detail}` : ''}`);
      }
      const broken = findings.filter(({ ok }) => !ok).length;
      say(
        broken === 0 ? 'Everything agrees.' : `${broken} of ${findings.length} checks found something wrong.`,
      );
      return broken === 0 ? 0 : 1;
    }),
  );

await souk.parseAsync();

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
