import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { ShowId } from '@souk/shared/ids.ts';
import { type OpenedPhone, PHONE_LINK_MS, type PhoneLink } from '@souk/shared/live/co-hosts/schema.ts';
import type { VideoDoor } from '@souk/shared/live/video/schema.ts';
import type { Broadcast } from '../../../platform/broadcast/index.ts';
import type { Ctx, UserCtx } from '../../../platform/session/actor.ts';
import { findShow, holdShow } from '../shows/index.ts';
import { doorForSecond, dropSecond } from '../video/index.ts';
import { holdToArrange, tell } from './co-host.service.ts';
import { phoneLinkOver, phoneTakenOut } from './co-hosts.failures.ts';
import { deletePhone, findPhone, findPhoneByKey, putPhoneLink, redeemPhoneLink } from './phone.repo.ts';

const SECRET_BYTES = 24;

const senderOf = (id: string): string => `phone:${id}`;
const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** A link that makes the telephone that opens it the show's second camera. The one before ends with it. */
export async function linkPhone(ctx: UserCtx, broadcast: Broadcast, showId: ShowId): Promise<PhoneLink> {
  const code = newSecret();
  const until = new Date(ctx.clock.now().getTime() + PHONE_LINK_MS);
  const before = await ctx.db.transaction().execute(async (tx) => {
    await holdToArrange(tx, ctx, showId);
    const known = await findPhone(tx, showId);
    await putPhoneLink(tx, showId, { id: randomUUID(), hash: hashOf(code), until });
    if (known) await dropSecond(tx, showId, ctx.clock.now(), senderOf(known.id));
    await tell(tx, showId, ctx.clock.now());
    return known;
  });
  if (before) await broadcast.endShow(showId, senderOf(before.id)).catch(() => undefined);
  return { code, until: until.toISOString() };
}

export async function takeOutPhone(ctx: UserCtx, broadcast: Broadcast, showId: ShowId): Promise<void> {
  const before = await ctx.db.transaction().execute(async (tx) => {
    await holdToArrange(tx, ctx, showId);
    const known = await deletePhone(tx, showId);
    if (known) await dropSecond(tx, showId, ctx.clock.now(), senderOf(known.id));
    await tell(tx, showId, ctx.clock.now());
    return known;
  });
  if (before) await broadcast.endShow(showId, senderOf(before.id)).catch(() => undefined);
}

/** The first phone to bring the code gets a key to send with; nobody has to be signed in there. */
export const openPhone = ({ db, clock }: Ctx, code: string): Promise<OpenedPhone> =>
  db.transaction().execute(async (tx) => {
    const key = newSecret();
    const now = clock.now();
    const phone = await redeemPhoneLink(tx, hashOf(code), { key: hashOf(key), now });
    const show = phone && (await findShow(tx, phone.show_id));
    if (!phone || !show) throw phoneLinkOver();
    await tell(tx, phone.show_id, now);
    return { key, show: { _id: show.id, title: show.title } };
  });

export const doorForPhone = ({ db, clock }: Ctx, broadcast: Broadcast, key: string): Promise<VideoDoor> =>
  db.transaction().execute(async (tx) => {
    const found = await findPhoneByKey(tx, hashOf(key));
    const show = found && (await holdShow(tx, found.show_id));
    // It may have been taken out before the show was held.
    const phone = show && (await findPhoneByKey(tx, hashOf(key)));
    if (!phone) throw phoneTakenOut();
    const holder = { source: 'phone', who: senderOf(phone.id), userId: null } as const;
    return await doorForSecond(tx, { broadcast, now: clock.now() }, show, holder);
  });
