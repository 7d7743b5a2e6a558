import type { ShowId } from '@souk/shared/ids.ts';
import { mostReportMinutes, type ShowReport } from '@souk/shared/live/show-reports/schema.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findSeller } from '../../market/catalog/index.ts';
import { findShow, isHostOf, maySeeShow } from '../shows/index.ts';
import { showNotBegun } from './show-report.failures.ts';
import { findMinutes } from './show-report.repo.ts';

/** For the people of the shop only. */
export async function getShowReport({ db, actor, clock }: UserCtx, id: ShowId): Promise<ShowReport> {
  const show = await findShow(db, id);
  if (!show || !maySeeShow(actor, show)) throw notFound('show');
  if (!isHostOf(actor, show)) throw forbidden();
  if (!['live', 'ended', 'replay'].includes(show.state)) throw showNotBegun();
  const { startsAt: from, endedAt } = show;
  const last = from.getTime() + (mostReportMinutes - 1) * 60_000;
  const to = new Date(Math.max(from.getTime(), Math.min((endedAt ?? clock.now()).getTime(), last)));
  const [{ currency }, minutes] = await Promise.all([
    findSeller(db, show.shop.id),
    findMinutes(db, { id, shopId: show.shop.id, from, to }),
  ]);
  return {
    ...{ showId: id, title: show.title, currency, startedAt: from.toISOString(), minutes },
    endedAt: endedAt?.toISOString() ?? null,
  };
}
