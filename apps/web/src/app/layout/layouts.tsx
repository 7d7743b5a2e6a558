import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LookMenu } from './look-menu.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { TabBar } from './tab-bar.tsx';

/**
 * `market`: header and footer. `pane`: header, and panes that fill the rest. `immersive` and `admin`: the screen brings its own
 * frame. `room`: so does it, and fills the window, less what is said above it.
 */
export type LayoutName = 'market' | 'pane' | 'immersive' | 'admin' | 'room';

const inOwnFrame = 'w-full';
const frames: Record<LayoutName, string> = {
  market: 'page min-h-[70vh] pb-20',
  pane: inOwnFrame,
  immersive: inOwnFrame,
  admin: inOwnFrame,
  room: 'min-h-0 w-full grow',
};

export function Layout({ name, children }: { name: LayoutName; children: ReactNode }) {
  const t = useT();
  const market = name === 'market';
  const inside = market || name === 'pane';
  return (
    <>
      <a href="#content" className="skip-link">
        {t('shell.skip')}
      </a>
      <div className={name === 'room' ? 'flex h-[calc(100dvh-var(--toast-room,0px))] flex-col' : 'contents'}>
        <OfflineBanner />
        {inside ? <Header /> : null}
        <main id="content" tabIndex={-1} className={cx('outline-none', frames[name])}>
          {children}
        </main>
      </div>
      {market ? <Footer /> : null}
      {inside ? <TabBar /> : null}
      <LookMenu />
    </>
  );
}
