import type { SessionId, ShopId, UserId } from '@souk/shared/ids.ts';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Tables } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { Log } from '../../platform/logging/log.ts';
import type { PaymentProvider } from '../../platform/payments/index.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { UserCtx } from '../../platform/session/actor.ts';

export interface BotParts {
  db: Kysely<Tables>;
  clock: Clock;
  secrets: Secrets;
  payments: PaymentProvider;
  log: Pick<Log, 'warn'>;
}

/** The market as a signed-in person uses it. */
export const actingAs = (
  { db, clock, secrets }: Omit<BotParts, 'payments' | 'log'>,
  userId: UserId,
  shopId: ShopId | null = null,
): UserCtx => ({
  ...{ db, clock, secrets },
  actor: {
    ...{ kind: 'user', userId, sessionId: newId<SessionId>(), shopId, role: 'member' },
    ...{ muted: false, suspended: false, confirmedAt: clock.now() },
  },
});
