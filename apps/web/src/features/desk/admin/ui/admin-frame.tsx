import type { OwnUser } from '@souk/shared/identity/accounts/schema.ts';
import { Link } from '@tanstack/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { IconButton } from '@/ui/button/button.tsx';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { Logo } from '@/ui/logo/logo.tsx';
import { AdminNav } from './admin-nav.tsx';

interface AdminFrameProps {
  path: string;
  user: OwnUser;
  children: ReactNode;
}

/** The navigation beside every page of the admin area; behind a button on a phone. */
export function AdminFrame({ path, user, children }: AdminFrameProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <div className="lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)]">
      <aside className="sticky top-0 flex h-[calc(100dvh-var(--toast-room,0px))] flex-col border-e border-line px-4 max-lg:hidden">
        <Home />
        <div className="min-h-0 grow overflow-y-auto bare-scroll pb-4">
          <AdminNav path={path} />
        </div>
        <div className="-mx-4 border-t border-line px-4">
          <Person user={user} />
        </div>
      </aside>
      <header className="sticky top-0 z-30 flex min-h-14 items-center justify-between border-b border-line bg-paper/95 ps-4 pe-1.5 backdrop-blur-md lg:hidden">
        <Home />
        <IconButton look="ghost" size={44} label={t('admin.menu')} onClick={() => setOpen(true)}>
          <MenuIcon size={22} aria-hidden="true" />
        </IconButton>
        <Drawer title={t('admin.nav')} open={open} onOpenChange={setOpen} footer={<Person user={user} />}>
          <AdminNav path={path} onGo={() => setOpen(false)} />
        </Drawer>
      </header>
      <div className="min-w-0 px-4 pt-5 pb-16 sm:px-8">
        <div className="mx-auto max-w-284">{children}</div>
      </div>
    </div>
  );
}

function Home() {
  const t = useT();
  return (
    <p className="flex items-center gap-3 lg:px-3 lg:pt-5 lg:pb-4">
      <Link to="/" aria-label={t('shell.home')} className="rounded-8">
        <Logo size={26} />
      </Link>
      <span className="text-13 text-ink-2 lg:pt-1">{t('admin.label')}</span>
    </p>
  );
}

function Person({ user }: { user: OwnUser }) {
  const t = useT();
  return (
    <Link
      to="/profile/$userId"
      params={{ userId: user._id }}
      className="my-3 flex items-center gap-3 rounded-12 px-2 py-2 hover:bg-hover"
    >
      <Avatar name={user.name} picture={user.picture} size={36} />
      <span className="min-w-0">
        <span className="block truncate text-14 font-semibold">{user.name}</span>
        <span className="block text-13 text-ink-2">{t(`admin.role.${user.role}`)}</span>
      </span>
    </Link>
  );
}
