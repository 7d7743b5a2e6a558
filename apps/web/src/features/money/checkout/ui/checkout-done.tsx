import type { Checkout, CheckoutShop } from '@souk/shared/money/checkout/schema.ts';
import { Link } from '@tanstack/react-router';
import { PackageCheck, ShieldCheck, Store, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { everything } from '@/platform/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { DoneRing } from '@/ui/countdown/done-ring.tsx';
import { Picture } from '@/ui/picture/picture.tsx';

interface CheckoutDoneProps {
  checkout: Pick<Checkout, 'shops' | 'payments' | 'wallet'>;
}

/** It is paid: what came of it and what happens next. */
export function CheckoutDone({ checkout: { shops, payments, wallet } }: CheckoutDoneProps) {
  const t = useT();
  const { money, list } = useFormat();
  const bought = shops.flatMap(({ lines }) => lines.filter(({ quantity }) => quantity > 0));
  const tickets = bought.reduce((sum, { event, quantity }) => (event ? sum + quantity : sum), 0);
  const hasThings = bought.some(({ event }) => !event);
  const orders = shops.flatMap((shop) => (shop.order ? [{ ...shop, order: shop.order }] : []));
  const paid = payments.filter(({ state }) => state === 'succeeded').map(({ amount }) => amount);
  const waiting = orders.length > 0 && orders.every(({ order }) => order.payBy !== null);
  return (
    <div className="mx-auto max-w-160 px-4 pt-10 pb-28 sm:pt-16">
      <div className="text-center">
        <DoneRing size={84} label={t(waiting ? 'checkout.placeOrder' : 'checkout.paid')} />
        <h2 tabIndex={-1} className="display mt-5 text-28 outline-none sm:text-36">
          {t(waiting ? 'arranged.ordered' : 'checkout.yours')}
        </h2>
        {waiting ? <p className="mt-2 text-16 text-ink-2 text-balance">{t('arranged.orderedNote')}</p> : null}
        {paid.length > 0 ? (
          <p className="mt-2 text-16 text-ink-2 figures">
            {t('checkout.youPaid', { price: list(paid.map((sum) => money(sum, { exact: true }))) })}
          </p>
        ) : null}
        {wallet.spent.length > 0 ? (
          <p className="mt-2 text-16 text-ink-2 figures">
            {t('checkout.walletPaid', {
              price: list(wallet.spent.map((sum) => money(sum, { exact: true }))),
            })}
          </p>
        ) : null}
      </div>
      <ul className="mt-8 grid gap-3">
        {orders.map((shop) => (
          <OrderRow key={shop.order._id} shop={shop} order={shop.order} />
        ))}
      </ul>
      <section aria-labelledby="what-next" className="mt-8">
        <h3 id="what-next" className="text-16 font-semibold">
          {t('checkout.whatNext')}
        </h3>
        <ul className="mt-3 grid gap-3 text-14 text-ink-2">
          {tickets > 0 && !waiting ? (
            <Next icon={<Ticket size={18} aria-hidden="true" />}>
              {t('tickets.next', { count: tickets })}
            </Next>
          ) : null}
          {hasThings && !waiting ? (
            <Next icon={<Store size={18} aria-hidden="true" />}>
              {t('checkout.nextPacks', { count: orders.length })}
            </Next>
          ) : null}
          {hasThings ? (
            <Next icon={<PackageCheck size={18} aria-hidden="true" />}>{t('checkout.nextTrack')}</Next>
          ) : null}
          {paid.length > 0 || !waiting ? (
            <Next icon={<ShieldCheck size={18} aria-hidden="true" />}>{t('protection.paidAfter')}</Next>
          ) : null}
        </ul>
      </section>
      <div className="mt-8 flex flex-wrap gap-2.5 max-sm:*:w-full">
        <ButtonLink to="/myorders" look={waiting ? 'outline' : 'accent'} size={48}>
          {t('checkout.seeOrders')}
        </ButtonLink>
        <ButtonLink to="/categories/$categoryId" params={everything.category} size={48}>
          {t('cart.goOnLooking')}
        </ButtonLink>
      </div>
    </div>
  );
}

interface OrderRowProps {
  shop: CheckoutShop;
  order: NonNullable<CheckoutShop['order']>;
}

function OrderRow({ shop, order }: OrderRowProps) {
  const t = useT();
  const { dayAndTime } = useFormat();
  const bought = shop.lines.filter(({ quantity }) => quantity > 0);
  const pieces = bought.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-16 border border-line bg-surface p-3.5">
      <Picture
        image={bought[0]?.image ?? null}
        alt=""
        ratio="4/5"
        sizes="56px"
        className="!w-13 shrink-0 rounded-10"
      />
      <div className="min-w-0 grow basis-44 text-14">
        <Link
          to="/myorders"
          search={{ order: order._id }}
          className="touch-44 rounded-6 font-semibold figures hover:underline"
        >
          {order.number}
        </Link>
        <p className="text-ink-2 figures">
          <bdi>{shop.shop.name}</bdi> · {t('cart.pieces', { count: pieces })}
        </p>
        {order.payBy ? (
          <p className="mt-0.5 font-semibold">
            {t('arranged.payShopBy', { when: dayAndTime(order.payBy, { inSentence: true }) })}
          </p>
        ) : null}
      </div>
      {order.payBy ? (
        <ButtonLink to="/myorders" search={{ order: order._id }} look="accent" className="shrink-0">
          {t('arranged.seeHow')}
        </ButtonLink>
      ) : null}
    </li>
  );
}

function Next({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span className="grid size-8 shrink-0 place-items-center rounded-full bg-fill text-ink-2">{icon}</span>
      <span className="min-w-0 pt-1.5">{children}</span>
    </li>
  );
}
