import type { Money } from '@souk/shared/money.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { PersonalPart } from '../../../platform/personal-data.ts';
import { countAttempt } from '../../../platform/rate-limit/strict-limit.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { holdSession } from '../../../platform/session/sessions.service.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { heldBack } from './leaving.failures.ts';
import { zipOf } from './zip.ts';

interface Parts {
  parts: readonly PersonalPart[];
  storage: Storage;
}

const DAY_SECONDS = 86_400;

/** Everything the market keeps of someone, as a zip: one JSON file, and the files they put in. */
export async function exportOneself(ctx: UserCtx, { parts, storage }: Parts): Promise<Buffer> {
  const { db, clock, actor } = ctx;
  await holdSession(db, actor);
  await countAttempt(ctx, [{ of: ['export', actor.userId], most: 5, withinSeconds: DAY_SECONDS }]);
  const data: Record<string, unknown> = { exportedAt: clock.now().toISOString() };
  const files: Record<string, Uint8Array> = {};
  for (const part of parts) {
    data[part.name] = await part.give(db, actor.userId);
    for (const { key, name } of (await part.files?.(db, actor.userId)) ?? []) {
      const bytes = await storage.read(key);
      if (bytes) files[`files/${name}`] = bytes;
    }
  }
  return await zipOf({ 'souk.json': Buffer.from(`${JSON.stringify(data, null, 2)}\n`), ...files });
}

/** Closes the account for good. What the books need stays, without a name. */
export async function leave(
  ctx: UserCtx,
  { parts }: Pick<Parts, 'parts'>,
  givenUp: readonly Money[],
): Promise<void> {
  const { db, clock, actor } = ctx;
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    for (const part of parts) await part.hold?.(tx, actor.userId);
    if (givenUp.length > 0) for (const part of parts) await part.giveUp?.(tx, actor.userId, givenUp, now);
    const reasons = [];
    for (const part of parts) {
      const reason = await part.heldBy?.(tx, actor.userId, now);
      if (reason) reasons.push(reason);
    }
    if (reasons.length > 0) throw heldBack(reasons);
    await holdSession(tx, actor);

    // Whatever else changes this account waits, and then finds it gone.
    const user = await tx
      .selectFrom('users')
      .select(['email', 'email_verified_at', 'name', 'language'])
      .where('id', '=', actor.userId)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!user) throw notFound('user');

    for (const part of parts) await part.forget?.(tx, actor.userId, now);
    if (user.email_verified_at === null) return;
    const { email: to, language, name } = user;
    await sendMail(tx, { to, template: 'account-deleted', language, data: { name } });
  });
}
