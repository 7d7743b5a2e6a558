import type { ShowId } from '@souk/shared/ids.ts';
import type { Tip, TipBody } from '@souk/shared/money/tips/schema.ts';
import type { Act, ActAnswer } from '../../../platform/acts/index.ts';
import { invalidInput, notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { answerTo, type Charged, type Payments } from '../../money/payments/index.ts';
import { beginTip, type TipBegun } from '../../money/tips/index.ts';
import { roomFor } from '../room-chat/index.ts';
import { findShow, isHostOf, maySeeShow, showNotLive } from '../shows/index.ts';
import { presentTip } from './tip.presenter.ts';
import { mayNotTip, ownShow } from './tips.failures.ts';

interface Tipping extends TipBody {
  showId: ShowId;
}

/** Gives a show’s shop something, from the wallet or a card. */
export const giveTip = (payments: Payments): Act<Tipping, TipBegun, Charged | null, Tip> => ({
  name: 'give-tip',
  async begin(ctx, { showId, amount, cardId }) {
    const shopId = await refuseWhoMayNot(ctx, showId, amount.currency);
    return beginTip(ctx, payments, { showId, shopId, fromId: ctx.actor.userId, amount, cardId });
  },
  ask: async ({ charge }, _id, isFirst) => charge && payments.ask(charge, isFirst),
  async record(ctx, { tipId, charge }, charged) {
    const payment = charge && charged ? await payments.record(ctx, charge, charged) : null;
    const answer: ActAnswer<Tip> = { status: 201, body: await presentTip(ctx.db, tipId) };
    return payment ? answerTo(payment, answer) : answer;
  },
});

/** Only while it is live, in its shop’s currency, and by who may speak there; nobody tips themselves. */
async function refuseWhoMayNot({ db, actor }: UserCtx, showId: ShowId, currency: string) {
  const show = await findShow(db, showId);
  if (!show || !maySeeShow(actor, show)) throw notFound('show');
  if (show.state !== 'live' || show.shopStatus !== 'open') throw showNotLive();
  if (isHostOf(actor, show)) throw ownShow();
  const room = await roomFor(db, showId, actor.userId);
  if (!room || room.silent) throw mayNotTip();
  if (room.currency !== currency)
    throw invalidInput([{ field: 'amount.currency', message: `This show is in ${room.currency}.` }]);
  return show.shop.id;
}
