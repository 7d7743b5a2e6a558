import { noteLength } from '@souk/shared/money/checkout/rules.ts';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Textarea } from '@/ui/textarea/textarea.tsx';

export interface NoteFieldProps {
  shop: string;
  note: string;
  /** When its writer goes on to something else. */
  onSave: (note: string) => void;
}

/** Where a word to the shop is written. */
export function NoteField({ shop, note, onSave }: NoteFieldProps) {
  const t = useT();
  const [text, setText] = useState(note);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears that its field was left
    <div
      className="mt-3"
      onBlur={() => {
        if (text.trim() !== note) onSave(text.trim());
      }}
    >
      <Textarea
        label={t('checkout.noteTo', { shop })}
        value={text}
        onChange={setText}
        maxLength={noteLength}
        rows={2}
        optional
      />
    </div>
  );
}
