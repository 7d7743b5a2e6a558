import { carriers } from '@souk/shared/money/orders/carriers.ts';
import { orderWordLength, type ShipBody } from '@souk/shared/money/orders/schema.ts';
import { useId, useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Select } from '@/ui/select/select.tsx';
import { Switch } from '@/ui/switch/switch.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { Textarea } from '@/ui/textarea/textarea.tsx';

interface ShipDialogProps {
  number: string;
  working: boolean;
  error: unknown;
  onGo: (shipment: ShipBody) => void;
  onClose: () => void;
}

const other = 'other';

/** Handed over to whoever carries it: by which number its buyer follows it. */
export function ShipDialog({ number, working, error, onGo, onClose }: ShipDialogProps) {
  const t = useT();
  const form = useId();
  const [tracked, setTracked] = useState(true);
  const [tracking, setTracking] = useState('');
  const [carrier, setCarrier] = useState('');
  const [named, setNamed] = useState('');
  const [note, setNote] = useState('');
  const name = carrier === other ? named.trim() : carrier;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('sold.ship.title', { number })}
      note={t('sold.ship.note')}
      actions={
        <>
          <Button onClick={onClose}>{t('account.cancel')}</Button>
          <Button type="submit" form={form} look="accent" loading={working}>
            {t('sold.ship.go')}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        onSubmit={() =>
          onGo({ tracking: tracked ? { number: tracking.trim(), carrier: name } : null, note: note.trim() })
        }
        className="flex flex-col gap-5"
      >
        <Switch checked={tracked} onChange={setTracked}>
          {t('sold.ship.tracked')}
        </Switch>
        {tracked ? (
          <>
            <Select
              label={t('sold.ship.carrier')}
              placeholder={t('sold.ship.chooseCarrier')}
              required
              options={[
                ...carriers.map((one) => ({ value: one, text: one })),
                { value: other, text: t('sold.ship.otherCarrier') },
              ]}
              valueKey="value"
              textKey="text"
              value={carrier}
              onChange={setCarrier}
            />
            {carrier === other ? (
              <TextInput
                label={t('sold.ship.carrierName')}
                required
                maxLength={orderWordLength.carrier}
                value={named}
                onChange={setNamed}
              />
            ) : null}
            <TextInput
              label={t('sold.ship.number')}
              required
              dir="ltr"
              autoComplete="off"
              maxLength={orderWordLength.tracking}
              value={tracking}
              onChange={setTracking}
            />
          </>
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
