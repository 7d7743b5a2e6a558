import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { cx } from '@/ui/cx.ts';
import { adminGroups } from '../model/sections.ts';

export function AdminNav({ path, onGo }: { path: string; onGo?: () => void }) {
  const t = useT();
  const here = path.replace(/\/$/, '');
  const isAdmin = useSession(({ user }) => user?.role === 'admin');
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address decides which entry is the current one
  useEffect(() => {
    nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  return (
    <nav ref={nav} aria-label={t('admin.nav')} className="grid gap-0.5">
      {adminGroups.map((group) => (
        <div key={group.key} className="contents">
          {group.key === 'market' ? null : (
            <p className="px-3 pt-4 pb-1.5 text-12 font-semibold text-ink-3">{t(`admin.${group.key}`)}</p>
          )}
          {group.sections
            .filter(({ adminOnly }) => isAdmin || !adminOnly)
            .map(({ key, to, Icon }) => (
              <Link
                key={key}
                to={to}
                activeOptions={{ exact: true }}
                onClick={onGo}
                aria-current={here === to ? 'page' : undefined}
                className={cx(
                  'flex min-h-11 items-center gap-3 rounded-12 px-3 text-14 font-medium lg:min-h-9.5',
                  here === to ? 'bg-fill text-ink-1' : 'text-ink-2 hover:bg-hover hover:text-ink-1',
                )}
              >
                <Icon
                  size={19}
                  strokeWidth={1.9}
                  aria-hidden="true"
                  className={here === to ? 'text-accent-text' : undefined}
                />
                {t(`admin.${key}`)}
              </Link>
            ))}
        </div>
      ))}
    </nav>
  );
}
