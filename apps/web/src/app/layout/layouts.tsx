import { type ReactNode, Suspense } from 'react';
import { sellSidePlace } from '@/features/desk/seller-home/ui/sell-side-place.ts';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LookMenu } from './look-menu.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { TabBar } from './tab-bar.tsx';

/**
 * `market`: header and footer. `product`: so too, but on a phone it brings its own way back, and its own dock in place of the tabs.
 * `pane`: header, and panes that fill the rest. `immersive` and `admin`: the screen brings its own
 * frame. `room`: so does it, and fills the window, less what is said above it. `seller` and `seller-pane`: beside a seller's
 * navigation.
 */
export type LayoutName =
  | 'market'
  | 'product'
  | 'pane'
  | 'immersive'
  | 'admin'
  | 'room'
  | 'seller'
  | 'seller-pane';
/** Of what buyers and sellers share, each sees their own way around beside it. */
export type LayoutRule = LayoutName | 'shared' | 'shared-pane';

const SellerSide = lazyPart(async () => (await import('./seller-way.tsx')).SellerSide);
const SellerBar = lazyPart(async () => (await import('./seller-way.tsx')).SellerBar);

const inOwnFrame = 'w-full';
const frames: Record<LayoutName, string> = {
  market: 'page min-h-[70vh] pb-20',
  product: 'page min-h-[70vh] pb-20',
  pane: inOwnFrame,
  immersive: inOwnFrame,
  admin: inOwnFrame,
  room: 'min-h-0 w-full grow',
  seller: 'mx-auto w-full max-w-300 px-4 pt-5 pb-28 sm:px-8 lg:pt-7 lg:pb-16',
  'seller-pane': inOwnFrame,
};

const besideSide = 'min-h-dvh lg:ps-[14.5rem]';
const around: Partial<Record<LayoutName, string>> = {
  room: 'flex h-[calc(100dvh-var(--toast-room,0px))] flex-col',
  seller: besideSide,
  // Below a phone's line with the shop's name, and above its bar.
  'seller-pane': `${besideSide} [--around-pane:133px] lg:[--around-pane:0px]`,
};

export function Layout({ name, children }: { name: LayoutName; children: ReactNode }) {
  const t = useT();
  const product = name === 'product';
  const market = name === 'market' || product;
  const isSeller = name === 'seller' || name === 'seller-pane';
  const inside = market || name === 'pane';
  return (
    <>
      <a href="#content" className="skip-link">
        {t('shell.skip')}
      </a>
      <div className={around[name] ?? 'contents'}>
        <OfflineBanner />
        {inside ? (
          <div className={cx('contents', product && 'max-sm:hidden')}>
            <Header />
          </div>
        ) : null}
        {isSeller ? (
          <Suspense fallback={<div className={sellSidePlace} />}>
            <SellerSide />
          </Suspense>
        ) : null}
        <main id="content" tabIndex={-1} className={cx('outline-none', frames[name])}>
          {children}
        </main>
      </div>
      {market ? <Footer /> : null}
      {inside && !product ? <TabBar /> : null}
      {isSeller ? (
        <Suspense fallback={null}>
          <SellerBar />
        </Suspense>
      ) : null}
      <LookMenu />
    </>
  );
}
