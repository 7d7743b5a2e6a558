import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LookMenu } from './look-menu.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { TabBar } from './tab-bar.tsx';

/** `market`: header and footer. `pane`: header, and panes that fill the rest. `immersive` and `admin`: the screen brings its own frame. */
export type LayoutName = 'market' | 'pane' | 'immersive' | 'admin';

export function Layout({ name, children }: { name: LayoutName; children: ReactNode }) {
  const t = useT();
  const market = name === 'market';
  const inside = market || name === 'pane';
  return (
    <>
      <a href="#content" className="skip-link">
        {t('shell.skip')}
      </a>
      <OfflineBanner />
      {inside ? <Header /> : null}
      <main
        id="content"
        tabIndex={-1}
        className={market ? 'page min-h-[70vh] pb-20 outline-none' : 'w-full outline-none'}
      >
        {children}
      </main>
      {market ? <Footer /> : null}
      {inside ? <TabBar /> : null}
      <LookMenu />
    </>
  );
}
