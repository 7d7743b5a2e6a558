import type { Bell } from '@souk/live/server/bus.ts';
import { postgresBell } from '@souk/live/server/postgres-bus.ts';
import { redisBell } from '@souk/live/server/redis-bus.ts';
import { Redis } from 'ioredis';
import pg from 'pg';

interface BellParts {
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  onError: (error: unknown) => void;
}

/**
 * What wakes processes that share a market: Postgres alone, or Redis where there is one. What is written in
 * transactions of the market rings through Postgres either way, so that one is listened to as well.
 */
export function openBell({ databaseUrl, redisUrl, onError }: BellParts): Bell {
  // Errors: a bell listens to the clients that it makes.
  const postgres = postgresBell({
    client: () => new pg.Client({ connectionString: databaseUrl }),
    onError,
  });
  if (redisUrl === undefined) return postgres;
  // Errors: here too.
  const redis = redisBell({ client: () => new Redis(redisUrl), onError });
  return {
    ring: (collections) => redis.ring(collections),
    carry: (whispers) => redis.carry(whispers),
    listen(ear) {
      const ears = [redis.listen(ear), postgres.listen(ear)];
      return {
        async [Symbol.asyncDispose]() {
          await Promise.all(ears.map((one) => one[Symbol.asyncDispose]()));
        },
      };
    },
  };
}
