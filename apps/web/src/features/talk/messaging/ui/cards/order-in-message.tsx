import type { OrderInMessage as Shown } from '@souk/shared/money/orders/schema.ts';
import { Link } from '@tanstack/react-router';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Picture } from '@/ui/picture/picture.tsx';

/** An order as it stands now; it leads its buyer and its shop each to their own page of it. */
export function OrderInMessage({ order }: { order: Shown }) {
  const t = useT();
  const { money } = useFormat();
  const { _id, number, state, title, pieces, total, image, as } = order;
  const look = 'flex items-center gap-3 rounded-12 hover:[&_b]:underline';
  const inside = (
    <>
      <Picture image={image} alt="" ratio="4/5" sizes="48px" className="!w-12 shrink-0 rounded-10" />
      <span className="min-w-0">
        <b className="block text-14 font-semibold">{t('orders.number', { number })}</b>
        <span dir="auto" className="own-words block truncate text-13 text-ink-2">
          {title}
        </span>
        <span className="block text-12 text-ink-2 figures">
          {[
            t(`orders.state.${state}`),
            t('orders.pieces', { count: pieces }),
            money(total, { exact: true }),
          ].join(' · ')}
        </span>
      </span>
    </>
  );
  return as === 'buyer' ? (
    <Link to="/myorders" search={{ order: _id }} className={look}>
      {inside}
    </Link>
  ) : (
    <Link to="/sell/orders/$orderId" params={{ orderId: _id }} className={look}>
      {inside}
    </Link>
  );
}
