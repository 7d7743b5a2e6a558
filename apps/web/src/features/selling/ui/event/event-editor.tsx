import type { Category } from '@souk/shared/categories/schema.ts';
import type { OwnEvent } from '@souk/shared/events/edit-schema.ts';
import type { LinkProps } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { Uploader } from '@/ui/uploader/uploader.tsx';
import { useUploadList } from '@/ui/uploader/use-upload-list.ts';
import type { SentEvent } from '../../api/save-event.ts';
import { type EventDraft, keptTickets } from '../../model/event-draft.ts';
import { problemAt, problemsIn } from '../../model/event-problems.ts';
import { saveWords } from '../../model/save-words.ts';
import { type Saved, useSavingEvent } from '../../model/use-saving-event.ts';
import { EditorFrame } from '../editor-frame.tsx';
import { EventConflict } from './event-conflict.tsx';
import { EventDetails, type EventPartProps } from './event-details.tsx';
import { EventPreview } from './event-preview.tsx';
import { EventTickets } from './event-tickets.tsx';
import { EventWhen } from './event-when.tsx';
import { EventWhere } from './event-where.tsx';

interface EventEditorProps {
  title: string;
  back: LinkProps;
  /** Where its picture is kept on its way. */
  place: string;
  first: EventDraft;
  categories: readonly Category[];
  currency: string;
  /** The event being changed; none when it is a new one. */
  own?: OwnEvent;
  more?: ReactNode;
  send: (body: SentEvent, publish: boolean, version?: number) => Promise<OwnEvent>;
  onSaved: (saved: Saved) => void;
  /** What is written here is given up for what is saved; a new event is nobody else's yet. */
  onTheirs?: () => void;
}

export function EventEditor(props: EventEditorProps) {
  const { title, back, place, first, categories, currency, own, more, send, onSaved, onTheirs } = props;
  const t = useT();
  const now = useNow(60_000);
  const [draft, setDraft] = useState(first);
  const [refused, setRefused] = useState(false);
  const picture = useUploadList({ place, purpose: 'event-image', most: 1, stored: own && [own.image] });
  const { save, saving, error, conflict, closeConflict } = useSavingEvent({
    draft,
    picture,
    send,
    onSaved: (saved) => {
      setDraft((before) => ({ ...before, tickets: keptTickets(before.tickets, saved.event) }));
      onSaved(saved);
    },
  });
  const at = problemAt(problemsIn(draft, { own, now, whole: true }));
  const isDraft = !own || own.status === 'draft';
  const parts: EventPartProps = {
    draft,
    onChange: (change) => {
      setDraft((before) => ({ ...before, ...change }));
      setRefused(false);
    },
    rule: (field) => () => {
      const problem = at(field);
      return problem === null || t(`events.problem.${problem}`);
    },
  };
  const saveDraft = () => {
    const fits = draft.title.trim().length > 2 && problemsIn(draft, { own, now, whole: false }).length === 0;
    setRefused(!fits);
    if (fits) save({ publish: false, whole: false });
  };
  return (
    <EditorFrame
      title={title}
      back={back}
      status={own?.status === 'draft' ? <StatusChip tone="closed">{t('events.draft')}</StatusChip> : null}
      onSubmit={() => save({ publish: isDraft, whole: true })}
      actions={
        <>
          {more}
          {isDraft ? (
            <Button loading={saving} onClick={saveDraft}>
              {t('events.saveDraft')}
            </Button>
          ) : null}
          <Button type="submit" look="accent" loading={saving}>
            {isDraft ? t('selling.publish') : t('selling.saveChanges')}
          </Button>
        </>
      }
      aside={<EventPreview draft={draft} picture={picture} currency={currency} />}
    >
      {error ? <Notice tone="bad">{saveWords(error, t)}</Notice> : null}
      {refused ? <Notice tone="bad">{t('events.draftNeeds')}</Notice> : null}
      <EventDetails {...parts} categories={categories} />
      <Panel title={t('selling.eventPicture')} className="sm:p-6">
        <Uploader
          list={picture}
          label={t('selling.eventPicture')}
          most={1}
          ratio="7/3"
          grid=""
          sizes="(width < 640px) 100vw, 720px"
        />
      </Panel>
      <EventWhen {...parts} />
      <EventWhere {...parts} />
      <EventTickets {...parts} currency={currency} />
      <EventConflict
        changedAt={conflict?.changedAt ?? null}
        onClose={closeConflict}
        onTheirs={() => onTheirs?.()}
        onMine={() => {
          closeConflict();
          if (conflict)
            save({
              publish: conflict.publish,
              whole: !isDraft || conflict.publish,
              version: conflict.version,
            });
        }}
      />
    </EditorFrame>
  );
}
