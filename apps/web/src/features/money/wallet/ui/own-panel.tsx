import type { Money } from '@souk/shared/money.ts';
import { RotateCcw, ShoppingBag } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { BigSum } from './big-sum.tsx';

/** What one has to buy with: the largest figure first, other currencies below it. */
export function OwnPanel({ sums }: { sums: readonly Money[] }) {
  const t = useT();
  const { money } = useFormat();
  const [first, ...others] = sums;
  return (
    <Panel title={t('wallet.ownMoney')} className="flex flex-col">
      <p className="-mt-3 mb-4 text-14 text-ink-2">{t('wallet.ownNote')}</p>
      {first ? <BigSum label={t('account.available')} sum={first} /> : null}
      {others.map((sum) => (
        <p key={sum.currency} className="mt-2 text-18 font-semibold figures">
          {money(sum, { exact: true })}
        </p>
      ))}
      <ul className="mt-5 flex flex-col gap-3 border-t border-line pt-4 text-14 text-ink-2">
        <li className="flex gap-3">
          <RotateCcw size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
          {t('wallet.whatForRefunds')}
        </li>
        <li className="flex gap-3">
          <ShoppingBag size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
          {t('wallet.whatForPay')}
        </li>
      </ul>
    </Panel>
  );
}
