import type { ShowId, StepId } from '@souk/shared/ids.ts';
import { stepsLength } from '@souk/shared/live/shows/steps.ts';
import type { Step, StepInput } from '@souk/shared/live/shows/steps-schema.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { Ctx, UserCtx } from '../../../platform/session/actor.ts';
import {
  changeStage,
  findRunningLot,
  findShow,
  finishTalks,
  lotRunning,
  maySeeShow,
  putPinned,
  showNotLive,
  tellOfStage,
} from '../shows/index.ts';
import { addOneForSale } from './for-sale.service.ts';
import { notForTheList, runListFull, showOver } from './hosting.failures.ts';
import { holdOwnShow } from './hosting.policy.ts';
import { findProductToShow } from './run-list.repo.ts';
import {
  beginTalk,
  countSteps,
  findStep,
  findSteps,
  finishStep,
  insertStep,
  type StepRow,
} from './steps.repo.ts';

export async function listSteps(ctx: Ctx, showId: ShowId): Promise<Step[]> {
  const show = await findShow(ctx.db, showId);
  if (!show || !maySeeShow(ctx.actor, show)) throw notFound('show');
  return (await findSteps(ctx.db, showId)).map(presentStep);
}

/** Among what waits, also once the show is live. Within a transaction of the call’s key. */
export async function addStep(
  { db: tx, actor, clock }: UserCtx,
  showId: ShowId,
  step: StepInput,
): Promise<StepId> {
  const show = await holdOwnShow(tx, actor, showId);
  if (!['scheduled', 'rehearsal', 'live'].includes(show.state)) throw showOver();
  if ((await countSteps(tx, showId)) >= stepsLength.max) throw runListFull();
  if (step.kind === 'product') {
    if ((await findProductToShow(tx, show.shop.id, step.productId)).length === 0) throw notForTheList();
    await addOneForSale(tx, showId, step.productId);
  }
  const id = await insertStep(tx, showId, step);
  await tellOfStage(tx, showId, clock.now());
  return id;
}

/** A break begins for all who watch, between two lots, and no lot begins in it by itself; a product is pinned, to be bought at once. */
export function startStep({ db, actor, clock }: UserCtx, showId: ShowId, id: StepId): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const show = await holdOwnShow(tx, actor, showId);
    if (show.state !== 'live') throw showNotLive();
    const step = await findStep(tx, showId, id);
    if (!step) throw notFound('step');
    const now = clock.now();
    if (step.kind === 'talk') {
      if (await findRunningLot(tx, showId)) throw lotRunning();
      await changeStage(tx, showId, { next_lot_id: null });
      await finishTalks(tx, showId, now);
      await beginTalk(tx, id, new Date(now.getTime() + (step.minutes ?? 0) * 60_000));
    } else {
      const variants = step.product_id ? await findProductToShow(tx, show.shop.id, step.product_id) : [];
      if (!variants.some(({ available }) => available > 0)) throw notForTheList();
      await putPinned(tx, showId, step.product_id, now);
      await finishStep(tx, id, now);
    }
    await tellOfStage(tx, showId, now);
  });
}

/** Ends a break before its time, or leaves out what waits. */
export function passStep({ db, actor, clock }: UserCtx, showId: ShowId, id: StepId): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await holdOwnShow(tx, actor, showId);
    if (!(await findStep(tx, showId, id))) throw notFound('step');
    await finishStep(tx, id, clock.now());
    await tellOfStage(tx, showId, clock.now());
  });
}

function presentStep(row: StepRow): Step {
  const { _id, title, afterLots } = row;
  const state = row.doneAt ? 'done' : row.endsAt ? 'running' : 'waiting';
  if (row.kind === 'talk' || row.productId === null)
    return { _id, kind: 'talk', state, afterLots, title, minutes: row.minutes ?? 0 };
  const { productId, image, available, price, currency } = row;
  return {
    ...{ _id, kind: 'product', state, afterLots, title, productId, image, available },
    price: price === null || currency === null ? null : { amount: price, currency },
  };
}
