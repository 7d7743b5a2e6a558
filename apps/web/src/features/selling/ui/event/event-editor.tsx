import type { Category } from '@souk/shared/categories/schema.ts';
import type { Event } from '@souk/shared/events/schema.ts';
import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { useMutation } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { errorCopy } from '@/app/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import type { EventDraft } from '../../model/event-draft.ts';
import { EditorFrame } from '../editor-frame.tsx';
import { EventDetails } from './event-details.tsx';
import { EventPreview } from './event-preview.tsx';
import { EventTickets } from './event-tickets.tsx';
import { EventWhen, EventWhere } from './event-when.tsx';

interface EventEditorProps {
  title: string;
  back: LinkProps;
  first: EventDraft;
  categories: readonly Category[];
  settings: AppSettings;
  /** The event being changed; none when it is a new one. */
  event?: Event;
  more?: ReactNode;
  save: (draft: EventDraft) => Promise<Event>;
  onSaved: (event: Event) => void;
}

export function EventEditor(props: EventEditorProps) {
  const { title, back, first, categories, settings, event, more, save, onSaved } = props;
  const t = useT();
  const [draft, setDraft] = useState(first);
  const send = useMutation({ mutationFn: () => save(draft), onSuccess: onSaved });
  const wrong = send.error ? errorCopy(send.error) : null;
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
      aside={<EventPreview draft={draft} image={event?.image ?? null} currency={settings.currency} />}
    >
      {wrong ? <Notice tone="bad">{`${t(wrong.title)} ${t(wrong.next)}`}</Notice> : null}
      <EventDetails {...parts} categories={categories} />
      <EventWhen {...parts} />
      <EventWhere {...parts} />
      <EventTickets {...parts} currency={settings.currency} />
    </EditorFrame>
  );
}
