import type { OwnCoHosting } from '@souk/shared/live/co-hosts/schema.ts';
import type { Show } from '@souk/shared/live/shows/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { addOwnLot, removeOwnLot } from '@/features/live/co-hosts/api/co-hosting.ts';
import type { OverLot } from '@/features/live/co-hosts/model/own-over.ts';
import type { Act } from '@/features/live/co-hosts/ui/host-second.tsx';
import { OwnGoods } from '@/features/live/co-hosts/ui/own-goods.tsx';
import { OwnLots } from '@/features/live/co-hosts/ui/own-lots.tsx';
import { OwnProducts } from '@/features/live/co-hosts/ui/own-products.tsx';
import { useFlashSale } from '@/features/live/flash-sales/model/use-flash-sales.ts';
import { HostFlashSale } from '@/features/live/flash-sales/ui/host-flash-sale.tsx';
import { sellInShow, sellNoMore } from '@/features/live/hosting/api/for-sale.ts';
import { pinProduct } from '@/features/live/hosting/api/host-acts.ts';
import { getForSale } from '@/features/live/shows/api/get-for-sale.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { useLiveDoc } from '@/platform/live/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { Segment } from '@/ui/segment/segment.tsx';
import { OwnOver } from './own-over.tsx';

const PickDrawer = lazyPart(
  async () => (await import('@/features/live/shows/ui/schedule/pick-drawer.tsx')).PickDrawer,
);
const OffersDrawer = lazyPart(
  async () => (await import('@/features/market/offers/ui/offers-drawer.tsx')).OffersDrawer,
);
const StartFlashSale = lazyPart(
  async () => (await import('@/features/live/flash-sales/ui/start-flash-sale.tsx')).StartFlashSale,
);

interface CoHostSellingProps {
  show: Pick<Show, '_id' | 'lots' | 'state'>;
  own: OwnCoHosting;
  shopId: string;
  acting: Act;
  /** What ran already, in the room. */
  over?: { unpaid: readonly OverLot[]; done: readonly OverLot[] };
}

const nothing = { unpaid: [], done: [] };

/** What a co-host sells in another's show: by auction, and at its price. */
export function CoHostSelling({ show, own, shopId, acting, over = nothing }: CoHostSellingProps) {
  const t = useT();
  const [isPicking, setPicking] = useState(false);
  const [flashing, setFlashing] = useState<string | null>(null);
  const { products, pinned } = useOwnProducts(show._id, own.products);
  const flash = useFlashSale(show._id);
  const lotIds: readonly string[] = own.lots;
  const lots = show.lots.filter(({ _id }) => lotIds.includes(_id));
  const isLive = show.state === 'live';
  const { act, busy } = acting;
  const { number } = useFormat();
  const shown = [lots, products, over.unpaid, over.done];
  return (
    <>
      <OwnGoods
        sold={own.sold}
        isEmpty={shown.every(({ length }) => length === 0)}
        onAdd={() => setPicking(true)}
        report={
          isLive ? (
            <ButtonLink to="/live/$roomId/report" params={{ roomId: show._id }} look="ghost" size={40}>
              {t('showReport.open')}
            </ButtonLink>
          ) : null
        }
      >
        <OwnOver title={t('coHost.unpaid')} lots={over.unpaid} acting={acting} />
        {flash && products.some(({ _id }) => _id === flash.sale.productId) ? (
          <HostFlashSale showId={show._id} leading={acting} />
        ) : null}
        <OwnProducts
          items={products}
          {...{ isLive, pinned, busy }}
          onPin={(id) => void act(() => pinProduct(show._id, id))}
          onFlash={setFlashing}
          onRemove={(id) => void act(() => sellNoMore(show._id, id))}
        />
        <Suspense fallback={null}>
          <OffersDrawer shopId={shopId} takesOffers={products.some(({ acceptsOffers }) => acceptsOffers)} />
        </Suspense>
        <OwnLots lots={lots} acting={acting} />
        <OwnOver
          title={t('hosting.done', { count: number(over.done.length) })}
          lots={over.done}
          acting={acting}
        />
      </OwnGoods>
      <Suspense fallback={null}>
        {isPicking ? (
          <Picking {...{ show, shopId, acting, lots }} products={own.products} onOpenChange={setPicking} />
        ) : null}
        {flashing ? (
          <StartFlashSale
            showId={show._id}
            productId={flashing}
            leading={acting}
            onClose={() => setFlashing(null)}
          />
        ) : null}
      </Suspense>
    </>
  );
}

function useOwnProducts(showId: string, ids: readonly string[]) {
  const stage = useLiveDoc(`rooms/${showId}/state/stage`)?.doc?.data;
  const { data } = useQuery({
    ...getForSale(showId, (stage?.listVersion as number | undefined) ?? 0),
    enabled: ids.length > 0,
  });
  const products = (data?.items ?? []).filter(({ _id }) => ids.includes(_id));
  return { products, pinned: (stage?.pinned as string | null | undefined) ?? null };
}

interface PickingProps extends Pick<CoHostSellingProps, 'show' | 'shopId' | 'acting'> {
  lots: CoHostSellingProps['show']['lots'];
  products: readonly string[];
  onOpenChange: (open: boolean) => void;
}

function Picking({ show, shopId, acting: { act }, lots, products, onOpenChange }: PickingProps) {
  const t = useT();
  const [as, setAs] = useState<'product' | 'lot'>('product');
  const drop = (picked: string) =>
    Promise.all(lots.filter((lot) => pickedAs(lot) === picked).map((lot) => removeOwnLot(lot._id)));
  const ways = {
    product: {
      add: (id: string) => sellInShow(show._id, id),
      drop: (id: string) => sellNoMore(show._id, id),
    },
    lot: { add: (id: string, variantId: string | null) => addOwnLot(show._id, id, variantId), drop },
  };
  return (
    <PickDrawer
      dark
      open
      onOpenChange={onOpenChange}
      shopId={shopId}
      picked={as === 'product' ? products : lots.flatMap((lot) => pickedAs(lot) ?? [])}
      asLots={as === 'lot'}
      onPick={({ _id }, on, variantId) =>
        void act(() => (on ? ways[as].add(_id, variantId) : ways[as].drop(variantId ?? _id)))
      }
      kind={
        <Segment
          label={t('scheduling.sellAs')}
          className="mb-3 w-full [&>label]:grow [&>label]:px-2"
          value={as}
          onChange={setAs}
          choices={[
            { value: 'product', label: t('scheduling.sellAs.product') },
            { value: 'lot', label: t('scheduling.sellAs.lot') },
          ]}
        />
      }
    />
  );
}

/** A lot of one variant is picked by that. */
const pickedAs = ({ productId, variant }: CoHostSellingProps['show']['lots'][number]): string | null =>
  variant?._id ?? productId;
