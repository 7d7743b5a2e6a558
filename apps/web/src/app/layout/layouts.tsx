import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { BareHeader } from './bare-header.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LookMenu } from './look-menu.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { TabBar } from './tab-bar.tsx';

/** `market`: header and footer. `pane`: header, and panes that fill the rest. `bare`: only the logo. `immersive` and `admin`: the screen brings its own frame. */
export type LayoutName = 'market' | 'pane' | 'bare' | 'immersive' | 'admin';

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
      {inside ? <Header /> : name === 'bare' ? <BareHeader /> : null}
      <main id="content" tabIndex={-1} className={contentClass[name]}>
        {children}
      </main>
      {market ? <Footer /> : null}
      {inside ? <TabBar /> : null}
      <LookMenu />
    </>
  );
}

const contentClass: Record<LayoutName, string> = {
  market: 'page min-h-[70vh] pb-20 outline-none',
  pane: 'w-full outline-none',
  bare: 'w-full outline-none',
  immersive: 'w-full outline-none',
  admin: 'w-full outline-none',
};
