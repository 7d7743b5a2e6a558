import { type ReactNode, useState } from 'react';
import { useAttempts } from '@/platform/api/index.ts';
import { useT } from '@/platform/i18n/index.ts';
import { sendPhoto } from '@/platform/uploads/send-photo.ts';
import { Button } from '@/ui/button/button.tsx';
import { PhotoField } from '@/ui/photo-field/photo-field.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { addQuickLot } from '../api/host-acts.ts';
import type { Leading } from '../model/use-hosting.ts';

interface QuickFormProps {
  showId: string;
  leading: Leading & { hosting: NonNullable<Leading['hosting']> };
  onAdded: () => void;
  /** How many more there may be. */
  children: ReactNode;
}

/** A name or a number, a price, and a photo. */
export function QuickForm({ showId, leading, onAdded, children }: QuickFormProps) {
  const { act, busy, hosting } = leading;
  const t = useT();
  const [name, setName] = useState('');
  const [start, setStart] = useState<number | null>(null);
  const [photo, setPhoto] = useState<File | null>(null);
  const attempt = useAttempts();
  const add = async () => {
    const image = photo ? await sendPhoto(photo) : null;
    const lot = { name, image, terms: { start: { amount: start ?? 1, currency: hosting.currency } } };
    await attempt(lot, (key) => addQuickLot(showId, lot, key));
  };
  return (
    <form
      className="flex flex-col gap-3 pb-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (start) void act(add).then((done) => done && onAdded());
      }}
    >
      <TextInput
        label={t('hosting.quickName')}
        autoFocus
        value={name}
        maxLength={80}
        autoComplete="off"
        onChange={setName}
      />
      <MoneyInput
        label={t('hosting.startPrice')}
        currency={hosting.currency}
        amount={start}
        onAmount={setStart}
      />
      <PhotoField fromCamera label={t('hosting.quickPhoto')} photo={photo} onPhoto={setPhoto} />
      <p className="text-12 text-ink-2 figures">{children}</p>
      <Button type="submit" look="accent" size={48} block disabled={!start} loading={busy}>
        {t('hosting.quickAdd')}
      </Button>
    </form>
  );
}
