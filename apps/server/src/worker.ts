import { startAuctionClock } from './features/live/auctions/index.ts';
import { startBreakClock } from './features/live/breaks/index.ts';
import { lookAfterFlashSales } from './features/live/flash-sales/index.ts';
import { startGiveawayClock } from './features/live/giveaways/index.ts';
import { lookAfterPolls } from './features/live/polls/index.ts';
import { startSettling } from './features/live/settlement/index.ts';
import { openCards } from './features/money/index.ts';
import { passOnDue } from './features/talk/notifications/index.ts';
import { marketActs } from './market-acts.ts';
import { marketJobs } from './market-jobs.ts';
import { marketNews } from './market-news.ts';
import { finishOpenActs } from './platform/acts/index.ts';
import type { Broadcast } from './platform/broadcast/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/db/database.ts';
import { runWorker, type Worker } from './platform/jobs/run-worker.ts';
import { Rush } from './platform/jobs/rush.ts';
import type { Log } from './platform/logging/log.ts';
import type { PaymentProvider } from './platform/payments/index.ts';
import type { Secrets } from './platform/secrets/secrets.ts';
import { Bots } from './seed/bots/bots.ts';
import { OnAir } from './seed/on-air/on-air.ts';
import { followTime } from './seed/timeline.ts';

export interface MarketWorkerParts {
  url: string;
  db: Database;
  config: Config;
  clock: Clock;
  secrets: Secrets;
  payments: PaymentProvider;
  broadcast: Broadcast;
  log: Log;
}

/** The worker role of a market: everything that is done behind the scenes. */
export function startWorker(parts: MarketWorkerParts): Worker {
  const { url, config, clock, secrets, payments, broadcast, log } = parts;
  const { db } = parts.db;
  const acts = marketActs({ config, db, clock, secrets, payments });
  const auctionClock = startAuctionClock({ db, log });
  const onAir = config.demo ? new OnAir({ broadcast, url: addressWithin(config), log }) : undefined;
  const bots = config.demo ? new Bots({ db, clock, secrets, payments, log }, onAir) : undefined;
  const rush = new Rush();
  const settling = startSettling({ db, clock, log, rush, payments: openCards({ clock, payments }) });
  const giveawayClock = startGiveawayClock({ db, clock, log, payments: openCards({ clock, payments }) });
  const breakClock = startBreakClock({ db, clock, log });
  const worker = runWorker({
    url,
    db,
    clock,
    log,
    rush,
    jobs: marketJobs({ config, db, clock, secrets, payments }),
    listeners: marketNews,
    everySecond: {
      'open acts': async () => void (await finishOpenActs({ db, clock, log }, acts)),
      'flash sales of shows': () => lookAfterFlashSales({ db, clock }),
      'polls of shows': () => lookAfterPolls({ db, clock }),
      'news that was held': async () => void (await passOnDue({ db, clock })),
      ...(bots
        ? {
            'the people of the demo world': () => bots.play(),
            'the dates of the demo world': () => followTime(db, clock.now()),
          }
        : {}),
    },
  });
  return {
    ready: worker.ready,
    async stop() {
      await auctionClock[Symbol.asyncDispose]();
      await settling[Symbol.asyncDispose]();
      await giveawayClock[Symbol.asyncDispose]();
      await breakClock[Symbol.asyncDispose]();
      await worker.stop();
      await bots?.[Symbol.asyncDispose]();
      await onAir?.[Symbol.asyncDispose]();
    },
  };
}

/** Where this process, or another of the market, takes shows in. */
function addressWithin({ host, port, url, roles }: Config): string {
  if (!roles.includes('web') || !roles.includes('broadcast')) return url;
  const own = host === '::' || host === '0.0.0.0' ? '127.0.0.1' : host;
  return `http://${own.includes(':') ? `[${own}]` : own}:${port}`;
}
