import type { Category } from '@souk/shared/categories/schema.ts';
import type { Event } from '@souk/shared/events/schema.ts';
import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { useMutation } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { Uploader } from '@/ui/uploader/uploader.tsx';
import { useUploadList } from '@/ui/uploader/use-upload-list.ts';
import type { EventDraft } from '../../model/event-draft.ts';
import { saveWords } from '../../model/save-words.ts';
import { EditorFrame } from '../editor-frame.tsx';
import { EventDetails } from './event-details.tsx';
import { EventPreview } from './event-preview.tsx';
import { EventTickets } from './event-tickets.tsx';
import { EventWhen, EventWhere } from './event-when.tsx';

interface EventEditorProps {
  title: string;
  back: LinkProps;
  /** Where its picture is kept on its way. */
  place: string;
  first: EventDraft;
  categories: readonly Category[];
  settings: AppSettings;
  /** The event being changed; none when it is a new one. */
  event?: Event;
  more?: ReactNode;
  save: (draft: EventDraft, image: string | null) => Promise<Event>;
  onSaved: (event: Event) => void;
}

export function EventEditor(props: EventEditorProps) {
  const { title, back, place, first, categories, settings, event, more, save, onSaved } = props;
  const t = useT();
  const [draft, setDraft] = useState(first);
  const picture = useUploadList({ place, purpose: 'event-image', most: 1, stored: event && [event.image] });
  const send = useMutation({
    mutationFn: async () => save(draft, (await picture.ids())[0] ?? null),
    onSuccess: (saved) => {
      picture.settle(saved.image ? [saved.image] : []);
      onSaved(saved);
    },
  });
  const parts = {
    draft,
    onChange: (change: Partial<EventDraft>) => setDraft((before) => ({ ...before, ...change })),
  };
  return (
    <EditorFrame
      title={title}
      back={back}
      onSubmit={() => send.mutate()}
      actions={
        <>
          {more}
          <Button type="submit" look="accent" loading={send.isPending}>
            {event ? t('selling.saveChanges') : t('selling.publish')}
          </Button>
        </>
      }
      aside={<EventPreview draft={draft} picture={picture} currency={settings.currency} />}
    >
      {send.error ? <Notice tone="bad">{saveWords(send.error, t)}</Notice> : null}
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
      <EventTickets {...parts} currency={settings.currency} />
    </EditorFrame>
  );
}
