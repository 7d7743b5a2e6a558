import type { Order } from '@souk/shared/money/orders/schema.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { stepsOf } from '../../model/order-steps.ts';
import { goesOf, shipByWords, wasChargedBack } from '../../model/order-words.ts';
import { isPartHad, isPartSent } from '../../parcels/left-to-send.ts';
import { SoldParcels } from '../../parcels/sold-parcels.tsx';
import { OrderProgress } from '../../ui/order-progress.tsx';
import type { SoldActs } from '../model/use-sold-acts.ts';
import type { SoldAsk } from './sold-dialogs.tsx';

interface SoldNextProps {
  order: Order;
  receiving: Receiving;
  onAsk: (ask: SoldAsk) => void;
}

/** Saying that the money is there, which takes effect at once. */
export type Receiving = Pick<SoldActs['receive'], 'mutate' | 'isPending' | 'error'>;

/** What a shop does next about an order, and how far it is. */
export function SoldNext({ order, receiving, onAsk }: SoldNextProps) {
  const t = useT();
  const format = useFormat();
  const { date, days, dayAndTime, money } = format;
  const { can, cancelAsked, state, arrives, shipBy } = order;
  const isFetched = goesOf(order) === 'by-pickup';
  const isReady = order.path.some(({ step, at }) => step === 'packed' && at !== null);
  const waits = state === 'pending-payment' ? order.arrangement : null;
  return (
    <section aria-label={t('orders.progress')} className="min-w-0 rounded-16 border border-line bg-surface">
      <div className="p-5">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <div className="min-w-0 grow basis-[12rem]">
            <p className="display text-18 sm:text-22">
              {waits
                ? t('arranged.waits', { amount: money(waits.amount, { exact: true }) })
                : t(titleOf(order))}
            </p>
            {waits ? (
              <p className="mt-0.5 text-14 text-ink-2">
                {t(isReady ? 'arranged.readyNote' : `arranged.waitsNote.${waits.way}`, {
                  reference: waits.reference,
                  when: dayAndTime(waits.until, { inSentence: true }),
                })}
              </p>
            ) : null}
            {order.soldOn ? <p className="mt-0.5 text-14 text-ink-2">{t('sold.soldOn')}</p> : null}
            {shipBy?.isLate ? (
              <p className="mt-0.5 text-14 text-bad">
                {t(lateNoteOf(order), {
                  day: days({ from: shipBy.day, to: shipBy.day }),
                })}
              </p>
            ) : (
              <p className="mt-0.5 text-14 text-ink-2 empty:hidden">
                {[
                  shipBy ? shipByWords(shipBy, { t, format }) : '',
                  arrives && (can.pack || can.ship) ? t('sold.promised', { days: days(arrives) }) : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            )}
            {wasLate(order) ? <p className="mt-0.5 text-14 text-ink-2">{t('sold.lateStock')}</p> : null}
          </div>
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
            {can.receiveAndHandOver ? (
              <Button look={can.pack ? 'outline' : 'accent'} onClick={() => onAsk('pickup')}>
                {t('sold.pickup.go')}
              </Button>
            ) : null}
            {can.receiveMoney && !can.receiveAndHandOver ? (
              <Button
                look={waits ? 'accent' : 'outline'}
                loading={receiving.isPending}
                onClick={() => receiving.mutate()}
              >
                {t(waits ? 'arranged.receive' : 'arranged.receiveLate')}
              </Button>
            ) : null}
            {can.pack ? (
              <Button
                look="accent"
                className="sm:order-last"
                onClick={() => onAsk(isFetched ? 'ready' : 'pack')}
              >
                {t(isFetched ? 'sold.ready.go' : 'sold.pack.go')}
              </Button>
            ) : null}
            {can.ship ? (
              <Button look={can.pack ? 'outline' : 'accent'} onClick={() => onAsk('ship')}>
                {t('sold.ship.open')}
              </Button>
            ) : null}
            {can.handOver ? (
              <Button look={can.pack ? 'outline' : 'accent'} onClick={() => onAsk('hand')}>
                {t('sold.hand.go')}
              </Button>
            ) : null}
          </div>
        </div>
        {receiving.error ? (
          <Notice tone="bad" className="mb-6">
            {failureWords(receiving.error, t)}
          </Notice>
        ) : null}
        {cancelAsked ? (
          <Notice
            tone="warning"
            className="mb-6 flex-wrap"
            action={
              <span className="flex flex-wrap gap-2">
                {can.declineCancel ? (
                  <Button size={32} onClick={() => onAsk('decline')}>
                    {t('sold.decline.open')}
                  </Button>
                ) : null}
                {can.cancel ? (
                  <Button size={32} look="ink" onClick={() => onAsk('cancel')}>
                    {t('orders.cancel')}
                  </Button>
                ) : null}
              </span>
            }
          >
            <p className="font-semibold">{t('sold.cancelAsked', { day: date(cancelAsked.at, 'short') })}</p>
            {cancelAsked.reason ? (
              <p dir="auto" className="own-words wrap-anywhere text-ink-2">
                {t('orders.quoted', { words: cancelAsked.reason })}
              </p>
            ) : null}
          </Notice>
        ) : null}
        <OrderProgress
          steps={stepsOf(order)}
          notes={arrives ? { delivered: days(arrives) } : {}}
          goes={goesOf(order)}
        />
      </div>
      <SoldParcels order={order} />
    </section>
  );
}

/** As the market judges it: a gift has no money to give back, and of what its buyer has had only the rest can be. */
function lateNoteOf(order: Order) {
  if (order.refundable.amount === 0) return 'sold.lateNoteWaiting';
  return isPartHad(order) ? 'sold.lateRestNote' : 'sold.lateNote';
}

const wasLate = ({ state, events }: Order): boolean =>
  events.some(
    ({ kind }) => (kind === 'cancelled-late' && state === 'cancelled') || kind === 'rest-cancelled-late',
  );

function titleOf(order: Order) {
  if (goesOf(order) === 'by-pickup') {
    if (order.state === 'paid') return 'sold.toMakeReady';
    if (order.state === 'packed') return 'sold.waitsForPickup';
  }
  if (wasChargedBack(order)) return 'orders.event.charged-back';
  return isPartSent(order) ? 'sold.partly' : (`sold.title.${order.state}` as const);
}
