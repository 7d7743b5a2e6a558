import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { saveFile } from '@/platform/files/save-file.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { CopyButton } from './copy-button.tsx';

interface RecoveryCodesProps {
  codes: string[];
  onSaved: () => void;
}

/** Shown once: copied, downloaded or written down before it goes. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  return (
    <div className="rounded-14 bg-accent-soft p-4">
      <h3 ref={heading} tabIndex={-1} className="text-16 font-semibold outline-none">
        {t('security.codesTitle')}
      </h3>
      <p className="mt-0.5 text-14 text-ink-2">{t('security.codesText')}</p>
      <ul dir="ltr" className="mt-4 grid grid-cols-2 gap-x-6 gap-y-1.5 text-15 font-medium figures">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <CopyButton text={text} size={40} />
        <Button
          icon={<Download size={16} aria-hidden="true" />}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), t('security.fileName'))}
        >
          {t('security.download')}
        </Button>
        <Button look="ink" onClick={onSaved}>
          {t('security.kept')}
        </Button>
      </div>
    </div>
  );
}
