import { noteLength } from '@souk/shared/money/checkout/rules.ts';
import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Textarea } from '@/ui/textarea/textarea.tsx';

interface ShopNoteProps {
  shop: string;
  note: string;
  /** When its writer goes on to something else. */
  onSave: (note: string) => void;
}

/** A word to the shop with the order, for buyers who have one. */
export function ShopNote({ shop, note, onSave }: ShopNoteProps) {
  const t = useT();
  const [text, setText] = useState(note);
  const [open, setOpen] = useState(note !== '');
  if (!open)
    return (
      <Button
        look="ghost"
        size={32}
        icon={<MessageSquarePlus size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
        className="mt-2 -ms-3"
        aria-label={t('checkout.addNoteTo', { shop })}
      >
        {t('checkout.addNote')}
      </Button>
    );
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
