import type { Shop } from '@souk/shared/market/shops/schema.ts';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Check, ChevronRight } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';

interface OwnerStartProps {
  shop: Shop;
  /** Some parcel can go somewhere. */
  ships: boolean;
}

/** What a new shop needs before somebody can buy there, until all of it is done. */
export function OwnerStart({ shop, ships }: OwnerStartProps) {
  const t = useT();
  const shopId = shop._id;
  const steps: ReadonlyArray<{ key: 'look' | 'shipping' | 'product'; done: boolean; link: LinkProps }> = [
    {
      key: 'look',
      done: shop.logo !== null && shop.banner !== null,
      link: { to: '/shop/edit/$shopId', params: { shopId } },
    },
    { key: 'shipping', done: ships, link: { to: '/settings/shipping-method' } },
    { key: 'product', done: shop.counts.products > 0, link: { to: '/shop/add/$shopId', params: { shopId } } },
  ];
  if (steps.every(({ done }) => done)) return null;
  const next = steps.find(({ done }) => !done);
  return (
    <section
      aria-labelledby="owner-start"
      className="mt-5 rounded-20 border border-line bg-surface p-5 sm:mt-6"
    >
      <h2 id="owner-start" className="display text-18">
        {t('shopEdit.start')}
      </h2>
      <p className="mt-1 text-14 text-ink-2">{t('shopEdit.startNote')}</p>
      <ol className="mt-4 grid gap-2.5 lg:grid-cols-3">
        {steps.map(({ key, done, link }, place) => (
          <li key={key} className="min-w-0">
            <Link
              {...link}
              className={cx(
                'flex h-full min-h-16 items-center gap-3 rounded-14 px-3.5 py-3 hover:bg-hover',
                key === next?.key
                  ? 'shadow-[inset_0_0_0_2px_var(--ink)]'
                  : 'shadow-[inset_0_0_0_1px_var(--line)]',
              )}
            >
              <span
                aria-hidden="true"
                className={cx(
                  'grid size-8 shrink-0 place-items-center rounded-full text-14 font-semibold figures',
                  done ? 'bg-won-soft text-won-text' : 'bg-accent-soft text-accent-text',
                )}
              >
                {done ? <Check size={17} /> : place + 1}
              </span>
              <span className="min-w-0 grow text-14">
                <b className="block font-semibold text-ink-1">{t(`shopEdit.step.${key}`)}</b>
                <span className="block text-ink-2">
                  {done ? t('shopEdit.stepDone') : t(`shopEdit.stepNote.${key}`)}
                </span>
              </span>
              <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-3 rtl:-scale-x-100" />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
