import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';

const longest = 4000;

/** Enter sends, Shift and Enter starts a new line; the field grows with what is written. */
export function Composer({ name, onSend }: { name: string; onSend: (text: string) => void }) {
  const t = useT();
  const [text, setText] = useState('');
  const ready = text.trim() !== '';
  const send = () => {
    if (!ready) return;
    onSend(text.trim());
    setText('');
  };
  const press = (event: KeyboardEvent) => {
    // While a word is being composed (Japanese, Arabic keyboards) Enter accepts the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="shrink-0 px-3 pt-2 pb-[max(12px,env(safe-area-inset-bottom))] sm:px-4"
    >
      <div className="flex items-end gap-2 rounded-24 border border-control bg-surface p-1.5 has-[textarea:focus]:border-ink-1 has-[textarea:focus]:ring-3 has-[textarea:focus]:ring-accent-ring">
        <textarea
          rows={1}
          aria-label={t('account.write', { name })}
          placeholder={t('account.write', { name })}
          value={text}
          maxLength={longest}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={press}
          className="field-sizing-content max-h-40 min-h-10 grow resize-none bg-transparent px-4 py-2 text-16 text-ink-1 outline-none sm:text-15"
        />
        <IconButton
          type="submit"
          label={t('account.send')}
          look="accent"
          round
          disabled={!ready}
          className="shrink-0"
        >
          <ArrowUp size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </form>
  );
}
