import { couponLimits } from '@souk/shared/money/coupons/rules.ts';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Checkbox } from '@/ui/checkbox/checkbox.tsx';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { useField } from '@/ui/form/use-field.ts';
import { RadioGroup } from '@/ui/radio/radio.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { getChoosable } from '../api/coupons.ts';
import type { CouponPartProps } from './coupon-basics.tsx';

/** What of a shop a coupon is for. */
export function ProductsField({ draft, onChange, shopId }: CouponPartProps & { shopId: string }) {
  const t = useT();
  const { which } = draft;
  return (
    <div className="grid gap-4">
      <RadioGroup
        label={t('coupons.products')}
        hideLabel
        value={which}
        onChange={(next) => onChange({ which: next })}
        choices={[
          { value: 'all', label: t('coupons.products.all') },
          { value: 'some', label: t('coupons.products.some') },
        ]}
      />
      {which === 'some' ? (
        <Chosen shopId={shopId} ids={draft.productIds} onIds={(productIds) => onChange({ productIds })} />
      ) : null}
    </div>
  );
}

interface ChosenProps {
  shopId: string;
  ids: readonly string[];
  onIds: (ids: readonly string[]) => void;
}

function Chosen({ shopId, ids, onIds }: ChosenProps) {
  const t = useT();
  const query = useQuery(getChoosable(shopId));
  const [asked, setAsked] = useState('');
  const field = useField<readonly string[]>({
    value: ids,
    rules: [
      () => ids.length > 0 || t('coupons.chooseProducts'),
      () => ids.length <= couponLimits.products || t('coupons.tooManyProducts'),
    ],
  });
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
    <fieldset
      id={field.id}
      tabIndex={-1}
      aria-describedby={field.messageId}
      className="grid min-w-0 gap-3 rounded-14 outline-none"
    >
      <legend className="sr-only">{t('coupons.products.some')}</legend>
      <TextInput
        type="search"
        label={t('coupons.findProducts')}
        start={<Search size={17} aria-hidden="true" />}
        value={asked}
        onChange={setAsked}
      />
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too
        tabIndex={0}
        aria-label={t('coupons.products')}
        className="max-h-76 divide-y divide-hairline overflow-y-auto rounded-14 border border-line"
      >
        {found.map(({ _id, title }) => (
          <li key={_id}>
            <Checkbox
              checked={ids.includes(_id)}
              onChange={(on) => onIds(on ? [...ids, _id] : ids.filter((id) => id !== _id))}
              className="flex w-full px-4 py-2.5"
            >
              <span className="min-w-0 wrap-anywhere">{title}</span>
            </Checkbox>
          </li>
        ))}
        {found.length === 0 ? (
          <li className="px-4 py-6 text-center text-14 text-ink-2">{t('coupons.noProducts')}</li>
        ) : null}
      </ul>
      <p aria-live="polite" id={field.messageId} className="text-13">
        {field.problem ? (
          <span className="font-medium text-bad">{field.problem}</span>
        ) : (
          <span className="text-ink-2 figures">{t('coupons.productsSelected', { count: ids.length })}</span>
        )}
      </p>
    </fieldset>
  );
}
