import type { Image } from '@souk/shared/images/schema.ts';
import { X } from 'lucide-react';
import { useCallback } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Picture } from '../picture/picture.tsx';

interface GalleryZoomProps {
  images: readonly Image[];
  title: string;
  at: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** One picture as large as the window; the browser's own dialog keeps the focus inside. */
export function GalleryZoom({ images, title, at, onMove, onClose }: GalleryZoomProps) {
  const t = useT();
  const { number } = useFormat();
  const open = useCallback((dialog: HTMLDialogElement | null) => {
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  const image = images[at];
  if (!image) return null;
  return (
    <dialog
      ref={open}
      data-theme="dark"
      aria-label={t('ui.picturesOf', { title })}
      onClose={onClose}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none bg-[oklch(14.5%_0.012_60/0.96)] p-4"
    >
      <div className="flex h-full flex-col gap-3">
        <div className="flex items-center justify-between text-14 font-medium text-ink-1 figures">
          <span aria-live="polite">
            {t('ui.countOf', { used: number(at + 1), of: number(images.length) })}
          </span>
          <button
            type="button"
            aria-label={t('ui.close')}
            onClick={onClose}
            className="grid size-11 place-items-center rounded-12 hover:bg-fill"
          >
            <X size={22} aria-hidden="true" />
          </button>
        </div>
        <button
          type="button"
          aria-label={t('ui.nextPicture')}
          onClick={() => onMove(at === images.length - 1 ? 0 : at + 1)}
          className="relative min-h-0 grow"
        >
          <Picture
            key={image._id}
            image={image}
            alt={image.alt || title}
            sizes="100vw"
            ratio="1/1"
            fit="contain"
            className="!absolute inset-0 h-full !aspect-auto !bg-transparent !bg-none"
          />
        </button>
      </div>
    </dialog>
  );
}
