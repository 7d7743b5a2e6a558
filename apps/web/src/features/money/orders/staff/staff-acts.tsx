import { orderWordLength } from '@souk/shared/money/orders/limits.ts';
import type { Order } from '@souk/shared/money/orders/schema.ts';
import type { StaffActBody } from '@souk/shared/money/staff-orders/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAttempts } from '@/platform/api/index.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { filled } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { Textarea } from '@/ui/textarea/textarea.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { actAsStaff } from './act-as-staff.ts';

type Act = Order['staffActs'][number];

/** What staff can do about an order now. */
export function StaffActs({ order }: { order: Order }) {
  const t = useT();
  const [act, setAct] = useState<Act | null>(null);
  if (order.staffActs.length === 0) return null;
  return (
    <Panel
      title={t('staffOrders.title')}
      actions={order.held ? <StatusChip tone="action">{t('staffOrders.held')}</StatusChip> : null}
    >
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        {order.staffActs.map((one) => (
          <Button key={one} onClick={() => setAct(one)}>
            {t(`staffOrders.do.${one}`)}
          </Button>
        ))}
      </div>
      {act ? <StaffAct order={order} act={act} onClose={() => setAct(null)} /> : null}
    </Panel>
  );
}

const formId = 'staff-act';

function StaffAct({ order, act, onClose }: { order: Order; act: Act; onClose: () => void }) {
  const t = useT();
  const { money } = useFormat();
  const queryClient = useQueryClient();
  const [amount, setAmount] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const left = order.refundable;
  const attempt = useAttempts();
  const save = useMutation({
    mutationFn: () => {
      const body = bodyOf(act, reason.trim(), amount, left.currency);
      return attempt(body, (key) => actAsStaff(order._id, body, key));
    },
    onSuccess: () => {
      toast({ kind: 'done', title: t('staffOrders.done') });
      onClose();
    },
    // Also what was refused: what is shown is not what there is.
    onSettled: () =>
      Promise.all(['order', 'admin'].map((key) => queryClient.invalidateQueries({ queryKey: [key] }))),
  });
  const isTooMuch = amount !== null && amount > left.amount;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t(`staffOrders.do.${act}`)}
      note={t(`staffOrders.note.${act}`, { amount: money(left, { exact: true }) })}
      actions={
        <>
          <Button onClick={onClose}>{t('account.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            look={act === 'refund' || act === 'cancel' ? 'danger' : 'accent'}
            disabled={isTooMuch}
            loading={save.isPending}
          >
            {t(`staffOrders.do.${act}`)}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={() => save.mutate()} className="flex flex-col gap-5">
        {act === 'refund' ? (
          <MoneyInput
            label={t('sold.refund.howMuch')}
            currency={left.currency}
            amount={amount}
            onAmount={setAmount}
          />
        ) : null}
        <Textarea
          label={t('orders.reason')}
          hint={t('staffOrders.reasonHint')}
          required
          rows={3}
          maxLength={orderWordLength.note}
          rules={[filled(t('ui.required'))]}
          value={reason}
          onChange={setReason}
        />
        {save.error ? <Notice tone="bad">{failureWords(save.error, t)}</Notice> : null}
      </Form>
    </Dialog>
  );
}

function bodyOf(act: Act, reason: string, amount: number | null, currency: string): StaffActBody {
  if (act !== 'refund') return { act, reason };
  return { act, reason, amount: amount ? { amount, currency } : null };
}
