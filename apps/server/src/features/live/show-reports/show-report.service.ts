import type { ShowId } from '@souk/shared/ids.ts';
import { mostReportMinutes, type ShowReport } from '@souk/shared/live/show-reports/schema.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findShow, isHostOf, maySeeShow } from '../shows/index.ts';
import { showNotBegun } from './show-report.failures.ts';
import { findKept, findLotsOfCoHosts, findMinutes, findShop, findShopThatLed } from './show-report.repo.ts';

/** Of a show for who leads it: to its host what came of it for their shop, to a co-host for theirs. */
export async function getShowReport({ db, actor, clock }: UserCtx, id: ShowId): Promise<ShowReport> {
  const show = await findShow(db, id);
  if (!show || !maySeeShow(actor, show)) throw notFound('show');
  const isHost = isHostOf(actor, show);
  const seller = isHost ? show.shop.id : (await findShopThatLed(db, id, actor.userId))?.id;
  if (!seller) throw forbidden();
  if (!['live', 'ended', 'replay'].includes(show.state)) throw showNotBegun();
  const { endedAt } = show;
  const { from, to } = spanOf(show, await findKept(db, id), clock.now());
  const asked = { id, shopId: seller, from, to };
  const [{ currency, name }, minutes, coHosts] = await Promise.all([
    findShop(db, seller),
    findMinutes(db, asked),
    isHost ? findLotsOfCoHosts(db, asked) : [],
  ]);
  return {
    ...{
      showId: id,
      title: show.title,
      shop: { _id: seller, name },
      coHosts,
      currency,
      startedAt: from.toISOString(),
      minutes,
    },
    endedAt: endedAt?.toISOString() ?? null,
  };
}

const MINUTE_MS = 60_000;

/** From its beginning to its end; where the clock was set back meanwhile, all minutes that were kept of it. */
function spanOf(
  { startsAt, endedAt }: { startsAt: Date; endedAt: Date | null },
  kept: { first: Date; last: Date } | undefined,
  now: Date,
): { from: Date; to: Date } {
  const [begins, ends] = [startsAt.getTime(), (endedAt ?? now).getTime()];
  const first = kept && kept.first.getTime() <= begins - MINUTE_MS ? kept.first.getTime() : begins;
  const last = kept && kept.last.getTime() > ends ? kept.last.getTime() + MINUTE_MS - 1 : ends;
  const most = first + (mostReportMinutes - 1) * MINUTE_MS;
  return { from: new Date(first), to: new Date(Math.max(first, Math.min(last, most))) };
}
