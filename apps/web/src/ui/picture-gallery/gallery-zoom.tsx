import type { Image } from '@souk/shared/images/schema.ts';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type MouseEvent, type ReactNode, useCallback, useRef } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';
import { useBackCloses } from '../dialog/use-back-closes.ts';
import { Picture } from '../picture/picture.tsx';
import { useZoom } from './use-zoom.ts';
import { zoomLimits } from './zoom.model.ts';

export interface GalleryZoomProps {
  images: readonly Image[];
  title: string;
  at: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** One picture as large as the window, and closer; the browser's own dialog keeps the focus inside. */
export function GalleryZoom({ images, title, at, onMove, onClose }: GalleryZoomProps) {
  const t = useT();
  const { number } = useFormat();
  const last = images.length - 1;
  const onTurn = (step: -1 | 1) => {
    if (images[at + step]) onMove(at + step);
  };
  const { place, view, held, closer, further, turn, onKeyDown, pointers } = useZoom({ onTurn });
  const box = useRef<HTMLDialogElement>(null);
  const open = useCallback((dialog: HTMLDialogElement | null) => {
    box.current = dialog;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    // Its keys work at once, and no button looks chosen.
    dialog.focus();
  }, []);
  useBackCloses(true, () => box.current?.close());
  const image = images[at];
  if (!image) return null;
  const close = view.scale > 1;
  return (
    <dialog
      ref={open}
      tabIndex={-1}
      data-theme="dark"
      aria-label={t('ui.picturesOf', { title })}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overscroll-contain bg-[oklch(14.5%_0.012_60/0.96)] p-0 text-ink-1 outline-none"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center gap-1 p-2 sm:p-4">
          <span aria-live="polite" className="grow ps-2 text-14 font-medium figures">
            {t('ui.countOf', { used: number(at + 1), of: number(images.length) })}
          </span>
          <Tool label={t('ui.zoomOut')} disabled={!close} onClick={further}>
            <ZoomOut size={21} strokeWidth={1.8} aria-hidden="true" />
          </Tool>
          <Tool label={t('ui.zoomIn')} disabled={view.scale >= zoomLimits.most} onClick={closer}>
            <ZoomIn size={21} strokeWidth={1.8} aria-hidden="true" />
          </Tool>
          {/* Closed by itself, it gives the focus back. */}
          <Tool label={t('ui.close')} onClick={(event) => event.currentTarget.closest('dialog')?.close()}>
            <X size={22} aria-hidden="true" />
          </Tool>
        </div>
        <div className="relative min-h-0 grow overflow-hidden">
          <div
            ref={place}
            {...pointers}
            className={cx(
              'absolute inset-0 touch-none select-none',
              held && close ? 'cursor-grabbing' : close ? 'cursor-grab' : 'cursor-zoom-in',
            )}
          >
            <div
              style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
              className={cx(
                'absolute inset-2 sm:inset-4',
                !held && 'transition-transform duration-200 ease-souk',
              )}
            >
              <Picture
                key={image._id}
                image={image}
                alt={image.alt || title}
                sizes={close ? '250vw' : '100vw'}
                ratio="1/1"
                fit="contain"
                priority
                className="pointer-events-none h-full !aspect-auto !bg-transparent !bg-none [&>span]:!shadow-none"
              />
            </div>
          </div>
          {at > 0 ? (
            <Tool label={t('ui.previousPicture')} onClick={() => turn(-1)} className={cx(side, 'start-3')}>
              <ChevronLeft size={24} aria-hidden="true" className="rtl:-scale-x-100" />
            </Tool>
          ) : null}
          {at < last ? (
            <Tool label={t('ui.nextPicture')} onClick={() => turn(1)} className={cx(side, 'end-3')}>
              <ChevronRight size={24} aria-hidden="true" className="rtl:-scale-x-100" />
            </Tool>
          ) : null}
        </div>
      </div>
    </dialog>
  );
}

const side = 'absolute inset-y-0 my-auto !rounded-full bg-black/40 hover:!bg-black/60 max-sm:!hidden';

interface ToolProps {
  label: string;
  disabled?: boolean;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  className?: string;
  children: ReactNode;
}

function Tool({ label, disabled, onClick, className, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className={cx(
        'grid size-11 shrink-0 place-items-center rounded-12 hover:bg-fill aria-disabled:opacity-40',
        className,
      )}
    >
      {children}
    </button>
  );
}
