import type { AuditAction } from '@souk/shared/desk/audit/schema.ts';
import type { AuditEntryId, CategoryId, CouponId, ShopId, UserId } from '@souk/shared/ids.ts';
import type { Db } from '../db/database.ts';
import { newId } from '../ids.ts';

export interface Act {
  /** Null when it was done at the market's own machine. */
  actorId: UserId | null;
  action: AuditAction;
  subject:
    | { kind: 'user'; id: UserId }
    | { kind: 'country'; id: string }
    | { kind: 'coupon'; id: CouponId }
    | { kind: 'category'; id: CategoryId }
    | { kind: 'shop'; id: ShopId }
    | { kind: 'market'; id: 'fees' | 'payments' | 'cancel-limit' | 'late-orders' | 'recordings' | 'jobs' };
  /** What else a later reader needs; never what was in a document. */
  details?: Record<string, unknown>;
  now: Date;
}

/** Writes down what staff do, in the transaction in which they do it. */
export async function record(tx: Db, { actorId, action, subject, details = {}, now }: Act): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      id: newId<AuditEntryId>(now.getTime()),
      actor_id: actorId,
      action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      details: JSON.stringify(details),
      created_at: now,
    })
    .execute();
}
