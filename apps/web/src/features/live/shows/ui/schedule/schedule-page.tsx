import type { Category } from '@souk/shared/market/categories/schema.ts';
import type { Shop } from '@souk/shared/market/shops/schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useFormat, useLanguage, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { scheduleShow } from '../../api/schedule-show.ts';
import { changeDraft, forgetDraft, useDraft } from '../../model/draft.store.ts';
import { isUntouched, startOf } from '../../model/draft.ts';
import { useRunList } from '../../model/use-run-list.ts';
import { RunListPanel } from './run-list-panel.tsx';
import { SchedulePreview } from './schedule-preview.tsx';
import { ShowFields } from './show-fields.tsx';

interface SchedulePageProps {
  shopId: string;
  shop: Shop | undefined;
  categories: readonly Category[];
}

export function SchedulePage({ shopId, shop, categories }: SchedulePageProps) {
  const t = useT();
  const { dayAndTime } = useFormat();
  const { code } = useLanguage();
  const navigate = useNavigate();
  const stored = useDraft((state) => state.draft);
  const draft = { ...stored, language: stored.language || code };
  const start = startOf(draft);
  const runList = useRunList();
  const send = useMutation({
    mutationFn: () => scheduleShow(draft),
    onSuccess: async (show) => {
      forgetDraft();
      await navigate({ to: '/live/$roomId', params: { roomId: show._id } });
    },
  });
  const wrong = send.error ? errorCopy(send.error) : null;
  return (
    <Form
      aria-label={t('screen.schedule')}
      onSubmit={() => send.mutate()}
      className="mx-auto max-w-284 pt-4 sm:pt-8"
    >
      <PageHeader title={t('screen.schedule')} note={t('live.scheduleNote')} />
      <div className="mt-7 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_344px]">
        <div className="flex min-w-0 flex-col gap-5">
          <ShowFields draft={draft} categories={categories} onChange={changeDraft} />
          <RunListPanel shopId={shopId} runList={runList} />
          {wrong ? <Notice tone="bad">{`${t(wrong.title)} ${t(wrong.next)}`}</Notice> : null}
        </div>
        <SchedulePreview draft={draft} shop={shop} first={runList.listed[0]} />
      </div>
      <div className="sticky bottom-[calc(80px+var(--toast-room,0px))] z-20 -mx-4 mt-8 flex items-center justify-between gap-3 border-t border-line bg-paper/95 px-4 py-3 backdrop-blur-md sm:bottom-(--toast-room,0px) sm:-mx-8 sm:px-8">
        <p className="flex items-center gap-2 text-14 text-ink-2 max-sm:hidden">
          {isUntouched(stored) ? (
            t('live.draftNone')
          ) : (
            <>
              <Check size={17} aria-hidden="true" className="text-won-text" />
              {t('live.draftKept')}
            </>
          )}
        </p>
        <Button type="submit" look="accent" size={48} loading={send.isPending} className="max-sm:w-full">
          {start
            ? t('live.scheduleFor', { time: dayAndTime(start.toISOString(), { inSentence: true }) })
            : t('live.schedule')}
        </Button>
      </div>
    </Form>
  );
}
