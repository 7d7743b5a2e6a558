import type { DebtPayment } from '@souk/shared/money/payouts/schema.ts';
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
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { undoDebtPayment } from '../../api/debts.ts';

const formId = 'undo-payment';

/** A payment that was recorded by mistake, for a reason. */
export function UndoPayment({
  payment: { _id, shop, amount: paid },
  onClose,
}: {
  payment: DebtPayment;
  onClose: () => void;
}) {
  const t = useT();
  const { money } = useFormat();
  const queries = useQueryClient();
  const attempt = useAttempts();
  const [reason, setReason] = useState('');
  const amount = money(paid, { exact: true });
  const why = { reason: reason.trim() };
  const undo = useMutation({
    mutationFn: () => attempt([_id, why], (key) => undoDebtPayment(_id, why, key)),
    onSuccess: () => {
      toast({ kind: 'done', title: t('debts.undoDone', { amount, shop: shop.name }) });
      onClose();
    },
    // Also when a colleague was quicker.
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin'] }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('debts.undoTitle', { amount, shop: shop.name })}
      note={t('debts.undoNote')}
      actions={
        <>
          <Button onClick={onClose}>{t('account.cancel')}</Button>
          <Button type="submit" form={formId} look="danger" loading={undo.isPending}>
            {t('debts.undo')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={() => undo.mutate()} className="flex flex-col gap-5">
        <TextInput
          label={t('orders.reason')}
          hint={t('debts.reasonHint')}
          required
          maxLength={200}
          rules={[filled(t('ui.required'))]}
          value={reason}
          onChange={setReason}
        />
        {undo.error ? <Notice tone="bad">{failureWords(undo.error, t)}</Notice> : null}
      </Form>
    </Dialog>
  );
}
