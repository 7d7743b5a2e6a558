import type { Landing } from '@souk/shared/market/landing/schema.ts';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { api } from '@/platform/api/index.ts';
import { everyWord, useLanguage, useSpeech, useT } from '@/platform/i18n/index.ts';
import { useTheme } from '@/platform/look/theme.ts';
import { Button } from '../button/button.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { Segment } from '../segment/segment.tsx';
import { SkeletonGroup, TextSkeleton } from '../skeleton/skeleton.tsx';
import type { Story } from '../story.ts';
import { anchor } from './anchor.ts';
import { makeSamples, noPictures, type Samples } from './samples.ts';
import { picturesOf, SamplesContext } from './samples-context.tsx';
import { StoryList } from './story-list.tsx';

type StoryFiles = Record<string, () => Promise<{ story: Story }>>;

/** Every part in every state, with switches for theme, direction and width; `more` are those of features. */
export function GalleryPage({ more }: { more: StoryFiles }) {
  const t = useT();
  const stories = useStories(more);
  const samples = useMarketSamples();
  const bare = (useSearch({ strict: false }) as { view?: string }).view === 'bare';
  const [dir, setDir] = useDirection();
  if (!stories || !samples) {
    return (
      <SkeletonGroup className="page py-8">
        <TextSkeleton lines={8} />
      </SkeletonGroup>
    );
  }
  const list = (
    <SamplesContext value={samples}>
      <StoryList stories={stories} />
    </SamplesContext>
  );
  if (bare) return <div className="p-4">{list}</div>;
  return (
    <div className="page py-8">
      <PageHeader
        title={t('ui.galleryTitle')}
        note={t('ui.galleryNote')}
        actions={
          <>
            <ThemeSwitch />
            <Segment
              label={t('ui.galleryDirection')}
              value={dir}
              onChange={setDir}
              choices={[
                { value: 'ltr', label: t('ui.galleryLtr') },
                { value: 'rtl', label: t('ui.galleryRtl') },
              ]}
            />
            <Button onClick={() => openAsPhone(dir)}>{t('ui.galleryPhone')}</Button>
          </>
        }
      />
      <div className="mt-8 flex gap-10">
        <nav
          aria-label={t('ui.galleryTitle')}
          className="sticky top-24 max-h-[80vh] w-44 shrink-0 self-start overflow-y-auto max-lg:hidden"
        >
          {stories.map((story) => (
            <a
              key={story.title}
              href={`#${anchor(story)}`}
              className="block rounded-8 px-2 py-1.5 text-14 text-ink-2 hover:bg-fill hover:text-ink-1"
            >
              {story.title}
            </a>
          ))}
        </nav>
        <div className="min-w-0 grow">{list}</div>
      </div>
    </div>
  );
}

/** A window as narrow as a phone, so that media queries are a phone's; no page may stand in a frame. */
function openAsPhone(dir: string): void {
  window.open(`?view=bare&dir=${dir}`, 'souk-phone', 'width=390,height=844');
}

function ThemeSwitch() {
  const t = useT();
  const { theme, setTheme } = useTheme();
  return (
    <Segment
      label={t('ui.galleryTheme')}
      value={theme === 'dark' ? 'dark' : 'light'}
      onChange={setTheme}
      choices={[
        { value: 'light', label: t('ui.galleryLight') },
        { value: 'dark', label: t('ui.galleryDark') },
      ]}
    />
  );
}

const parts = import.meta.glob<{ story: Story }>('../*/*.stories.tsx');

function useStories(more: StoryFiles): Story[] | null {
  const [stories, setStories] = useState<Story[] | null>(null);
  const { store } = useSpeech();
  useEffect(() => {
    // The parts say words of every page.
    Promise.all([everyWord(store), ...Object.values({ ...parts, ...more }).map((load) => load())]).then(
      ([, ...loaded]) =>
        setStories(loaded.map((module) => module.story).sort((a, b) => a.title.localeCompare(b.title))),
    );
  }, [store, more]);
  return stories;
}

function useMarketSamples(): Samples | null {
  const [samples, setSamples] = useState<Samples | null>(null);
  useEffect(() => {
    api.get<Landing>('/landing').then(
      (landing) => setSamples(makeSamples(picturesOf(landing), Date.now())),
      // An empty or unreachable market still has parts to show, without pictures.
      () => setSamples(makeSamples(noPictures, Date.now())),
    );
  }, []);
  return samples;
}

/** Turns the whole document, popups included, and turns it back on leaving. */
function useDirection(): ['ltr' | 'rtl', (dir: 'ltr' | 'rtl') => void] {
  const asked = (useSearch({ strict: false }) as { dir?: string }).dir;
  const own = useLanguage().dir;
  const [dir, setDir] = useState<'ltr' | 'rtl'>(asked === 'rtl' || asked === 'ltr' ? asked : own);
  useEffect(() => {
    const root = document.documentElement;
    const before = root.dir;
    root.dir = dir;
    return () => {
      root.dir = before;
    };
  }, [dir]);
  return [dir, setDir];
}
