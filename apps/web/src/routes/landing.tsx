import { defineScreen } from '@/app/screen.ts';
import { getLanding } from '@/features/market/landing/api/get-landing.ts';
import { LandingPage } from '@/features/market/landing/ui/landing-page.tsx';
import { fallbackUrl, srcSetOf } from '@/ui/picture/picture.model.ts';
import { showCardSizes } from '@/ui/show-card/live-show-card.tsx';

export const screen = defineScreen({
  path: '/',
  load: ({ queryClient }) => queryClient.ensureQueryData(getLanding()),
  head: ({ t, data }) => {
    const cover = data.liveNow.shows[0]?.cover;
    return {
      title: t('screen.landing'),
      description: t('screen.landingDescription'),
      jsonLd: {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: 'Souk',
        description: t('screen.landingDescription'),
      },
      ...(cover
        ? {
            image: { url: fallbackUrl(cover), width: cover.width, height: cover.height, alt: cover.alt },
            preload: {
              href: fallbackUrl(cover),
              srcSet: srcSetOf(cover, 'avif'),
              sizes: showCardSizes,
              type: 'image/avif',
            },
          }
        : {}),
    };
  },
  component: LandingPage,
});
