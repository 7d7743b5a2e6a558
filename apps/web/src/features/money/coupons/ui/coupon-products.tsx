import type { Coupon } from '@souk/shared/money/coupons/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Checkbox } from '@/ui/checkbox/checkbox.tsx';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { RadioGroup } from '@/ui/radio/radio.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { useTyped } from '@/ui/text-input/use-typed.ts';
import { type CouponKeeper, findInMarket, getChoosable } from '../api/coupons.ts';
import type { CouponPartProps } from './coupon-basics.tsx';
import { ProductChoice } from './product-choice.tsx';

interface ProductsFieldProps extends CouponPartProps {
  keeper: CouponKeeper;
  /** The names of those it was for before. */
  known: Coupon['products'];
}

/** What of a shop, or of the whole market, a coupon is for. */
export function ProductsField({ draft, onChange, keeper, known }: ProductsFieldProps) {
  const t = useT();
  const { which, productIds: ids } = draft;
  const onIds = (productIds: readonly string[]) => onChange({ productIds });
  return (
    <div className="grid gap-4">
      <RadioGroup
        label={t('coupons.products')}
        hideLabel
        value={which}
        onChange={(next) => onChange({ which: next })}
        choices={[
          {
            value: 'all',
            label: t(keeper.kind === 'shop' ? 'coupons.products.all' : 'coupons.products.market'),
          },
          { value: 'some', label: t('coupons.products.some') },
        ]}
      />
      {which === 'all' ? null : keeper.kind === 'shop' ? (
        <OfShop shopId={keeper.shopId} ids={ids} onIds={onIds} />
      ) : (
        <OfMarket known={known} ids={ids} onIds={onIds} />
      )}
      {keeper.kind === 'shop' ? (
        <div className="grid gap-1.5 border-t border-hairline pt-4">
          <Checkbox checked={draft.alsoWon} onChange={(alsoWon) => onChange({ alsoWon })}>
            {t('coupons.alsoWon')}
          </Checkbox>
          <p className="text-13 text-ink-2">{t('coupons.alsoWonHint')}</p>
        </div>
      ) : null}
    </div>
  );
}

interface OfProps {
  ids: readonly string[];
  onIds: (ids: readonly string[]) => void;
}

/** All that a shop has, narrowed here. */
function OfShop({ shopId, ids, onIds }: OfProps & { shopId: string }) {
  const t = useT();
  const query = useQuery(getChoosable(shopId));
  const [asked, setAsked] = useState('');
  if (query.isError)
    return (
      <ErrorState
        title={t('ui.listFailed')}
        note={t(errorCopy(query.error).next)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  if (!query.data) return <Skeleton className="h-60" />;
  const words = asked.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = query.data.items.filter(({ title }) => {
    const text = title.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <ProductChoice
      {...{ found, asked, ids, onIds }}
      searchLabel={t('coupons.findProducts')}
      onAsked={setAsked}
    />
  );
}

/** The market’s products are too many to list: what was chosen stands first, then what is searched for. */
function OfMarket({ known, ids, onIds }: OfProps & { known: Coupon['products'] }) {
  const t = useT();
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useTyped(search, setSearch);
  const [chosen, setChosen] = useState<ReadonlyArray<{ _id: string; title: string; shop?: string }>>(known);
  const { data } = useQuery(findInMarket(search));
  const hits = data?.items.map(({ _id, title, shop }) => ({ _id, title, shop: shop.name })) ?? [];
  const found = [...chosen, ...hits.filter(({ _id }) => chosen.every((one) => one._id !== _id))];
  return (
    <ProductChoice
      {...{ found, ids }}
      searchLabel={t('coupons.findInMarket')}
      asked={typed}
      onAsked={setTyped}
      onIds={(next) => {
        setChosen((before) => [
          ...before,
          ...hits.filter(({ _id }) => next.includes(_id) && before.every((one) => one._id !== _id)),
        ]);
        onIds(next);
      }}
    />
  );
}
