import type { BankAccount } from '@souk/shared/money/payouts/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { useConfirmed } from '@/platform/confirm/use-confirmed.tsx';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { countryName } from '@/platform/i18n/country-name.ts';
import { useFormat, useLanguage, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Dialog, DialogClose } from '@/ui/dialog/dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { getBankAccount, removeBankAccount } from '../api/bank-account.ts';

interface SavedAccountProps {
  account: BankAccount;
  hasShop: boolean;
  onChange: () => void;
}

/** The account one has, and from when money goes there. */
export function SavedAccount({ account, hasShop, onChange }: SavedAccountProps) {
  const t = useT();
  const { dayAndTime } = useFormat();
  const { code } = useLanguage();
  const { pausedUntil } = account;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-12 shrink-0 place-items-center rounded-12 bg-fill text-ink-2"
        >
          <Landmark size={22} />
        </span>
        <div className="min-w-0">
          <p className="font-semibold figures">{t('account.bankEnding', { last4: account.last4 })}</p>
          <p className="text-14 text-ink-2 wrap-anywhere">
            {account.holder} · {countryName(account.country, code)}
          </p>
        </div>
      </div>
      <Notice tone={pausedUntil ? 'warning' : 'done'}>
        {pausedUntil
          ? t('account.bankPaused', { when: dayAndTime(pausedUntil, { inSentence: true }) })
          : t('account.bankActive')}
      </Notice>
      <div className="flex flex-wrap gap-2 border-t border-hairline pt-5">
        {hasShop ? (
          <ButtonLink to="/settings/payout" look="accent" className="max-sm:w-full">
            {t('account.seePayouts')}
          </ButtonLink>
        ) : null}
        <Button onClick={onChange} className="max-sm:w-full">
          {t('account.changeBank')}
        </Button>
        <Removal />
      </div>
    </div>
  );
}

function Removal() {
  const t = useT();
  const client = useQueryClient();
  const confirmed = useConfirmed();
  const [isOpen, setOpen] = useState(false);
  const remove = useMutation({
    mutationFn: () => confirmed.run(removeBankAccount),
    onSuccess: () => {
      client.setQueryData(getBankAccount().queryKey, { account: null });
      void client.invalidateQueries({ queryKey: ['payouts'] });
      toast({ kind: 'done', title: t('account.bankRemoved') });
    },
  });
  return (
    <Dialog
      title={t('account.removeBankSure')}
      note={t('account.removeBankNote')}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button look="ghost" className="max-sm:w-full">
          {t('account.removeBank')}
        </Button>
      }
      actions={
        <>
          <DialogClose render={<Button>{t('account.keepBank')}</Button>} />
          <Button look="danger" loading={remove.isPending} onClick={() => remove.mutate()}>
            {t('account.removeBank')}
          </Button>
        </>
      }
    >
      {remove.error ? <Notice tone="bad">{failureWords(remove.error, t)}</Notice> : null}
    </Dialog>
  );
}
