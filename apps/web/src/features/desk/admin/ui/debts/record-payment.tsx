import type { ShopDebt } from '@souk/shared/money/payouts/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAttempts } from '@/platform/api/index.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { filled } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { bookDebt } from '../../api/debts.ts';

const formId = 'record-payment';

/** What a shop paid the market by bank transfer or in cash. */
export function RecordPayment({ debt: { shop, owed }, onClose }: { debt: ShopDebt; onClose: () => void }) {
  const t = useT();
  const { money } = useFormat();
  const queries = useQueryClient();
  const attempt = useAttempts();
  const { currency } = owed;
  const [amount, setAmount] = useState<number | null>(owed.amount);
  const [reference, setReference] = useState('');
  const received = { amount: { amount: amount ?? 0, currency }, reference: reference.trim() };
  const exact = money(received.amount, { exact: true });
  const send = useMutation({
    mutationFn: () => attempt([received], (key) => bookDebt(shop._id, received, key)),
    onSuccess: () => {
      toast({ kind: 'done', title: t('debts.recorded', { amount: exact, shop: shop.name }) });
      onClose();
    },
    // Also when a sale or a colleague was quicker.
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin'] }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('debts.recordTitle', { shop: shop.name })}
      note={t('debts.recordNote')}
      actions={
        <>
          <Button onClick={onClose}>{t('account.cancel')}</Button>
          <Button type="submit" form={formId} look="ink" loading={send.isPending}>
            {t('debts.record')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={() => send.mutate()} className="flex flex-col gap-5">
        <MoneyInput
          label={t('account.amount')}
          currency={currency}
          amount={amount}
          onAmount={setAmount}
          required
          rules={[
            filled(t('ui.required')),
            () =>
              (received.amount.amount > 0 && received.amount.amount <= owed.amount) ||
              t('debts.upTo', { amount: money(owed, { exact: true }) }),
          ]}
          hint={t('debts.upTo', { amount: money(owed, { exact: true }) })}
        />
        <TextInput
          label={t('debts.reference')}
          hint={t('debts.referenceHint')}
          required
          maxLength={80}
          rules={[filled(t('ui.required'))]}
          value={reference}
          onChange={setReference}
        />
        {send.error ? <Notice tone="bad">{failureWords(send.error, t)}</Notice> : null}
      </Form>
    </Dialog>
  );
}
