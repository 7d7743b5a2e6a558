import type { AdminTip } from '@souk/shared/desk/admin-tips/schema.ts';
import { tipReasonLength } from '@souk/shared/money/tips/states.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { filled } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { Textarea } from '@/ui/textarea/textarea.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { sendTipBack } from '../../api/tips.ts';

const formId = 'send-tip-back';

/** Back into the wallet of who gave it, for a reason. */
export function SendTipBack({ tip, onClose }: { tip: AdminTip; onClose: () => void }) {
  const t = useT();
  const { money } = useFormat();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const amount = money({ ...tip.amount, amount: tip.amount.amount - tip.returned.amount }, { exact: true });
  const send = useMutation({
    mutationFn: () => sendTipBack(tip._id, reason.trim()),
    onSuccess: () => {
      toast({ kind: 'done', title: t('tips.sentBack', { amount }) });
      onClose();
    },
    // Also when a colleague was quicker.
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin'] }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('tips.sendBackTitle', { amount })}
      note={t('tips.sendBackNote', { name: tip.from?.name ?? '', shop: tip.shop.name })}
      actions={
        <>
          <Button onClick={onClose}>{t('account.cancel')}</Button>
          <Button type="submit" form={formId} look="danger" loading={send.isPending}>
            {t('tips.sendBack')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={() => send.mutate()} className="flex flex-col gap-5">
        <Textarea
          label={t('orders.reason')}
          hint={t('tips.reasonHint')}
          required
          rows={3}
          maxLength={tipReasonLength}
          rules={[filled(t('ui.required'))]}
          value={reason}
          onChange={setReason}
        />
        {send.error ? <Notice tone="bad">{failureWords(send.error, t)}</Notice> : null}
      </Form>
    </Dialog>
  );
}
