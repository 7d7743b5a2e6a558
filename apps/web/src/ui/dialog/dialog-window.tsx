import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';
import type { Opening } from '../late/use-opening.ts';
import { backdrop } from './backdrop.style.ts';
import type { DialogProps } from './dialog.tsx';
import { useBackCloses } from './use-back-closes.ts';

type DialogWindowProps = Omit<DialogProps, keyof Opening> & Opening;

export function DialogWindow(props: DialogWindowProps) {
  const { id, title, note, trigger, open, onOpenChange, actions, closable, width = 'narrow', dark } = props;
  const { children } = props;
  const t = useT();
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      {trigger ? <Base.Trigger id={id} render={trigger} /> : null}
      <Base.Portal>
        <Base.Backdrop forceRender className={cx(backdrop, '!z-50')} />
        <Base.Viewport className="fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] place-items-center overflow-y-auto p-4">
          <Base.Popup
            data-theme={dark ? 'dark' : undefined}
            className={cx(
              'relative w-full rounded-20 bg-surface p-6 text-ink-1 shadow-dialog outline-none',
              'transition-[opacity,translate] duration-200 ease-souk data-starting-style:translate-y-2 data-starting-style:opacity-0 data-ending-style:opacity-0',
              width === 'wide' ? 'max-w-160' : 'max-w-94',
            )}
          >
            <Base.Title className={cx('display text-22', closable && 'pe-10')}>{title}</Base.Title>
            {note ? <Base.Description className="mt-2 text-14 text-ink-2">{note}</Base.Description> : null}
            {children ? <div className="mt-4">{children}</div> : null}
            {actions ? (
              <div className="mt-6 flex flex-wrap justify-end gap-2 max-sm:*:grow">{actions}</div>
            ) : null}
            {closable ? (
              <Base.Close
                aria-label={t('ui.close')}
                className="absolute end-4 top-4.5 grid size-10 place-items-center rounded-12 text-ink-2 hover:bg-fill hover:text-ink-1 max-sm:size-11"
              >
                <X size={20} aria-hidden="true" />
              </Base.Close>
            ) : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
