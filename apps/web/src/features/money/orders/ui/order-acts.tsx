import { orderWordLength } from '@souk/shared/money/orders/limits.ts';
import type { Order } from '@souk/shared/money/orders/schema.ts';
import { useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Checkbox } from '@/ui/checkbox/checkbox.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Textarea } from '@/ui/textarea/textarea.tsx';
import type { OrderActs } from '../model/use-order-acts.ts';
import { isPartHad } from '../parcels/left-to-send.ts';

/** What is asked before something is done that cannot be taken back. */
export type AskedAct = 'cancel' | 'ask' | 'late' | 'arrived';

interface ActDialogProps {
  asked: AskedAct;
  order: Order;
  acts: OrderActs;
  onClose: () => void;
}

export function ActDialog({ asked, order, acts, onClose }: ActDialogProps) {
  const t = useT();
  const { money } = useFormat();
  const [reason, setReason] = useState('');
  const [refundToWallet, setRefundToWallet] = useState(false);
  const shop = order.shop.name;
  const act = { cancel: acts.cancel, ask: acts.ask, late: acts.late, arrived: acts.arrived }[asked];
  const amount = money(order.refundable, { exact: true });
  const words = {
    cancel: {
      title: t('orders.cancelTitle'),
      note: t('orders.cancelNote'),
      keep: t('orders.keepOrder'),
      go: t('orders.cancel'),
    },
    ask: {
      title: t('orders.askToCancelTitle', { shop }),
      note: t('orders.askToCancelNote', { amount }),
      keep: t('orders.keepOrder'),
      go: t('orders.sendRequest'),
    },
    late: isPartHad(order)
      ? {
          title: t('orders.cancelRestTitle'),
          note: order.arrangement ? t('orders.cancelRestNoteDirect', { shop }) : t('orders.cancelRestNote'),
          keep: t('orders.keepOrder'),
          go: t('orders.cancelRest'),
        }
      : {
          title: t('orders.cancelLateTitle'),
          note: order.arrangement
            ? t('orders.cancelLateNoteDirect', { shop, amount })
            : t('orders.cancelLateNote', { amount }),
          keep: t('orders.keepOrder'),
          go: t('orders.cancel'),
        },
    arrived: {
      title: t('orders.gotItTitle'),
      note: t('orders.gotItNote'),
      keep: t('orders.notYet'),
      go: t('orders.confirmArrival'),
    },
  }[asked];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      note={words.note}
      actions={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button
            look={asked === 'cancel' || asked === 'late' ? 'danger' : 'accent'}
            loading={act.isPending}
            onClick={() => act.mutate({ reason: reason.trim(), refundToWallet }, { onSuccess: onClose })}
          >
            {words.go}
          </Button>
        </>
      }
    >
      {asked === 'ask' ? (
        <Textarea
          label={t('orders.reason')}
          hint={t('orders.reasonOptional')}
          optional
          rows={3}
          maxLength={orderWordLength.note}
          value={reason}
          onChange={setReason}
          className="mb-5"
        />
      ) : null}
      {(asked === 'ask' || asked === 'late') && order.can.keepRefund ? (
        <Checkbox checked={refundToWallet} onChange={setRefundToWallet} hint={t('orders.keepRefundHint')}>
          {t('orders.keepRefund')}
        </Checkbox>
      ) : null}
      {act.error ? <Notice tone="bad">{failureWords(act.error, t)}</Notice> : null}
    </Dialog>
  );
}
