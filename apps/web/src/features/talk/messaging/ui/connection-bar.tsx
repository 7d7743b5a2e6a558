import { Link, useLocation } from '@tanstack/react-router';
import { CircleAlert, type LucideIcon, RefreshCw, Wifi, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { guideArticles } from '@/platform/paths.ts';
import { endSession } from '@/platform/session/session.store.ts';
import { cx } from '@/ui/cx.ts';
import type { Connection } from '../model/connection.ts';

/** Whether what one writes goes out, said once it does not, and what can be done about it. */
export function ConnectionBar({ connection }: { connection: Connection }) {
  return (
    <div role="status" className="shrink-0">
      <Words connection={connection} />
    </div>
  );
}

function Words({ connection }: { connection: Connection }): ReactNode {
  const t = useT();
  switch (connection.kind) {
    case 'fine':
      return null;
    case 'offline':
      return (
        // The page says it too, where it is not covered by the conversation.
        <Bar Icon={WifiOff} look="bg-fill text-ink-2 font-medium [p[role=status]~main_&]:sm:hidden">
          {t('messaging.offline')}
        </Bar>
      );
    case 'reconnecting':
      return (
        <Bar Icon={RefreshCw} look="bg-fill text-ink-2 font-medium">
          {t('messaging.reconnecting')}
        </Bar>
      );
    case 'signed-out':
      return (
        <Bar Icon={CircleAlert} look="bg-accent-soft text-ink-1 font-medium">
          {t('messaging.signedOut')} <SignIn />
        </Bar>
      );
    case 'suspended':
      return (
        <Bar Icon={CircleAlert} look="bg-bad-soft text-ink-1 font-medium">
          {t('messaging.suspended')}{' '}
          <Link to="/userguide" search={{ article: guideArticles.contact }} className={wayOut}>
            {t('footer.contact')}
          </Link>
        </Bar>
      );
    case 'back':
      return (
        <Bar Icon={Wifi} look="bg-won-soft text-won-text font-semibold">
          {t('messaging.backOnline', { count: connection.sending })}
        </Bar>
      );
  }
}

const wayOut = 'touch-44 font-semibold underline underline-offset-3';

function Bar({ Icon, look, children }: { Icon: LucideIcon; look: string; children: ReactNode }) {
  return (
    <p className={cx('flex min-h-9 items-center justify-center gap-2 px-4 py-2 text-13', look)}>
      <Icon size={16} aria-hidden="true" className="shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** What the page still holds of the session that is over would lead away from the door. */
function SignIn() {
  const t = useT();
  const here = useLocation({ select: (location) => location.href });
  return (
    <Link to="/login" search={{ return: here }} onClick={() => endSession()} className={wayOut}>
      {t('nav.signIn')}
    </Link>
  );
}
