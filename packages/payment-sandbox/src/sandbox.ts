import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Api, type Keys } from './api.ts';
import { type Fault, Faults } from './control/faults.ts';
import { keepForgetting } from './forgetting.ts';
import { type AskedBefore, askMore } from './resources/accounts.ts';
import { disputeAll } from './resources/disputes.ts';
import { tasks } from './resources/tasks.ts';
import { respond } from './respond.ts';
import { Store } from './store/store.ts';
import { Timetable } from './store/timetable.ts';
import { Deliveries, type Send } from './webhooks/deliveries.ts';

export interface SandboxOptions {
  /** Where its state is kept; left out, it is forgotten at the end. */
  file?: string;
  port?: number;
  host?: string;
  /** Under which browsers reach it; left out, the address it listens on. */
  origin?: string;
  keys: Keys & { webhookSecret: string };
  /** Who is told what happens. */
  webhooks?: Send | undefined;
  /** What an event that was not taken waits for at first; twice as long each time after. */
  retryMs?: number;
  /** After which disputes are opened and decided and payouts arrive; `Infinity` waits for `passTime`. */
  laterMs?: number;
  /** Whether sellers are asked who they are before they are paid, as Stripe asks them. */
  asksSellers?: boolean;
  /** Whether faults can be asked for over HTTP, which only tests do. */
  hasControl?: boolean;
}

export interface Sandbox extends AsyncDisposable {
  url: string;
  keys: SandboxOptions['keys'];
  faults: Pick<Faults, 'add' | 'clear'>;
  deliveries: Deliveries;
  api: Api;
  store: Store;
  /** Has it ask a seller more about themselves. */
  askSeller(account: string, before: AskedBefore): void;
  /** Has the holder of a card take all of a charge back, whatever went back of it before. */
  disputeAll(charge: string): void;
  /** Lets everything happen at once that a bank takes time for. */
  passTime(): void;
  close(): Promise<void>;
}

export type { Fault };

/** A payment provider of one's own that speaks as Stripe does, and moves no money. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { file = ':memory:', port = 0, host = '127.0.0.1', keys, retryMs = 1_000, laterMs = 5_000 } = options;
  const store = new Store(file);
  const stopForgetting = keepForgetting(store);
  const faults = new Faults();
  const deliveries = new Deliveries(store, { secret: keys.webhookSecret, send: options.webhooks, retryMs });
  let origin = options.origin ?? '';
  const timetable: Timetable = new Timetable(store, {
    afterMs: laterMs,
    perform: (task, id) => api.act(id, (call) => tasks[task](call, id)),
  });
  const api = new Api(store, {
    ...{ keys, deliveries, origin: () => origin, asksSellers: options.asksSellers ?? false },
    later: (task, id) => timetable.add(task, id),
  });
  const askSeller: Sandbox['askSeller'] = (account, before) =>
    api.act(account, (call) => askMore(call, account, before));
  const passTime = () => timetable.passTime();
  const parts = { api, faults, deliveries, keys, passTime, hasControl: options.hasControl ?? false };
  const server = createServer((request, response) => void respond(parts, request, response));
  // Longer than clients keep theirs, so that none is closed while they send on it.
  server.keepAliveTimeout = 75_000;
  // Who sends slowly, or often at once, keeps others from paying no longer than that.
  server.maxConnections = 1_000;
  server.headersTimeout = 20_000;
  server.requestTimeout = 30_000;
  server.listen(port, host);
  await once(server, 'listening');
  // What it cannot accept later, it tells who calls by not answering.
  server.on('error', () => undefined);
  const { port: actual } = server.address() as AddressInfo;
  const url = `http://${host}:${actual}`;
  origin ||= url;
  deliveries.wake();
  timetable.wake();
  const close = async () => {
    server.close();
    server.closeAllConnections();
    timetable.close();
    stopForgetting();
    await deliveries.close();
    store.close();
  };
  return {
    url,
    keys,
    faults,
    deliveries,
    api,
    store,
    askSeller,
    disputeAll: (charge) => api.act(charge, (call) => disputeAll(call, charge)),
    passTime,
    close,
    [Symbol.asyncDispose]: close,
  };
}
