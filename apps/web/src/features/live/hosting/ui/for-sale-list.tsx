import type { ProductCard } from '@souk/shared/market/catalog/schema.ts';
import { ListPlus, MoreVertical, Pin, PinOff, Plus, X, Zap } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { Menu } from '@/ui/menu/menu.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { SoldBy } from '@/ui/sold-by/sold-by.tsx';
import { sellNoMore } from '../api/for-sale.ts';
import { pinProduct } from '../api/host-acts.ts';
import { addStep } from '../api/steps.ts';
import type { Leading } from '../model/use-hosting.ts';
import { useSteps } from '../model/use-steps.ts';

interface ForSaleListProps {
  showId: string;
  /** Whose show it is. */
  shopId: string;
  isLive: boolean;
  items: readonly ProductCard[];
  leading: Leading & { hosting: NonNullable<Leading['hosting']> };
  onAdd: () => void;
  onFlash: (productId: string) => void;
}

/** What the show sells at its price: any of it can be held up for the whole room. */
export function ForSaleList(props: ForSaleListProps) {
  const { showId, shopId, isLive, items, leading, onAdd, onFlash } = props;
  const t = useT();
  const { money } = useFormat();
  const { act, busy, hosting } = leading;
  const waits = useSteps(showId).steps.flatMap((step) =>
    step.kind === 'product' && step.state === 'waiting' ? step.productId : [],
  );
  const afterLots = Math.max(0, ...hosting.lots.map(({ number }) => number));
  return (
    <>
      <ul className="flex flex-col gap-1">
        {items.map(({ _id, title, image, price, available, shop }) => {
          const isOwn = shop._id === shopId;
          const isPinned = hosting.pinned?._id === _id;
          return (
            <li key={_id} className="flex items-center gap-2.5 rounded-14 p-2 hover:bg-hover">
              <Picture image={image} alt="" ratio="4/5" sizes="40px" className="!w-9 shrink-0 rounded-10" />
              <div className="min-w-0 grow">
                <p dir="auto" className="own-words line-clamp-2 text-14 font-medium wrap-anywhere">
                  {title}
                </p>
                <p className="text-12 text-ink-2 figures">
                  {money(price)} · {t('live.inStock', { count: available })}
                </p>
                <SoldBy shop={isOwn ? null : shop.name} />
              </div>
              {isLive && isOwn ? (
                <IconButton
                  look="ghost"
                  size={32}
                  label={t('flash.startOf', { title })}
                  disabled={busy || available < 1}
                  className="touch-44"
                  onClick={() => onFlash(_id)}
                >
                  <Zap size={17} aria-hidden="true" />
                </IconButton>
              ) : null}
              {isLive ? (
                <IconButton
                  look={isPinned ? 'on' : 'ghost'}
                  size={32}
                  label={t(isPinned ? 'hosting.unpinOf' : 'hosting.pinOf', { title })}
                  aria-pressed={isPinned}
                  disabled={busy || (available < 1 && !isPinned)}
                  className="touch-44"
                  onClick={() => void act(() => pinProduct(showId, isPinned ? null : _id))}
                >
                  {isPinned ? <PinOff size={17} aria-hidden="true" /> : <Pin size={17} aria-hidden="true" />}
                </IconButton>
              ) : null}
              <Menu
                dark
                align="end"
                trigger={
                  <IconButton
                    look="ghost"
                    size={32}
                    label={t('hosting.more', { title })}
                    className="touch-44"
                  >
                    <MoreVertical size={17} aria-hidden="true" />
                  </IconButton>
                }
                entries={[
                  ...(isOwn
                    ? [
                        {
                          key: 'list',
                          label: t('hosting.putOnList'),
                          icon: <ListPlus size={17} aria-hidden="true" />,
                          disabled: available < 1 || waits.includes(_id),
                          onSelect: () =>
                            void act(() => addStep(showId, { kind: 'product', productId: _id, afterLots })),
                        },
                      ]
                    : []),
                  {
                    key: 'remove',
                    label: t('hosting.remove'),
                    icon: <X size={17} aria-hidden="true" />,
                    danger: true,
                    onSelect: () => void act(() => sellNoMore(showId, _id)),
                  },
                ]}
              />
            </li>
          );
        })}
      </ul>
      {items.length === 0 ? (
        <p className="px-2 py-4 text-center text-14 text-ink-2">{t('hosting.none.sale')}</p>
      ) : null}
      <Button look="outline" size={40} block icon={<Plus size={17} aria-hidden="true" />} onClick={onAdd}>
        {t('hosting.addForSale')}
      </Button>
    </>
  );
}
