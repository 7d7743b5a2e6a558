import { FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';

export function FileDrop({ onFile }: { onFile: (file: File) => void }) {
  const t = useT();
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  return (
    <label
      htmlFor={id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      className={cx(
        'flex flex-col items-center gap-2 rounded-14 border border-dashed px-4 py-9 text-center',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink-1',
        over ? 'border-ink-1 bg-fill' : 'border-control hover:bg-hover',
      )}
    >
      <span className="grid size-14 place-items-center rounded-16 bg-accent-soft text-accent-text">
        <FileUp size={26} strokeWidth={1.8} aria-hidden="true" />
      </span>
      <span className="mt-1 text-16 font-semibold">{t('imports.choose')}</span>
      <span className="max-w-90 text-14 text-ink-2">{t('imports.chooseNote')}</span>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
        className="sr-only"
      />
    </label>
  );
}
