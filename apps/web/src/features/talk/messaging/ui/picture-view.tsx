import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { useBackCloses } from '@/ui/dialog/use-back-closes.ts';
import { getPictureUrl } from '../api/picture-url.ts';
import type { SentPicture } from '../model/message.ts';

interface PictureViewProps {
  picture: SentPicture;
  userId: string;
  name: string;
  onClose: () => void;
}

/** One picture as large as the window; the browser's own dialog keeps the focus inside. */
export function PictureView({ picture, userId, name, onClose }: PictureViewProps) {
  const t = useT();
  const { data: url } = useQuery(getPictureUrl(userId, picture.id));
  const box = useRef<HTMLDialogElement>(null);
  useBackCloses(true, () => box.current?.close());
  const open = useCallback((dialog: HTMLDialogElement | null) => {
    box.current = dialog;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  const alt = picture.alt || t('messaging.pictureOf', { name });
  return (
    <dialog
      ref={open}
      data-theme="dark"
      aria-label={alt}
      onClose={onClose}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overscroll-contain bg-[oklch(14.5%_0.012_60/0.96)] p-3 text-ink-1 outline-none sm:p-8"
    >
      {url ? <img src={url} alt={alt} className="size-full object-contain" /> : null}
      <button
        type="button"
        aria-label={t('ui.close')}
        onClick={(event) => event.currentTarget.closest('dialog')?.close()}
        className="absolute end-3 top-3 grid size-11 place-items-center rounded-full bg-black/50 hover:bg-black/70"
      >
        <X size={22} aria-hidden="true" />
      </button>
    </dialog>
  );
}
