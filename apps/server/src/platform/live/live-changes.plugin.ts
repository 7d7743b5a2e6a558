import type { Bus } from '@souk/live/server/bus.ts';
import fp from 'fastify-plugin';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { spreadCommitted } from './committed-changes.ts';
import { openBus } from './open-bus.ts';

interface LiveChangesParts {
  config: Pick<Config, 'redisUrl'>;
  database: Database;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** To the other processes of this market. */
    liveBus: Bus;
    /** Tells what was committed here; a hub of this process tells its own listeners as well. */
    liveSpread: Parameters<typeof spreadCommitted>[1];
  }
}

/** In every role: what this process writes to live documents reaches all processes with listeners. */
export const liveChanges = fp(
  async (app, { config, database }: LiveChangesParts) => {
    const bus = await openBus({
      database,
      redisUrl: config.redisUrl,
      onError: (err) => app.log.warn({ err }, 'processes cannot wake each other; each looks by itself'),
    });
    app.decorate('liveBus', bus);
    app.decorate('liveSpread', (changed) => bus.append(changed));
    const spreading = spreadCommitted(database, (changed) => app.liveSpread(changed));
    app.addHook('onClose', async () => {
      spreading[Symbol.dispose]();
      await bus[Symbol.asyncDispose]();
    });
  },
  { name: 'live-changes' },
);
