import type { OwnBankAccount } from '@souk/shared/money/payouts/schema.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarClock, LockKeyhole, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { getBankAccount } from '../api/bank-account.ts';
import { BankForm } from './bank-form.tsx';
import { SavedAccount } from './saved-account.tsx';

interface BankPageProps {
  country: string;
  name: string;
  /** They have payouts to look at. */
  hasShop: boolean;
  /** Where someone came from to do this: back there once it is done. */
  onDone: (() => void) | null;
}

/** Where earnings go. */
export function BankPage(props: BankPageProps) {
  const t = useT();
  return (
    <div className="mx-auto max-w-245 pt-4 sm:pt-8">
      <PageHeader title={t('screen.bankdetails')} note={t('account.bankNote')} />
      <div className="mt-7 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_300px]">
        <Panel>
          <OwnAccount {...props} />
        </Panel>
        <ul className="flex flex-col gap-4 rounded-16 bg-fill p-5 text-14 text-ink-2">
          <li className="flex gap-3">
            <LockKeyhole size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
            {t('account.bankPrivate')}
          </li>
          <li className="flex gap-3">
            <CalendarClock size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
            {t('account.bankWhen')}
          </li>
          <li className="flex gap-3">
            <Undo2 size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
            {t('account.bankChange')}
          </li>
        </ul>
      </div>
    </div>
  );
}

function OwnAccount({ country, name, hasShop, onDone }: BankPageProps) {
  const t = useT();
  const { dayAndTime } = useFormat();
  const client = useQueryClient();
  const query = useQuery(getBankAccount());
  const [isChanging, setChanging] = useState(false);
  if (query.isPending) return <Skeleton className="h-80 !rounded-12" />;
  if (!query.data)
    return (
      <ErrorState
        title={t('ui.listFailed')}
        note={t('ui.checkConnection')}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  const { account } = query.data;
  if (account && !isChanging)
    return <SavedAccount account={account} hasShop={hasShop} onChange={() => setChanging(true)} />;
  const onSaved = (saved: OwnBankAccount) => {
    client.setQueryData(getBankAccount().queryKey, saved);
    void client.invalidateQueries({ queryKey: ['payouts'] });
    setChanging(false);
    const until = saved.account?.pausedUntil;
    const title = until
      ? t('account.bankSaved', { when: dayAndTime(until, { inSentence: true }) })
      : t('account.bankActive');
    toast({ kind: 'done', title, acrossPages: onDone !== null });
    onDone?.();
  };
  return (
    <BankForm
      country={account?.country ?? country}
      name={account?.holder ?? name}
      onSaved={onSaved}
      onKeep={account ? () => setChanging(false) : undefined}
    />
  );
}
