import type { GiveawayLog } from '@souk/shared/live/giveaways/log.ts';
import type { GiveawayId, GiveawayPage, GiveawayStanding } from '@souk/shared/live/giveaways/schema.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { Ctx, UserCtx } from '../../../platform/session/actor.ts';
import { findShow, isHostOf, maySeeShow } from '../shows/index.ts';
import { findEntrants, findEntries } from './entries.repo.ts';
import { entryRefusalOf } from './entry.policy.ts';
import { findGiveaway, type Giveaway } from './giveaways.repo.ts';

type Reading = Pick<Ctx, 'db' | 'actor'>;

/** Who won it is told what becomes of it there, also while nobody else sees its shop. */
async function findVisible({ db, actor }: Reading, id: GiveawayId) {
  const giveaway = await findGiveaway(db, id);
  const show = giveaway && (await findShow(db, giveaway.showId));
  if (!show || !(maySeeShow(actor, show) || isWonBy(giveaway, actor))) throw notFound('giveaway');
  return { giveaway, show };
}

/** A giveaway as anyone sees it. */
export async function getGiveaway(ctx: Reading, id: GiveawayId): Promise<GiveawayPage> {
  const { giveaway } = await findVisible(ctx, id);
  const { state, title, image, worth, currency, audience, endsAt, cancelledAt, entryCount } = giveaway;
  const { winner, winnerNumber } = giveaway;
  return {
    ...{ _id: id, state, title, image, audience, entries: entryCount },
    worth: worth === null ? null : { amount: worth, currency },
    shop: { _id: giveaway.shopId, name: giveaway.shopName },
    show: { _id: giveaway.showId, title: giveaway.showTitle },
    endsAt: endsAt?.toISOString() ?? null,
    cancelledAt: cancelledAt?.toISOString() ?? null,
    winner: winner && winnerNumber !== null ? { handle: winner.handle, number: winnerNumber } : null,
  };
}

/** Everything that is needed to check its draw, or its list where it was called off; before that what was announced. */
export async function readGiveawayLog(ctx: Reading, id: GiveawayId): Promise<GiveawayLog> {
  const { giveaway } = await findVisible(ctx, id);
  const { productId, secretHash, audience, opensAt, endsAt, secret, head, winnerNumber } = giveaway;
  const isDrawn = giveaway.state === 'drawn';
  const announced: GiveawayLog = {
    ...{ format: 'souk-giveaway-1', giveaway: id, product: productId, secretHash, audience },
    ...{ opensAt: opensAt?.toISOString() ?? null, endsAt: endsAt?.toISOString() ?? null },
    ...{ secret: null, entries: [], struck: [], cancelledAt: null, head: null, winner: null },
  };
  if (!isDrawn && giveaway.state !== 'cancelled') return announced;
  const entries = await findEntries(ctx.db, id);
  return {
    ...{ ...announced, head, winner: winnerNumber, secret: isDrawn ? secret : null },
    cancelledAt: giveaway.cancelledAt?.toISOString() ?? null,
    entries: entries.map(({ number, ticket, at }) => ({ number, ticket, at: at.toISOString() })),
    struck: entries.filter(({ struck }) => struck).map(({ number }) => number),
  };
}

/** One’s own entry, and what becomes of what one won. */
export async function getStanding(ctx: UserCtx, id: GiveawayId): Promise<GiveawayStanding> {
  const { giveaway, show } = await findVisible(ctx, id);
  const { userId } = ctx.actor;
  const entrant = (await findEntrants(ctx.db, giveaway, [userId])).get(userId);
  const isTold = isWonBy(giveaway, ctx.actor) || isHostOf(ctx.actor, show);
  return {
    entry: entrant?.entry ?? null,
    refused: entrant ? entryRefusalOf(giveaway, entrant) : null,
    gift: isTold ? giveaway.gift : null,
    claimUntil: isTold ? (giveaway.claimUntil?.toISOString() ?? null) : null,
  };
}

const isWonBy = ({ winnerId }: Giveaway, actor: Ctx['actor']): boolean =>
  actor.kind === 'user' && winnerId === actor.userId;
