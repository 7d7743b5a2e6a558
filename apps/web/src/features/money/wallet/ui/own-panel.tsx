import type { WalletView } from '@souk/shared/money/wallet/schema.ts';
import { RotateCcw, ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { BigSum } from './big-sum.tsx';
import { SumLine } from './sum-line.tsx';

interface OwnPanelProps {
  own: Pick<WalletView, 'wallet' | 'takenBack'>;
  /** What can be done with it. */
  children: ReactNode;
}

/** What one has to buy with: the market's currency first, others below it. */
export function OwnPanel({ own: { wallet, takenBack }, children }: OwnPanelProps) {
  const t = useT();
  const { money } = useFormat();
  const [first, ...others] = wallet;
  return (
    <Panel className="flex flex-col">
      {first ? <BigSum label={t('account.available')} sum={first} /> : null}
      {others.map((sum) => (
        <p key={sum.currency} className="mt-2 text-18 font-semibold figures">
          {money(sum, { exact: true })}
        </p>
      ))}
      <p className="mt-1 text-14 text-ink-2">{t('wallet.ownNote')}</p>
      {takenBack.map(({ frozen, owed }) => (
        <dl key={frozen.currency} className="mt-5 border-t border-line text-14">
          <SumLine name={t('wallet.onHold')} note={t('wallet.onHoldNote')} sum={frozen} />
          <SumLine name={t('wallet.owed')} note={t('wallet.spentNote')} sum={owed} />
        </dl>
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
      <div className="mt-auto pt-5 empty:hidden">{children}</div>
    </Panel>
  );
}
