import type { OrderLineId } from '@souk/shared/ids.ts';
import { orderWordLength } from '@souk/shared/money/orders/limits.ts';
import type { ShipBody } from '@souk/shared/money/orders/schema.ts';
import { useId, useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Switch } from '@/ui/switch/switch.tsx';
import { Textarea } from '@/ui/textarea/textarea.tsx';
import type { LeftToSend } from '../../parcels/left-to-send.ts';
import { PiecesNow } from '../../parcels/pieces-now.tsx';
import { emptyTracking, TrackingFields, trackingOf } from '../../parcels/tracking-fields.tsx';

interface ShipDialogProps {
  number: string;
  /** What is with the shop still. */
  left: readonly LeftToSend[];
  working: boolean;
  error: unknown;
  onGo: (shipment: ShipBody) => void;
  onClose: () => void;
}

/** Handed over to the carrier: all of it or some, and by which number its buyer follows it. */
export function ShipDialog({ number, left, working, error, onGo, onClose }: ShipDialogProps) {
  const t = useT();
  const form = useId();
  const [tracked, setTracked] = useState(true);
  const [draft, setDraft] = useState(emptyTracking);
  const [some, setSome] = useState(false);
  const [pieces, setPieces] = useState<Readonly<Record<OrderLineId, number>>>({});
  const [note, setNote] = useState('');
  const canPart = left.reduce((sum, { quantity }) => sum + quantity, 0) > 1;
  const lines = left.flatMap(({ line: { _id } }) => {
    const quantity = pieces[_id] ?? 0;
    return quantity > 0 ? [{ lineId: _id, quantity }] : [];
  });
  const isNothing = some && lines.length === 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('sold.ship.title', { number })}
      note={t('sold.ship.note')}
      actions={
        <>
          <Button onClick={onClose}>{t('account.cancel')}</Button>
          <Button type="submit" form={form} look="accent" disabled={isNothing} loading={working}>
            {t(isNothing ? 'sold.ship.nothing' : 'sold.ship.go')}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        onSubmit={() =>
          onGo({
            tracking: tracked ? trackingOf(draft) : null,
            lines: some ? lines : null,
            note: note.trim(),
          })
        }
        className="flex flex-col gap-5"
      >
        {canPart ? (
          <Switch checked={some} onChange={setSome}>
            {t('sold.ship.some')}
          </Switch>
        ) : null}
        {some ? <PiecesNow left={left} pieces={pieces} onChange={setPieces} /> : null}
        <Switch checked={tracked} onChange={setTracked}>
          {t('sold.ship.tracked')}
        </Switch>
        {tracked ? (
          <TrackingFields draft={draft} onChange={setDraft} />
        ) : (
          <Notice>{t('sold.ship.untracked')}</Notice>
        )}
        <Textarea
          label={t('sold.noteToBuyer')}
          optional
          rows={2}
          maxLength={orderWordLength.note}
          value={note}
          onChange={setNote}
        />
        {error ? <Notice tone="bad">{failureWords(error, t)}</Notice> : null}
      </Form>
    </Dialog>
  );
}
