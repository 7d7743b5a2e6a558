import { useFormat, useLanguage, useT } from '@/platform/i18n/index.ts';
import type { UploadList } from '@/platform/uploads/index.ts';
import { MarketStall } from '@/ui/empty-state/market-stall.tsx';
import { DateTile } from '@/ui/event-card/event-card.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { Cover } from '@/ui/uploader/cover.tsx';
import type { EventDraft } from '../model/event-draft.ts';

interface EventPreviewProps {
  draft: EventDraft;
  picture: UploadList;
  currency: string;
}

/** The card as it will stand among the events. */
export function EventPreview({ draft, picture, currency }: EventPreviewProps) {
  const t = useT();
  const { money, clockTime } = useFormat();
  const { code } = useLanguage();
  const cheapest = Math.min(...draft.tickets.map(({ amount }) => amount ?? 0));
  const time = draft.startTime && clockTime(draft.startTime);
  const where = draft.online ? t('ui.online') : [draft.place, draft.city].filter(Boolean).join(', ');
  return (
    <Panel title={t('editor.asBuyersSee')} className="lg:sticky lg:top-20">
      <div className="relative">
        <Cover list={picture} ratio="7/3" sizes="296px" className="rounded-16">
          <span className="grid aspect-7/3 place-items-center rounded-16 bg-fill">
            <MarketStall width={84} />
          </span>
        </Cover>
        {draft.startDay ? (
          // Noon of that day is that day in every time zone the tile may be drawn in.
          <DateTile
            at={`${draft.startDay}T12:00:00.000Z`}
            timeZone="UTC"
            className="absolute start-3 top-3"
          />
        ) : null}
      </div>
      <p className="mt-2.5 truncate text-16 font-semibold">
        {draft.title || <span className="text-ink-3">{t('eventEdit.eventPlace')}</span>}
      </p>
      <p className="own-words mt-0.5 text-14 text-ink-2 figures" lang={code}>
        {where && time ? t('ui.eventLine', { time, place: where }) : where || time}
      </p>
      <p className="mt-1 text-16 font-semibold figures">
        {cheapest === 0 ? t('ui.free') : money({ amount: cheapest, currency })}
      </p>
    </Panel>
  );
}
