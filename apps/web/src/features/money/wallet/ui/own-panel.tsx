import type { Money } from '@souk/shared/money.ts';
import { RotateCcw, ShoppingBag } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { BigSum } from './big-sum.tsx';

/** What one has to buy with: the market's currency first, others below it. Alone on its page it has room for two columns. */
export function OwnPanel({ sums, alone }: { sums: readonly Money[]; alone: boolean }) {
  const t = useT();
  const { money } = useFormat();
  const [first, ...others] = sums;
  return (
    <Panel title={alone ? undefined : t('wallet.ownMoney')}>
      <div className={cx('grid gap-x-8', alone && 'lg:grid-cols-2 lg:items-center')}>
        <div>
          {alone ? null : <p className="-mt-3 mb-4 text-14 text-ink-2">{t('wallet.ownNote')}</p>}
          {first ? <BigSum label={t('account.available')} sum={first} /> : null}
          {others.map((sum) => (
            <p key={sum.currency} className="mt-2 text-18 font-semibold figures">
              {money(sum, { exact: true })}
            </p>
          ))}
          {alone ? <p className="mt-1 text-14 text-ink-2">{t('wallet.ownNote')}</p> : null}
        </div>
        <ul
          className={cx(
            'mt-5 flex flex-col gap-3 border-line pt-4 text-14 text-ink-2 max-lg:border-t',
            alone ? 'lg:mt-0 lg:border-s lg:py-4 lg:ps-8' : 'lg:border-t',
          )}
        >
          <li className="flex gap-3">
            <RotateCcw size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
            {t('wallet.whatForRefunds')}
          </li>
          <li className="flex gap-3">
            <ShoppingBag size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
            {t('wallet.whatForPay')}
          </li>
        </ul>
      </div>
    </Panel>
  );
}
