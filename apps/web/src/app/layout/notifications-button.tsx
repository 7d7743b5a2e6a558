import { Bell } from 'lucide-react';

import { useCounts } from '@/platform/counts/counts.store.ts';
import { useT } from '@/platform/i18n/index.ts';
import { CountMark } from '@/ui/badge/count-mark.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { Popover } from './popover.tsx';

const id = 'notifications';
const BellPanel = lazyPart(
  async () => (await import('@/features/talk/notifications/ui/bell-panel.tsx')).BellPanel,
);

export function NotificationsButton({ className }: { className: string }) {
  const t = useT();
  const count = useCounts((counts) => counts.notifications);
  return (
    <>
      <button type="button" popoverTarget={id} className={className}>
        <span className="sr-only">{t('nav.notifications')}</span>
        <Bell size={20} strokeWidth={1.8} aria-hidden="true" />
        <CountMark count={count} tone="accent" />
      </button>
      <Popover id={id} label={t('nav.notifications')} className="bell-panel">
        <BellPanel popover={id} />
      </Popover>
    </>
  );
}
