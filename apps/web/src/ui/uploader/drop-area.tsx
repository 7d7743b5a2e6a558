import { Camera, ImagePlus } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { pictureTypes } from '@/platform/uploads/index.ts';
import { cx } from '../cx.ts';

interface DropAreaProps {
  many: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Choose, drop, paste; on a phone also take a photo. */
export function DropArea({ many, onFiles }: DropAreaProps) {
  const t = useT();
  const chooser = useId();
  const camera = useId();
  const [over, setOver] = useState(false);
  // Of several places for one picture each, none is meant by a paste.
  usePastedFiles(many ? onFiles : null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // The same file chosen again is a choice as well.
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div className="flex flex-wrap gap-3">
      <label
        htmlFor={chooser}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cx(area, 'grow', over ? 'border-ink-1 bg-fill' : 'border-control hover:bg-hover')}
      >
        <ImagePlus size={19} aria-hidden="true" />
        <span className="font-semibold text-ink-1">{many ? t('files.add') : t('files.addOne')}</span>
        <span className="max-sm:hidden">{many ? t('files.orDrop') : t('files.orDropOne')}</span>
        <input
          id={chooser}
          type="file"
          multiple={many}
          accept={pictureTypes.join(',')}
          onChange={choose}
          className="sr-only"
        />
      </label>
      <label htmlFor={camera} className={cx(area, 'hidden border-control pointer-coarse:flex max-sm:grow')}>
        <Camera size={19} aria-hidden="true" />
        <span className="font-semibold text-ink-1">{t('files.camera')}</span>
        <input
          id={camera}
          type="file"
          accept="image/*"
          capture="environment"
          onChange={choose}
          className="sr-only"
        />
      </label>
    </div>
  );
}

const area =
  'flex min-h-18 cursor-pointer flex-wrap items-center justify-center gap-x-2.5 rounded-12 border border-dashed px-4 py-3 ' +
  'text-center text-14 text-ink-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink-1';

/** A picture in the clipboard may be pasted anywhere on the page; text goes where the cursor is. */
function usePastedFiles(onFiles: ((files: readonly File[]) => void) | null): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (!onFiles || files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
