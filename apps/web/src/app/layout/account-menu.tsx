import { User } from 'lucide-react';

import { useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { belowHeader, Popover } from './popover.tsx';

const id = 'account-menu';
const AccountPanel = lazyPart(async () => (await import('./account-panel.tsx')).AccountPanel);

export function AccountMenu({ known }: { known: boolean }) {
  const t = useT();
  const user = useSession((session) => session.user);
  if (!known || !user) {
    return (
      <span aria-hidden="true" className="grid size-9 place-items-center rounded-full bg-fill text-ink-3">
        <User size={18} />
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="relative grid size-11 place-items-center rounded-full"
      >
        <span className="sr-only">{t('menu.open')}</span>
        <Avatar name={user.name} picture={user.picture} size={36} />
      </button>
      <Popover id={id} label={t('nav.account')} className={belowHeader}>
        <AccountPanel user={user} popover={id} />
      </Popover>
    </>
  );
}
