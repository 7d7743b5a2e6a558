import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import { Link } from '@tanstack/react-router';
import { ChevronRight, Truck } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { optionWords } from '@/ui/option-words/option-words.ts';
import { Picture } from '@/ui/picture/picture.tsx';
import { SoldBy } from '@/ui/sold-by/sold-by.tsx';
import type { Shipping } from '../model/cost.ts';

/** What is under the hammer or comes next: picture, name, and what it costs to get it. */
export function PinnedLot({ lot, shipping }: { lot: RoomLot; shipping: Shipping | null }) {
  const t = useT();
  const name = lot.number === null ? t('live.lot') : t('live.lotNumber', { number: lot.number });
  return (
    <div className="relative mx-3 mb-2 flex shrink-0 items-center gap-3 rounded-20 border border-line bg-surface/92 p-2 pe-3 lg:m-0 lg:rounded-none lg:border-0 lg:bg-transparent lg:px-4 lg:pt-3 lg:pb-0">
      <Picture image={lot.image} alt="" ratio="4/5" sizes="48px" className="!w-12 shrink-0 rounded-10" />
      <div className="min-w-0 grow">
        <p className="truncate text-14 font-semibold text-ink-1">
          {lot.unlisted ? (
            lot.title
          ) : (
            <Link
              to="/product/$productId"
              params={{ productId: lot.productId }}
              search={{ variant: lot.variant?._id }}
              className="card-link"
            >
              {lot.title}
            </Link>
          )}
        </p>
        <p className="mt-0.5 truncate text-12 text-ink-2 figures">
          {name} · {lot.state === 'running' ? t('live.underTheHammer') : t('live.upNext')}
          {lot.variant ? (
            <>
              {' · '}
              <bdi>{optionWords(lot.variant.options)}</bdi>
            </>
          ) : null}
        </p>
        <SoldBy shop={lot.seller} />
        <ShippingLine shipping={shipping} />
      </div>
      {lot.unlisted ? null : (
        <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-2 rtl:-scale-x-100" />
      )}
    </div>
  );
}

/** Its height is kept while it is not known. */
function ShippingLine({ shipping }: { shipping: Shipping | null }) {
  const t = useT();
  const { money } = useFormat();
  const words =
    shipping?.kind === 'to-you'
      ? shipping.price.amount > 0
        ? t('room.shipping', { price: money(shipping.price) })
        : t('room.freeShipping')
      : shipping && t('room.notShipped');
  return (
    <p className="mt-0.5 flex min-h-[1.1rem] items-center gap-1.5 text-12 text-ink-2 figures">
      {words ? <Truck size={14} aria-hidden="true" className="shrink-0" /> : null}
      <span className="truncate">{words}</span>
    </p>
  );
}
