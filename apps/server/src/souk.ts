import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Role, role } from '@souk/shared/identity/accounts/schema.ts';
import { wordsOfVerdict } from '@souk/shared/live/auctions/verdict-words.ts';
import { verifyLotLog } from '@souk/shared/live/auctions/verify-log.ts';
import { BREAK_FORMAT } from '@souk/shared/live/breaks/log.ts';
import { wordsOfBreak } from '@souk/shared/live/breaks/verdict-words.ts';
import { verifyBreak } from '@souk/shared/live/breaks/verify-break.ts';
import { wordsOfGiveaway } from '@souk/shared/live/giveaways/verdict-words.ts';
import { verifyGiveaway } from '@souk/shared/live/giveaways/verify-giveaway.ts';
import { Argument, Command } from 'commander';
import type { Granted } from './features/desk/admin-users/index.ts';
import { loadConfig } from './load-config.ts';
import { logFile, migrateOrExplain, needSchema, withDatabase } from './market-database.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import { OperatorError } from './platform/config/operator-error.ts';
import type { Database } from './platform/db/database.ts';
import { openLog } from './platform/logging/log.ts';
import { runProgram } from './platform/process/run-program.ts';

// What only one command does is read by that one: the market, its seed and its oracle are two thousand files.
const souk = new Command('souk')
  .description('Runs and manages a Souk market. Settings come from the environment or .env.')
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
  .description('migrate the database to this version’s schema')
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
      const { seedDemo } = await import('./seed/seed.ts');
      const log = openLog(config.log, logFile(config));
      await withDatabase(config, log, async (database) => {
        await migrateOrExplain(database);
        await seedDemo({ db: database.db, config, clock: systemClock, log });
      });
      say('The demo world is ready.');
      return 0;
    }),
  );

souk
  .command('doctor')
  .description('check the database for inconsistencies')
  .action(() =>
    runProgram(async () => {
      const { checkInvariants } = await import('./platform/invariants.ts');
      const { marketInvariants } = await import('./market-invariants.ts');
      const findings = await withMarket(({ db }) => checkInvariants(db, marketInvariants));
      for (const { name, ok, detail } of findings) {
        say(`${ok ? 'ok    ' : 'BROKEN'} ${name}${detail ? `: ${detail}` : ''}`);
      }
      const broken = findings.filter(({ ok }) => !ok).length;
      say(
        broken === 0
          ? 'Everything is consistent.'
          : `${broken} of ${findings.length} checks found something wrong.`,
      );
      return broken === 0 ? 0 : 1;
    }),
  );

souk
  .command('verify-lot')
  .description('verify a downloaded lot or break log, offline')
  .argument('<file>', 'the log, as JSON')
  .action((file: string) =>
    runProgram(async () => {
      const { ok, words } = checkLog(readLog(file));
      say(words);
      return ok ? 0 : 1;
    }),
  );

souk
  .command('verify-giveaway')
  .description('verify a giveaway’s draw from its downloaded list, offline')
  .argument('<file>', 'the list, as JSON')
  .action((file: string) =>
    runProgram(async () => {
      const verdict = verifyGiveaway(readLog(file), (text) => hash('sha256', text));
      say(wordsOfGiveaway(verdict));
      return verdict.ok ? 0 : 1;
    }),
  );

souk
  .command('user')
  .description('manage users')
  .command('grant')
  .description('give someone a role, even while the market is running')
  .argument('<email>', 'an email address they’ve confirmed')
  .addArgument(new Argument('<role>', 'what they may do').choices(role.options))
  .action((email: string, wanted: Role) =>
    runProgram(async () => {
      const { grantRole } = await import('./features/desk/admin-users/index.ts');
      const granted = await withMarket(({ db }) =>
        grantRole({ db, clock: systemClock }, { email, role: wanted }),
      );
      const { told, refused } = wordsOf(granted, email, wanted);
      if (refused) throw new OperatorError(refused);
      if (told) say(told);
      return 0;
    }),
  );

await souk.parseAsync();

/** The database of a market that is there, with the schema that this code knows. */
async function withMarket<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const config = loadConfig();
  needMarket(config);
  return await withDatabase(config, openLog(config.log, logFile(config)), async (database) => {
    await needSchema(database);
    return await work(database);
  });
}

function needMarket({ database, dataDir }: Config): void {
  if (database.url || existsSync(join(dataDir, 'postgres'))) return;
  throw new OperatorError(`There is no market in ${dataDir} yet: start one with "npm start".`);
}

function readLog(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new OperatorError(`${file} is not a log: ${(cause as Error).message}`, { cause });
  }
}

/** Of whichever kind it is; what is neither is not the log of a lot. */
function checkLog(log: unknown): { ok: boolean; words: string } {
  const hashOf = (text: string) => hash('sha256', text);
  if (typeof log === 'object' && log !== null && 'format' in log && log.format === BREAK_FORMAT) {
    const verdict = verifyBreak(log, hashOf);
    return { ok: verdict.ok, words: wordsOfBreak(verdict) };
  }
  const verdict = verifyLotLog(log, hashOf);
  return { ok: verdict.ok, words: wordsOfVerdict(verdict) };
}

function wordsOf(granted: Granted, email: string, wanted: Role): { told?: string; refused?: string } {
  if (granted.kind === 'nobody') return { refused: `Nobody has signed up with ${email} yet.` };
  const person = `${granted.name} (${email})`;
  switch (granted.kind) {
    case 'granted':
      return { told: `${person} is ${wanted} now. A running market knows within 5 seconds.` };
    case 'already':
      return { told: `${person} is ${wanted} already.` };
    case 'unproved':
      return { refused: `${granted.name} has not confirmed ${email} yet, with the code that is sent to it.` };
    case 'suspended':
      return { refused: `${person} is suspended and cannot be staff.` };
    case 'last-admin':
      return { refused: `${person} is the only admin: make somebody else one first.` };
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
