import { Link, useLocation } from '@tanstack/react-router';
import { RefreshCw, WifiOff } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { useBreak } from '@/platform/live/index.ts';
import { endSession } from '@/platform/session/session.store.ts';

/** Whether what one sees is current, said once it is not, where it covers neither price nor time nor what one writes. */
export function RoomConnection({ isCurrent }: { isCurrent: boolean }) {
  const t = useT();
  const broken = useBreak(!isCurrent);
  const here = useLocation({ select: (location) => location.href });
  return (
    <div role="status">
      {broken ? (
        <p className="flex w-fit max-w-full items-center gap-2 rounded-16 bg-black/75 px-3 py-1.5 text-14 font-medium text-white">
          {broken === 'reconnecting' ? (
            <RefreshCw size={15} aria-hidden="true" className="shrink-0" />
          ) : (
            <WifiOff size={15} aria-hidden="true" className="shrink-0" />
          )}
          <span>
            {broken === 'offline'
              ? t('room.offline')
              : broken === 'reconnecting'
                ? t('room.connecting')
                : broken === 'suspended'
                  ? t('room.suspended')
                  : t('room.signedOut')}
          </span>
          {broken === 'signed-out' ? (
            <Link
              to="/login"
              search={{ return: here }}
              onClick={() => endSession()}
              className="touch-44 shrink-0 font-semibold text-accent underline"
            >
              {t('nav.signIn')}
            </Link>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}
