import { useLocation, useRouter } from '@tanstack/react-router';
import { BellRing, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { buttonStyle } from '@/ui/button/button.style.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { BellList } from './bell-list.tsx';
import { PlainLink } from './plain-link.tsx';

/** What the bell opens: a panel below it, on a phone the whole screen. */
export function BellPanel({ popover }: { popover: string }) {
  const t = useT();
  const userId = useSession((session) => session.user?._id);
  const { pathname } = useLocation();
  const router = useRouter();
  const close = () => document.getElementById(popover)?.hidePopover();
  // What leads elsewhere leaves the panel behind, the browser's own way back too.
  const at = useRef(pathname);
  useEffect(() => {
    if (at.current !== pathname) document.getElementById(popover)?.hidePopover();
    at.current = pathname;
  }, [pathname, popover]);
  const open = (to: string) => {
    close();
    void router.navigate({ href: to });
  };
  return (
    <div className="flex max-h-[min(640px,calc(100dvh-96px))] flex-col max-sm:h-dvh max-sm:max-h-none">
      {userId ? (
        <BellList userId={userId} onOpen={open} close={<CloseButton onClose={close} />} />
      ) : (
        <>
          <div className="flex min-h-14 items-center justify-between ps-4 pe-2">
            <h2 className="display text-18">{t('nav.notifications')}</h2>
            <CloseButton onClose={close} />
          </div>
          <EmptyState
            title={t('bell.signIn')}
            note={t('bell.signInNote')}
            picture={<BellRing size={40} strokeWidth={1.5} aria-hidden="true" className="text-accent-text" />}
            action={
              <PlainLink to="/login" onOpen={open} className={buttonStyle({ look: 'ink' })}>
                {t('nav.signIn')}
              </PlainLink>
            }
          />
        </>
      )}
    </div>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <IconButton label={t('ui.close')} look="ghost" size={44} className="sm:hidden" onClick={onClose}>
      <X size={20} aria-hidden="true" />
    </IconButton>
  );
}
