import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import type { WalletView } from './wallet-page.tsx';

export function BalancePanel({ wallet }: { wallet: WalletView }) {
  const t = useT();
  const { money } = useFormat();
  const exact = { exact: true };
  return (
    <Panel className="flex flex-col">
      <h2 className="text-14 font-normal text-ink-2">{t('account.available')}</h2>
      <p className="mt-1 text-48 font-[560] tracking-[-0.03em] figures">{money(wallet.available, exact)}</p>
      <p className="mt-1 text-14 text-ink-2">{t('account.availableNote')}</p>
      <dl className="mt-6 flex grow flex-col text-14">
        <div className="flex items-start justify-between gap-4 border-t border-line pt-4">
          <dt>
            <span className="font-semibold">{t('account.pending')}</span>
            <span className="block text-13 text-ink-2">{t('account.pendingNote')}</span>
          </dt>
          <dd className="text-16 font-semibold figures">{money(wallet.pending, exact)}</dd>
        </div>
        <div className="mt-4 flex items-center justify-between gap-4 border-t border-hairline pt-4 lg:mt-auto">
          <dt className="font-medium">{t('account.onHold')}</dt>
          <dd className="text-ink-2 figures">{money(wallet.onHold, exact)}</dd>
        </div>
      </dl>
    </Panel>
  );
}
