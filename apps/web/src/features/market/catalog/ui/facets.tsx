import type { ProductPage } from '@souk/shared/market/catalog/schema.ts';
import { type ReactNode, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Checkbox } from '@/ui/checkbox/checkbox.tsx';
import { cx } from '@/ui/cx.ts';
import { conditions, type Filters, kinds, toggled } from '../model/filters.ts';
import { PriceFacet } from './price-facet.tsx';
import { ShippingFacet } from './shipping-facet.tsx';

export interface FacetsProps {
  facets: NonNullable<ProductPage['facets']>;
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** In a category the categories stand above the list already. */
  hide?: ReadonlyArray<'category' | 'shop'>;
}

/** What narrows a list, with how many things each choice would leave. */
export function Facets({ facets, filters, onChange, hide = [] }: FacetsProps) {
  const t = useT();
  const { number } = useFormat();
  const set = (change: Partial<Filters>) => onChange({ ...filters, ...change });
  const countOf = (list: ReadonlyArray<{ value: string; count: number }>, value: string) =>
    list.find((facet) => facet.value === value)?.count ?? 0;
  return (
    <div className="[&>*+*]:mt-5 [&>*+*]:border-t [&>*+*]:border-line [&>*+*]:pt-5">
      {facets.among === null ? null : (
        <p className="text-13 text-ink-2">{t('searching.countedAmong', { count: number(facets.among) })}</p>
      )}
      {hide.includes('category') || facets.categories.length === 0 ? null : (
        <Group title={t('market.facet.category')}>
          <FewFirst
            items={facets.categories}
            keep={(facet) => facet.value === filters.category}
            show={({ value, label, count }) => (
              <ChoiceLine
                key={value}
                chosen={filters.category === value}
                count={count}
                onClick={() => set({ category: filters.category === value ? null : value })}
              >
                {label}
              </ChoiceLine>
            )}
          />
        </Group>
      )}
      <PriceFacet prices={facets.prices} filters={filters} onChange={set} />
      <Group title={t('market.facet.buying')}>
        {kinds.map((kind) => (
          <Tick
            key={kind}
            count={countOf(facets.kinds, kind)}
            checked={filters.kind.includes(kind)}
            onChange={() => set({ kind: toggled(filters.kind, kind) })}
          >
            {t(`market.kind.${kind}`)}
          </Tick>
        ))}
        <Tick count={facets.offers} checked={filters.offers} onChange={(offers) => set({ offers })}>
          {t('market.takesOffers')}
        </Tick>
      </Group>
      <Group title={t('searching.shipping')}>
        <ShippingFacet filters={filters} onChange={set} />
        <Tick
          count={facets.freeShipping}
          checked={filters.freeShipping}
          onChange={(freeShipping) => set({ freeShipping })}
        >
          {t('searching.freeShipping')}
        </Tick>
      </Group>
      <Group title={t('market.facet.condition')}>
        {conditions.map((condition) => (
          <Tick
            key={condition}
            count={countOf(facets.conditions, condition)}
            checked={filters.condition.includes(condition)}
            onChange={() => set({ condition: toggled(filters.condition, condition) })}
          >
            {t(`market.condition.${condition}`)}
          </Tick>
        ))}
      </Group>
      {hide.includes('shop') || facets.shops.length === 0 ? null : (
        <Group title={t('market.facet.shop')}>
          <FewFirst
            items={facets.shops}
            keep={(facet) => facet.value === filters.shop}
            show={({ value, label, count }) => (
              <Tick
                key={value}
                count={count}
                checked={filters.shop === value}
                onChange={(on) => set({ shop: on ? value : null })}
              >
                {label}
              </Tick>
            )}
          />
        </Group>
      )}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <fieldset className="min-w-0">
        <legend className="mb-2 text-14 font-semibold">{title}</legend>
        <div className="grid">{children}</div>
      </fieldset>
    </div>
  );
}

type TickProps = { checked: boolean; count: number; onChange: (on: boolean) => void; children: ReactNode };

/** A choice that would leave nothing stays in its place, so that the list does not jump. */
function Tick({ checked, count, onChange, children }: TickProps) {
  const { number } = useFormat();
  return (
    <Checkbox
      checked={checked}
      disabled={count === 0 && !checked}
      count={number(count)}
      onChange={onChange}
      className="!flex min-h-8 max-lg:min-h-11"
    >
      <span className="min-w-0 truncate">{children}</span>
    </Checkbox>
  );
}

type ChoiceLineProps = { chosen: boolean; count: number; onClick: () => void; children: ReactNode };

function ChoiceLine({ chosen, count, onClick, children }: ChoiceLineProps) {
  const { number } = useFormat();
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onClick}
      className={cx(
        'flex min-h-8 items-center justify-between gap-2 rounded-8 text-start text-14 hover:text-ink-1 max-lg:min-h-11',
        chosen ? 'font-semibold text-ink-1' : 'text-ink-2',
      )}
    >
      <span className="min-w-0 truncate">{children}</span>
      <span className="text-ink-3 figures">{number(count)}</span>
    </button>
  );
}

type Named = { value: string; label: string; count: number };
type FewFirstProps = {
  items: readonly Named[];
  keep: (item: Named) => boolean;
  show: (item: Named) => ReactNode;
};

const few = 6;

function FewFirst({ items, keep, show }: FewFirstProps) {
  const t = useT();
  const [all, setAll] = useState(false);
  const shown = all ? items : items.filter((item, index) => index < few || keep(item));
  const more = items.length - shown.length;
  return (
    <>
      {shown.map(show)}
      {more > 0 ? (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="min-h-8 rounded-8 text-start text-14 font-semibold max-lg:min-h-11"
        >
          {t('market.countMore', { count: more })}
        </button>
      ) : null}
    </>
  );
}
