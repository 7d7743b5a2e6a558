import type { ShowId } from '@souk/shared/ids.ts';
import { mostReportMinutes, type ShowReport } from '@souk/shared/live/show-reports/schema.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findShow, isHostOf, maySeeShow } from '../shows/index.ts';
import { showNotBegun } from './show-report.failures.ts';
import { findLotsOfCoHosts, findMinutes, findShop, findShopThatLed } from './show-report.repo.ts';

/** Of a show for who leads it: to its host what came of it for their shop, to a co-host for theirs. */
export async function getShowReport({ db, actor, clock }: UserCtx, id: ShowId): Promise<ShowReport> {
  const show = await findShow(db, id);
  if (!show || !maySeeShow(actor, show)) throw notFound('show');
  const isHost = isHostOf(actor, show);
  const seller = isHost ? show.shop.id : (await findShopThatLed(db, id, actor.userId))?.id;
  if (!seller) throw forbidden();
  if (!['live', 'ended', 'replay'].includes(show.state)) throw showNotBegun();
  const { startsAt: from, endedAt } = show;
  const last = from.getTime() + (mostReportMinutes - 1) * 60_000;
  const to = new Date(Math.max(from.getTime(), Math.min((endedAt ?? clock.now()).getTime(), last)));
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
