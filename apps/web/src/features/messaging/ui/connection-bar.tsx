import { Wifi, WifiOff } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import type { Connection } from '../model/connection.ts';

/** Whether what one writes goes out, said once it does not. */
export function ConnectionBar({ connection }: { connection: Connection }) {
  const t = useT();
  return (
    <div role="status" className="shrink-0">
      {connection.kind === 'offline' ? (
        // The page says it too, where it is not covered by the conversation.
        <p className="flex min-h-9 items-center justify-center gap-2 [p[role=status]~main_&]:sm:hidden bg-fill px-4 py-2 text-13 font-medium text-ink-2">
          <WifiOff size={16} aria-hidden="true" className="shrink-0" />
          {t('messaging.offline')}
        </p>
      ) : null}
      {connection.kind === 'back' ? (
        <p className="flex min-h-9 items-center justify-center gap-2 bg-won-soft px-4 py-2 text-13 font-semibold text-won-text">
          <Wifi size={16} aria-hidden="true" className="shrink-0" />
          {t('messaging.backOnline', { count: connection.sending })}
        </p>
      ) : null}
    </div>
  );
}
