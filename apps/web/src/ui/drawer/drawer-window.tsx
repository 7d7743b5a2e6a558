import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';
import { backdrop } from '../dialog/backdrop.style.ts';
import { useBackCloses } from '../dialog/use-back-closes.ts';
import type { Opening } from '../late/use-opening.ts';
import type { DrawerProps } from './drawer.tsx';

type DrawerWindowProps = Omit<DrawerProps, keyof Opening> & Opening;

const sheet =
  'inset-x-0 bottom-(--toast-room,0px) max-h-[calc(88dvh-var(--toast-room,0px))] rounded-t-24 data-starting-style:translate-y-full data-ending-style:translate-y-full';
const side =
  'sm:inset-x-auto sm:inset-y-0 sm:end-0 sm:max-h-none sm:rounded-none sm:rounded-s-24 sm:data-starting-style:translate-y-0 sm:data-ending-style:translate-y-0 ' +
  'sm:data-starting-style:translate-x-full sm:data-ending-style:translate-x-full sm:rtl:data-starting-style:-translate-x-full sm:rtl:data-ending-style:-translate-x-full';
/** Always from below up to a tablet; on a desk a small window, as a sheet would be a metre wide. */
const below =
  'sm:mx-auto sm:max-w-130 lg:inset-0 lg:m-auto lg:h-fit lg:max-w-110 lg:rounded-24 lg:transition-[opacity,translate] ' +
  'lg:data-starting-style:translate-y-2 lg:data-starting-style:opacity-0 lg:data-ending-style:translate-y-2 lg:data-ending-style:opacity-0';

export function DrawerWindow(props: DrawerWindowProps) {
  const { id, title, trigger, open, onOpenChange, from = 'end', wide, footer, dark } = props;
  const { children } = props;
  const t = useT();
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      {trigger ? <Base.Trigger id={id} render={trigger} /> : null}
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Popup
          data-theme={dark ? 'dark' : undefined}
          className={cx(
            'fixed z-50 flex flex-col bg-surface text-ink-1 shadow-dialog outline-none transition-transform duration-240 ease-souk',
            sheet,
            from === 'bottom' && below,
            from === 'end' && side,
            from === 'end' && (wide ? 'sm:w-130' : 'sm:w-95'),
          )}
        >
          <header className="flex items-center justify-between gap-4 ps-5 pe-3 pt-4 pb-2">
            <Base.Title className="display text-18">{title}</Base.Title>
            <Base.Close
              aria-label={t('ui.close')}
              className="grid size-11 place-items-center rounded-12 text-ink-2 hover:bg-fill hover:text-ink-1"
            >
              <X size={20} aria-hidden="true" />
            </Base.Close>
          </header>
          <div className="min-h-0 grow overflow-y-auto px-5 pb-5">{children}</div>
          {footer ? (
            <footer className="border-t border-line px-5 pt-4 pb-[max(16px,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          ) : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
