import { Link, type LinkProps, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { Logo } from '@/ui/logo/logo.tsx';
import { SideNav } from '@/ui/side-nav/side-nav.tsx';
import type { AdminSection } from '../screen-names.ts';
import { adminSections } from './admin-sections.tsx';
import { lookMenuId } from './look-menu.tsx';

/** The admin area's frame: navigation beside the page, above it on a phone. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[232px_minmax(0,1fr)]">
      <div className="flex flex-col gap-4 border-line px-4 py-4 max-lg:border-b lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:border-e lg:[&>nav]:w-full">
        <div className="flex items-end gap-2 px-2">
          <Link to="/" aria-label={t('shell.home')} className="rounded-8">
            <Logo size={26} />
          </Link>
          <span className="text-12 text-ink-2">{t('admin.label')}</span>
        </div>
        <AdminNav />
        <SignedInAs />
      </div>
      <div className="min-w-0 px-4 py-6 sm:px-8">{children}</div>
    </div>
  );
}

function AdminNav() {
  const t = useT();
  const open = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
  const groups = adminSections.map(({ key, heading, sections }) => ({
    key,
    ...(heading ? { heading: t(heading) } : {}),
    entries: sections.map(({ section, icon }) => ({
      key: section,
      label: t(`admin.${section}`),
      icon,
      link: linkTo(section),
      active: open === `admin-${section}`,
    })),
  }));
  return <SideNav label={t('admin.nav')} groups={groups} />;
}

function SignedInAs() {
  const t = useT();
  const user = useSession((session) => session.user);
  if (!user) return null;
  return (
    <button
      type="button"
      popoverTarget={lookMenuId}
      className="mt-auto flex min-h-11 items-center gap-3 rounded-12 px-2 text-start hover:bg-fill max-lg:hidden"
    >
      <Avatar name={user.name} picture={user.picture} size={32} />
      <span className="min-w-0">
        <span className="block truncate text-14 font-semibold">{user.name}</span>
        <span className="block text-12 text-ink-2">
          {t(user.role === 'admin' ? 'admin.label' : 'admin.support')}
        </span>
      </span>
      <span className="sr-only">{t('footer.look')}</span>
    </button>
  );
}

function linkTo(section: AdminSection): LinkProps {
  return { to: section === 'dashboard' ? '/admin' : `/admin/${section}` };
}
