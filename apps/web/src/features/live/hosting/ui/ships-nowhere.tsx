import type { HostedLot } from '@souk/shared/live/hosting/schema.ts';
import { useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Notice } from '@/ui/notice/notice.tsx';

/** What waits and can be sent to nobody: its host is told before the first bid is refused. */
export function ShipsNowhere({ lots }: { lots: readonly HostedLot[] }) {
  const t = useT();
  const stuck = lots.filter(({ state, ships }) => state === 'queued' && !ships);
  if (stuck.length === 0) return null;
  return (
    <Notice tone="warning">
      <span className="block">{t('hosting.shipsNowhere', { count: stuck.length })}</span>
      <ButtonLink to="/settings/shipping-method" size={40} className="mt-2">
        {t('hosting.toShipping')}
      </ButtonLink>
    </Notice>
  );
}
