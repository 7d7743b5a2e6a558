import pg from 'pg';
import type { Log } from '../logging/log.ts';
import type { Outbox } from './outbox.ts';
import { outboxChannel } from './wake-delivery.ts';

const POLL_MS = 1_000;

/** Delivers as soon as something is written, and looks by itself now and then in case nobody told. */
export function startDelivery({
  url,
  outbox,
  log,
  answerMs,
}: {
  url: string;
  outbox: Outbox;
  log: Log;
  /** How often the connection that hears of news is asked whether it is there, and how long it may take to answer. */
  answerMs: number;
}): AsyncDisposable {
  let stopped = false;
  let wake = Promise.withResolvers<void>();
  let told = true;
  const tell = () => {
    told = true;
    wake.resolve();
  };
  const ear = listen({ url, heard: tell, log, answerMs });
  const running = run();

  async function run(): Promise<void> {
    while (!stopped) {
      told = false;
      try {
        await outbox.deliverDue();
      } catch (err) {
        log.warn({ err }, 'the outbox cannot be delivered at the moment');
      }
      if (told || stopped) continue;
      wake = Promise.withResolvers<void>();
      const timer = setTimeout(wake.resolve, POLL_MS);
      await wake.promise;
      clearTimeout(timer);
    }
  }

  return {
    async [Symbol.asyncDispose]() {
      stopped = true;
      tell();
      await ear[Symbol.asyncDispose]();
      await running;
    },
  };
}

interface ListenParts {
  url: string;
  heard: () => void;
  log: Log;
  answerMs: number;
}

/** A connection of its own that hears notifications, made again whenever it is lost. */
function listen({ url, heard, log, answerMs }: ListenParts): AsyncDisposable {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let beating: NodeJS.Timeout | undefined;
  let stopped = false;

  const connect = async () => {
    const own = new pg.Client({
      connectionString: url,
      application_name: 'souk outbox',
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
    });
    client = own;
    own.on('notification', heard);
    own.on('error', (err) => log.warn({ err }, 'the outbox lost its connection'));
    own.once('end', again);
    try {
      await own.connect();
      await own.query(`listen ${outboxChannel}`);
      heard();
      beat(own);
    } catch (err) {
      log.warn({ err }, 'the outbox cannot listen at the moment');
      // One that connected and cannot listen goes.
      own.end().catch((cause) => log.warn({ err: cause }, 'the outbox lost its connection'));
      again();
    }
  };
  const beat = (own: pg.Client) => {
    clearTimeout(beating);
    if (stopped || client !== own) return;
    beating = setTimeout(() => {
      own.query('select 1').then(
        () => beat(own),
        (err) => {
          log.warn({ err }, 'the outbox lost its connection');
          // Its end opens another.
          own.end().catch(() => undefined);
        },
      );
    }, answerMs).unref();
  };
  const again = () => {
    clearTimeout(beating);
    if (stopped) return;
    clearTimeout(retry);
    retry = setTimeout(() => void connect(), POLL_MS);
  };
  const first = connect();

  return {
    async [Symbol.asyncDispose]() {
      stopped = true;
      clearTimeout(retry);
      clearTimeout(beating);
      await first;
      await client?.end();
    },
  };
}
