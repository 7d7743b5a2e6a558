import { Bell } from 'lucide-react';

import { useCounts } from '@/platform/counts/counts.store.ts';
import { useT } from '@/platform/i18n/index.ts';
import { CountMark } from '@/ui/badge/count-mark.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { Popover } from './popover.tsx';

const BellPanel = lazyPart(
  async () => (await import('@/features/talk/notifications/ui/bell-panel.tsx')).BellPanel,
);

interface NotificationsButtonProps {
  className: string;
  /** Of its panel, where a page has more than one. */
  id?: string;
  /** Its panel stands beside it, and not at the end of the header. */
  atButton?: boolean;
}

export function NotificationsButton({ className, id = 'notifications', atButton }: NotificationsButtonProps) {
  const t = useT();
  const count = useCounts((counts) => counts.notifications);
  return (
    <>
      <button type="button" popoverTarget={id} className={className}>
        <span className="sr-only">{t('nav.notifications')}</span>
        <Bell size={20} strokeWidth={1.8} aria-hidden="true" />
        <CountMark count={count} tone="accent" />
      </button>
      <Popover id={id} label={t('nav.notifications')} className="bell-panel" atButton={atButton}>
        <BellPanel popover={id} />
      </Popover>
    </>
  );
}
