import { notFound } from '@tanstack/react-router';
import { BareHeader } from '@/app/layout/bare-header.tsx';
import { defineScreen } from '@/app/screen.ts';
import { GalleryPage } from '@/ui/gallery/gallery-page.tsx';
import type { Story } from '@/ui/story.ts';

export const screen = defineScreen({
  path: '/system-developer/ui',
  load: ({ settings }) => {
    if (!settings.demo && !import.meta.env.DEV) throw notFound();
  },
  head: ({ t }) => ({ title: t('screen.gallery'), noindex: true }),
  component: GalleryScreen,
});

const stories = import.meta.glob<{ story: Story }>('../features/**/*.stories.tsx');

function GalleryScreen() {
  return (
    <>
      <BareHeader />
      <GalleryPage more={stories} />
    </>
  );
}
