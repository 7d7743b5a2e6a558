import type { OrderParcel, Tracking } from '@souk/shared/money/orders/schema.ts';
import { useId, useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { draftOf, emptyTracking, TrackingFields, trackingOf } from './tracking-fields.tsx';

interface TrackingDialogProps {
  parcel: OrderParcel;
  number: string;
  working: boolean;
  error: unknown;
  onGo: (tracking: Tracking) => void;
  onClose: () => void;
}

/** A parcel goes on by another number. */
export function TrackingDialog({ parcel, number, working, error, onGo, onClose }: TrackingDialogProps) {
  const t = useT();
  const form = useId();
  const [draft, setDraft] = useState(parcel.tracking ? draftOf(parcel.tracking) : emptyTracking);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('sold.tracking.title', { number })}
      note={t('sold.tracking.note')}
      actions={
        <>
          <Button onClick={onClose}>{t('account.cancel')}</Button>
          <Button type="submit" form={form} look="accent" loading={working}>
            {t('account.save')}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={() => onGo(trackingOf(draft))} className="flex flex-col gap-5">
        <TrackingFields draft={draft} onChange={setDraft} />
        {error ? <Notice tone="bad">{failureWords(error, t)}</Notice> : null}
      </Form>
    </Dialog>
  );
}
