import type { Image } from '@souk/shared/images/schema.ts';
import { CircleAlert, CircleCheck, Undo2, WifiOff, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { type ButtonLook, buttonStyle } from '../button/button.style.ts';
import { cx } from '../cx.ts';
import { Picture } from '../picture/picture.tsx';

export interface ToastContent {
  kind: 'done' | 'bad' | 'undo' | 'offline' | 'picture' | 'plain';
  /** The part that matters, in bold. */
  title?: string;
  text?: string;
  image?: Image | null;
  action?: { label: string; look?: ButtonLook; onClick: () => void };
}

const icons: Record<ToastContent['kind'], ReactNode> = {
  done: <CircleCheck size={20} aria-hidden="true" className="shrink-0 text-won" />,
  bad: <CircleAlert size={20} aria-hidden="true" className="shrink-0 text-bad" />,
  undo: <Undo2 size={20} aria-hidden="true" className="shrink-0 text-ink-2" />,
  offline: <WifiOff size={20} aria-hidden="true" className="shrink-0 text-ink-2" />,
  picture: null,
  plain: null,
};

const actionLooks = {
  done: 'ghost',
  bad: 'ghost',
  undo: 'soft',
  offline: 'ghost',
  picture: 'accent',
  plain: 'soft',
} as const;

export function ToastCard({ toast, onClose }: { toast: ToastContent; onClose: () => void }) {
  const t = useT();
  const { kind, title, text, image, action } = toast;
  return (
    <div
      className={cx(
        'flex w-full items-center gap-3.5 rounded-14 border border-line bg-float py-2 pe-2 text-14 text-ink-1 shadow-float',
        image ? 'ps-2' : 'ps-3.5',
      )}
    >
      {image ? (
        <Picture image={image} alt="" ratio="1/1" sizes="36px" className="!w-9 shrink-0 rounded-10" />
      ) : (
        icons[kind]
      )}
      <p className="min-w-0 grow py-1.5">
        {title ? <b className="font-semibold">{title}</b> : null}
        {title && text ? ' ' : null}
        {text}
      </p>
      {action ? (
        <button
          type="button"
          onClick={() => {
            action.onClick();
            onClose();
          }}
          className={buttonStyle({ look: action.look ?? actionLooks[kind], size: 32 })}
        >
          {action.label}
        </button>
      ) : (
        <button
          type="button"
          aria-label={t('ui.close')}
          onClick={onClose}
          className="touch-44 grid size-8 shrink-0 place-items-center rounded-8 text-ink-2 hover:text-ink-1"
        >
          <X size={18} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
