import type { OwnShow, ShowInput } from '@souk/shared/live/shows/edit-schema.ts';
import type { Category } from '@souk/shared/market/categories/schema.ts';
import type { Shop } from '@souk/shared/market/shops/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useFormat, useLanguage, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Uploader } from '@/ui/uploader/uploader.tsx';
import { useUploadList } from '@/ui/uploader/use-upload-list.ts';
import { changeShow, scheduleShow } from '../../api/schedule-show.ts';
import { changeDraft, draftAt, forgetDraft, useDrafts, whole } from '../../model/draft.store.ts';
import { type Draft, draftOf, inputOf, isUntouched, startOf } from '../../model/draft.ts';
import { useRunList } from '../../model/use-run-list.ts';
import { CancelShow } from './cancel-show.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { ClipField } from './clip-field.tsx';
import { RunListPanel } from './run-list-panel.tsx';
import { SchedulePreview } from './schedule-preview.tsx';
import { ShowFields } from './show-fields.tsx';

interface SchedulePageProps {
  shopId: string;
  shop: Shop | undefined;
  categories: readonly Category[];
  /** The one that is changed; none for a new one. */
  show?: OwnShow | undefined;
  /** What is chosen for all shows of the shop, besides people and words. */
  inAllShows: ReactNode;
}

export function SchedulePage({ shopId, shop, categories, show, inAllShows }: SchedulePageProps) {
  const t = useT();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { code } = useLanguage();
  const { timeZone } = useFormat();
  const { at, stored, change } = useShowDraft(show);
  const draft = { ...stored, language: stored.language || code };
  const cover = useUploadList({
    place: `show:${at}`,
    purpose: 'show-image',
    most: 1,
    stored: show && [show.cover],
  });
  const runList = useRunList(stored, change);
  const [isClipSent, setClipSent] = useState(false);
  // The same is one show, however often its first save is tried.
  const tried = useRef({ sent: '', key: '' });
  const keyOf = (body: ShowInput) => {
    const sent = JSON.stringify(body);
    if (tried.current.sent !== sent) tried.current = { sent, key: crypto.randomUUID() };
    return tried.current.key;
  };
  const leave = async (showId: string) => {
    forgetDraft(at);
    await queries.invalidateQueries({ queryKey: ['show', showId] });
    await navigate({ to: '/live/$roomId', params: { roomId: showId } });
  };
  const send = useMutation({
    mutationFn: async () => {
      const [picture = null] = await cover.ids();
      const where = { timeZone: show?.timeZone ?? timeZone, currency: shop?.currency ?? '' };
      const body = { ...inputOf(draft, where), cover: picture } as ShowInput;
      return show
        ? changeShow(show._id, draft.version ?? show.version, body)
        : scheduleShow(shopId, body, keyOf(body));
    },
    onSuccess: async (saved) => {
      cover.settle(saved.cover ? [saved.cover] : []);
      await leave(saved._id);
    },
  });
  const wrong = send.error ? errorCopy(send.error) : null;
  const title = show ? t('scheduling.editTitle') : t('screen.schedule');
  return (
    <Form aria-label={title} onSubmit={() => send.mutate()} className="mx-auto max-w-284 pt-4 sm:pt-8">
      <PageHeader title={title} note={t('live.scheduleNote')} />
      <div className="mt-7 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_344px]">
        <div className="flex min-w-0 flex-col gap-5">
          <div className="grid items-start gap-5 sm:grid-cols-[132px_minmax(0,1fr)]">
            <div className="max-sm:max-w-33">
              <p className="mb-1.5 text-14 font-medium text-ink-1">{t('scheduling.cover')}</p>
              <Uploader
                list={cover}
                label={t('scheduling.cover')}
                most={1}
                ratio="9/16"
                grid=""
                sizes="132px"
              />
            </div>
            <div className="flex min-w-0 flex-col gap-5">
              <ShowFields draft={draft} categories={categories} onChange={change} />
              <ClipField
                clip={draft.clip}
                onChange={(clip) => change({ clip })}
                isBusy={isClipSent}
                onBusy={setClipSent}
              />
            </div>
          </div>
          <RunListPanel shopId={shopId} currency={shop?.currency ?? ''} runList={runList} />
          <ChatPanel shopId={shopId} draft={draft} onChange={change}>
            {inAllShows}
          </ChatPanel>
          {wrong ? <Notice tone="bad">{`${t(wrong.title)} ${t(wrong.next)}`}</Notice> : null}
        </div>
        <SchedulePreview
          draft={draft}
          shop={shop}
          cover={cover}
          first={runList.listed.find(({ product }) => product)?.product}
        />
      </div>
      <div className="sticky bottom-(--toast-room,0px) z-20 max-lg:bottom-[calc(80px+var(--toast-room,0px))] -mx-4 mt-8 flex items-center justify-between gap-3 border-t border-line bg-paper/95 px-4 py-3 backdrop-blur-md sm:-mx-8 sm:px-8">
        <DraftNote isUntouched={show ? false : isUntouched(stored)} />
        <div className="flex gap-2.5 max-sm:w-full max-sm:[&>*]:grow">
          {show ? <CancelShow show={show} onCancelled={() => void leave(show._id)} /> : null}
          <Button type="submit" look="accent" size={48} loading={send.isPending} disabled={isClipSent}>
            <SendWords draft={draft} isNew={!show} />
          </Button>
        </div>
      </div>
    </Form>
  );
}

/** What is being typed, here or before a reload; of a show that changed elsewhere since, what it is now. */
function useShowDraft(show: OwnShow | undefined) {
  const at = show?._id ?? 'new';
  const known = useDrafts(({ drafts }) => drafts[at]);
  const isStale = show !== undefined && known?.version !== show.version;
  useEffect(() => {
    if (show && draftAt(show._id).version !== show.version) changeDraft(show._id, draftOf(show));
  }, [show]);
  const stored = isStale && show ? draftOf(show) : whole(known);
  return { at, stored, change: (to: Partial<Draft>) => changeDraft(at, to) };
}

function DraftNote({ isUntouched: isNothing }: { isUntouched: boolean }) {
  const t = useT();
  return (
    <p className="flex items-center gap-2 text-14 text-ink-2 max-sm:hidden">
      {isNothing ? (
        t('live.draftNone')
      ) : (
        <>
          <Check size={17} aria-hidden="true" className="text-won-text" />
          {t('live.draftSaved')}
        </>
      )}
    </p>
  );
}

function SendWords({ draft, isNew }: { draft: Draft; isNew: boolean }) {
  const t = useT();
  const { dayAndTime } = useFormat();
  const start = startOf(draft);
  if (!isNew) return t('editor.saveChanges');
  return start
    ? t('live.scheduleFor', { time: dayAndTime(start.toISOString(), { inSentence: true }) })
    : t('live.schedule');
}
