import type { Shop } from '@souk/shared/market/shops/schema.ts';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Check, ChevronRight } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { type StartStep, startSteps } from '../model/start-steps.ts';

interface OwnerStartProps {
  shop: Shop;
  /** Some parcel can go somewhere. */
  ships: boolean;
  /** Where others would look too: that they see nothing of it. */
  note?: string;
  className?: string;
}

/** What a new shop needs before it can sell, until all of it is done. */
export function OwnerStart({ shop, ships, note, className }: OwnerStartProps) {
  const t = useT();
  const { number } = useFormat();
  const shopId = shop._id;
  const links: Readonly<Record<StartStep['key'], LinkProps>> = {
    look: { to: '/shop/edit/$shopId', params: { shopId } },
    shipping: { to: '/settings/shipping-method' },
    product: { to: '/shop/add/$shopId', params: { shopId } },
  };
  const steps = startSteps(shop, ships);
  if (steps.every(({ done }) => done)) return null;
  const next = steps.find(({ done }) => !done);
  return (
    <section
      aria-labelledby="owner-start"
      className={cx('@container rounded-20 border border-line bg-surface p-5', className)}
    >
      <h2 id="owner-start" className="display text-18">
        {t('shopEdit.start')}
      </h2>
      {note ? <p className="mt-1 text-14 text-ink-2">{note}</p> : null}
      <ol className="mt-4 grid gap-2.5 @3xl:grid-cols-3">
        {steps.map(({ key, done }, place) => (
          <li key={key} className="min-w-0">
            <Link
              {...links[key]}
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
                {done ? <Check size={17} /> : number(place + 1)}
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
