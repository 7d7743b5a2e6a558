import { disputeWordLength, mostEvidence } from '@souk/shared/money/disputes/limits.ts';
import type { OrderDisputes } from '@souk/shared/money/disputes/schema.ts';
import type { Order } from '@souk/shared/money/orders/schema.ts';
import { useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { UploadError } from '@/platform/uploads/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Checkbox } from '@/ui/checkbox/checkbox.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { RadioGroup } from '@/ui/radio/radio.tsx';
import { Textarea } from '@/ui/textarea/textarea.tsx';
import { Uploader } from '@/ui/uploader/uploader.tsx';
import { useUploadList } from '@/ui/uploader/use-upload-list.ts';
import { openDispute } from '../api/disputes.ts';
import { showOpened } from '../model/show-opened.ts';
import { useDisputeAct } from '../model/use-dispute-acts.ts';

interface OpenDisputeProps {
  order: Order;
  way: OrderDisputes['ways'][number];
  onClose: () => void;
}

const formId = 'open-dispute';

/** What is wrong, in a choice, words and pictures. */
export function OpenDispute({ order, way, onClose }: OpenDisputeProps) {
  const t = useT();
  const { kind, reasons } = way;
  const [reason, setReason] = useState<(typeof reasons)[number] | null>(null);
  const [text, setText] = useState('');
  // What they chose when they asked before is part of this.
  const [refundToWallet, setRefundToWallet] = useState(order.refundToWallet);
  const [asked, setAsked] = useState(false);
  const pictures = useUploadList({
    ...{ place: `dispute:${order._id}`, purpose: 'dispute-image', most: mostEvidence },
  });
  const open = useDisputeAct(async (chosen: NonNullable<typeof reason>) => {
    const { _id } = await openDispute(order._id, {
      ...{ kind, reason: chosen, text: text.trim(), pictures: await pictures.ids() },
      refundToWallet,
    } as Parameters<typeof openDispute>[1]);
    pictures.settle();
    showOpened(_id);
  }, t('disputes.opened'));
  const send = () => {
    setAsked(true);
    if (reason) open.mutate(reason, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      closable
      width="wide"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t(`disputes.open.${kind}`)}
      note={t('disputes.openNote', { shop: order.shop.name })}
      actions={
        <>
          <Button onClick={onClose}>{t('account.cancel')}</Button>
          <Button type="submit" form={formId} look="accent" loading={open.isPending}>
            {t('disputes.send')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={send} className="flex flex-col gap-5">
        <div>
          <RadioGroup
            label={t('disputes.reason')}
            choices={reasons.map((value) => ({ value, label: t(`disputes.reason.${value}`) }))}
            value={reason}
            onChange={setReason}
          />
          {asked && reason === null ? (
            <p role="alert" className="mt-1 text-13 text-bad">
              {t('disputes.reasonNeeded')}
            </p>
          ) : null}
        </div>
        <Textarea
          label={t('disputes.words')}
          hint={t('disputes.wordsHint')}
          optional
          rows={4}
          maxLength={disputeWordLength}
          value={text}
          onChange={setText}
        />
        {kind === 'problem' ? (
          <div className="grid gap-1.5">
            <p className="text-14 font-medium text-ink-1">{t('disputes.pictures')}</p>
            <Uploader
              list={pictures}
              label={t('disputes.pictures')}
              most={mostEvidence}
              ratio="1/1"
              sizes="128px"
            />
          </div>
        ) : null}
        {order.can.keepRefund ? (
          <Checkbox checked={refundToWallet} onChange={setRefundToWallet} hint={t('orders.keepRefundHint')}>
            {t('orders.keepRefund')}
          </Checkbox>
        ) : null}
        {open.error ? (
          <Notice tone="bad">
            {open.error instanceof UploadError ? t('files.failed') : failureWords(open.error, t)}
          </Notice>
        ) : null}
      </Form>
    </Dialog>
  );
}
