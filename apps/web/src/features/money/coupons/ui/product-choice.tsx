import { couponLimits } from '@souk/shared/money/coupons/rules.ts';
import { Search } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { Checkbox } from '@/ui/checkbox/checkbox.tsx';
import { useField } from '@/ui/form/use-field.ts';
import { TextInput } from '@/ui/text-input/text-input.tsx';

interface ProductChoiceProps {
  /** What was found, with its shop where there are several. */
  found: ReadonlyArray<{ _id: string; title: string; shop?: string }>;
  searchLabel: string;
  asked: string;
  onAsked: (words: string) => void;
  ids: readonly string[];
  onIds: (ids: readonly string[]) => void;
}

/** Some of many products, found by their words. */
export function ProductChoice({ found, searchLabel, asked, onAsked, ids, onIds }: ProductChoiceProps) {
  const t = useT();
  const field = useField<readonly string[]>({
    value: ids,
    rules: [
      () => ids.length > 0 || t('coupons.chooseProducts'),
      () => ids.length <= couponLimits.products || t('coupons.tooManyProducts'),
    ],
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
        label={searchLabel}
        start={<Search size={17} aria-hidden="true" />}
        value={asked}
        onChange={onAsked}
      />
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too
        tabIndex={0}
        aria-label={t('coupons.products')}
        className="max-h-76 divide-y divide-hairline overflow-y-auto rounded-14 border border-line"
      >
        {found.map(({ _id, title, shop }) => (
          <li key={_id}>
            <Checkbox
              checked={ids.includes(_id)}
              onChange={(on) => onIds(on ? [...ids, _id] : ids.filter((id) => id !== _id))}
              className="flex w-full px-4 py-2.5"
            >
              <span className="min-w-0 wrap-anywhere">
                <bdi>{title}</bdi>
                {shop ? (
                  <span className="block text-13 text-ink-2">
                    <bdi>{shop}</bdi>
                  </span>
                ) : null}
              </span>
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
