import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { ReportButton } from '@/features/desk/reports/ui/report-button.tsx';
import { getClip, getClipsOfShop } from '@/features/live/clips/api/clips.ts';
import { ClipPage } from '@/features/live/clips/ui/clip-page.tsx';
import { ClipTile } from '@/features/live/clips/ui/clip-tile.tsx';
import { ClipVideo } from '@/features/live/clips/ui/clip-video.tsx';
import { DeleteClip } from '@/features/live/clips/ui/delete-clip.tsx';
import { useT, useWordsToCome } from '@/platform/i18n/index.ts';
import { showGrid } from '@/ui/endless-list/grids.ts';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { OnceAlive } from '@/ui/late/once-alive.tsx';
import { fallbackUrl } from '@/ui/picture/picture.model.ts';
import { SectionHeader } from '@/ui/section-header/section-header.tsx';

const ClipPictures = lazyPart(async () => (await import('./parts/clip-pictures.tsx')).ClipPictures);

export const screen = defineScreen({
  path: '/clips/$clipId',
  load: ({ params, queryClient }) => queryClient.ensureQueryData(getClip(params.clipId)),
  head: ({ data: { title, show, shop, video }, t }) => ({
    title,
    description: t('clips.described', { show: show.title, shop: shop.name }),
    type: 'video.other',
    // A private show is for those who have its link.
    noindex: show.isPrivate,
    ...(video ? { video } : {}),
    ...(show.cover
      ? {
          image: {
            url: fallbackUrl(show.cover),
            width: show.cover.width,
            height: show.cover.height,
            alt: show.cover.alt,
          },
        }
      : {}),
  }),
  component: ClipScreen,
});

// What else the shop has is asked for when the page is alive.
const toCome = [
  ...(['clips.more', 'clips.by', 'ui.clock'] as const),
  ...(['clips.seek', 'player.mute', 'player.pause', 'player.play', 'player.unmute'] as const),
  ...(['replay.position', 'second.muted'] as const),
] as const;

function ClipScreen({ params }: ScreenProps<'/clips/$clipId'>) {
  useWordsToCome(toCome);
  useSuspenseQuery(getClip(params.clipId));
  // Asked again as long as it is being cut.
  const { data: clip } = useQuery(getClip(params.clipId));
  const navigate = useNavigate();
  if (!clip) return null;
  const { _id, title, can, show } = clip;
  return (
    <ClipPage
      clip={clip}
      picture={
        clip.video && clip.second.length > 0 ? (
          <OnceAlive fallback={<ClipVideo clip={clip} />}>
            <ClipPictures clip={clip} video={clip.video} />
          </OnceAlive>
        ) : (
          <ClipVideo clip={clip} />
        )
      }
      acts={
        <>
          {can.report ? <ReportButton target={{ kind: 'clip', _id }} name={title} /> : null}
          {can.remove ? (
            <DeleteClip
              clipId={_id}
              onDeleted={() =>
                void navigate({ to: '/live/$roomId', params: { roomId: show._id }, replace: true })
              }
            />
          ) : null}
        </>
      }
      more={<MoreClips shop={clip.shop} except={_id} />}
    />
  );
}

const SHOWN = 5;

function MoreClips({ shop, except }: { shop: { _id: string; name: string }; except: string }) {
  const t = useT();
  const { data } = useInfiniteQuery(getClipsOfShop(shop._id));
  const others = (data?.pages[0]?.items ?? []).filter(({ _id }) => _id !== except).slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <section className="pb-10">
      <SectionHeader title={t('clips.more', { shop: shop.name })} />
      <div className={showGrid}>
        {others.map((clip) => (
          <ClipTile key={clip._id} clip={clip} />
        ))}
      </div>
    </section>
  );
}
