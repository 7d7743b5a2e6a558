import type { ShowId, StepId } from '@souk/shared/ids.ts';
import type { Step } from '@souk/shared/live/shows/steps-schema.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { Ctx, UserCtx } from '../../../platform/session/actor.ts';
import {
  findRunningLot,
  findShow,
  lotRunning,
  maySeeShow,
  putStage,
  showNotLive,
  tellOfStage,
} from '../shows/index.ts';
import { notForTheList } from './hosting.failures.ts';
import { holdOwnShow } from './hosting.policy.ts';
import { findProductToShow } from './run-list.repo.ts';
import { beginTalk, findStep, findSteps, finishStep, finishTalks, type StepRow } from './steps.repo.ts';

export async function listSteps(ctx: Ctx, showId: ShowId): Promise<Step[]> {
  const show = await findShow(ctx.db, showId);
  if (!show || !maySeeShow(ctx.actor, show)) throw notFound('show');
  return (await findSteps(ctx.db, showId)).map(presentStep);
}

/** A break begins for all who watch, between two lots; a product is pinned, to be bought at once. */
export function startStep({ db, actor, clock }: UserCtx, showId: ShowId, id: StepId): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const show = await holdOwnShow(tx, actor, showId);
    if (show.state !== 'live') throw showNotLive();
    const step = await findStep(tx, showId, id);
    if (!step) throw notFound('step');
    const now = clock.now();
    if (step.kind === 'talk') {
      if (await findRunningLot(tx, showId)) throw lotRunning();
      await finishTalks(tx, showId, now);
      await beginTalk(tx, id, new Date(now.getTime() + (step.minutes ?? 0) * 60_000));
    } else {
      const variants = step.product_id ? await findProductToShow(tx, show.shop.id, step.product_id) : [];
      if (!variants.some(({ available }) => available > 0)) throw notForTheList();
      await putStage(tx, showId, { pinned_product_id: step.product_id });
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
