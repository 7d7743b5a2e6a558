import { useT } from '@/platform/i18n/index.ts';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { Popover } from './popover.tsx';

export const lookMenuId = 'look-menu';
const LookPanel = lazyPart(async () => (await import('./look-panel.tsx')).LookPanel);

/** Language and appearance, opened from the footer and from one's own menu. */
export function LookMenu() {
  const t = useT();
  return (
    <Popover id={lookMenuId} label={t('footer.look')} atButton>
      <LookPanel popover={lookMenuId} />
    </Popover>
  );
}
