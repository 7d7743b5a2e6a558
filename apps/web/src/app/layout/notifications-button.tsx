import { Bell } from 'lucide-react';
import { useCounts } from '@/platform/counts/counts.store.ts';
import { useT } from '@/platform/i18n/index.ts';
import { belowHeader, Popover } from './popover.tsx';

const id = 'notifications';

export function NotificationsButton({ className }: { className: string }) {
  const t = useT();
  const count = useCounts((counts) => counts.notifications);
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={t('nav.notifications')} className={className}>
        <Bell size={20} strokeWidth={1.8} aria-hidden="true" />
        {count > 0 ? (
          <span className="absolute top-2 end-2 size-2.5 rounded-full bg-accent ring-2 ring-paper">
            <span className="sr-only">{t('nav.unread', { count })}</span>
          </span>
        ) : null}
      </button>
      <Popover id={id} label={t('nav.notifications')} className={belowHeader}>
        <p className="px-3 pt-2 text-16 font-semibold">{t('nav.notifications')}</p>
        <p className="px-3 pt-1 pb-3 text-14 text-ink-2">{t('nav.noNotifications')}</p>
      </Popover>
    </>
  );
}
