import { X } from 'lucide-react';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '../button/button.tsx';
import { cx } from '../cx.ts';
import { bareControl } from '../form/field.tsx';
import { addressOf } from './rich-text.model.ts';

interface LinkRowProps {
  onLink: (address: string) => void;
  onClose: () => void;
}

/** Where the chosen words lead. */
export function LinkRow({ onLink, onClose }: LinkRowProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const add = () => {
    const address = addressOf(typed);
    if (address) onLink(address);
    else setWrong(true);
  };
  return (
    <div className="flex items-center gap-2 border-b border-line px-3.25 py-1.5">
      <input
        type="url"
        dir="ltr"
        inputMode="url"
        // biome-ignore lint/a11y/noAutofocus: it was opened to be written in
        autoFocus
        aria-label={t('richText.address')}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? 'link-problem' : undefined}
        placeholder={t('richText.addressExample')}
        value={typed}
        maxLength={500}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            add();
          }
          if (event.key === 'Escape') {
            event.stopPropagation();
            onClose();
          }
        }}
        className={cx(bareControl, 'h-9 max-sm:h-11 rtl:text-end')}
      />
      {wrong ? (
        <span id="link-problem" role="alert" className="shrink-0 text-13 font-medium text-bad">
          {t('richText.addressRule')}
        </span>
      ) : null}
      <Button size={32} onClick={add}>
        {t('richText.add')}
      </Button>
      <IconButton label={t('ui.close')} look="ghost" size={32} onClick={onClose}>
        <X size={17} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
