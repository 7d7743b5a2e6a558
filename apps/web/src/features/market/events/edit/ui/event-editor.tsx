import type { Category } from '@souk/shared/market/categories/schema.ts';
import type { OwnEvent } from '@souk/shared/market/events/edit-schema.ts';
import { useMutation } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { isApiError } from '@/platform/api/index.ts';
import { useNow } from '@/platform/clock/index.ts';
import { useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { EditorFrame } from '@/ui/editing/editor-frame.tsx';
import { SaveNote } from '@/ui/editing/save-note.tsx';
import { saveWords } from '@/ui/editing/save-words.ts';
import type { Edited } from '@/ui/editing/use-editing.ts';
import { Menu, type MenuEntry } from '@/ui/menu/menu.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { Uploader } from '@/ui/uploader/uploader.tsx';
import type { EventDraft } from '../model/event-draft.ts';
import { eventKind } from '../model/event-kind.ts';
import { merged } from '../model/event-merge.ts';
import { problemAt, problemsIn } from '../model/event-problems.ts';
import { EventConflict } from './event-conflict.tsx';
import { EventDetails, type EventPartProps } from './event-details.tsx';
import { EventPreview } from './event-preview.tsx';
import { EventTickets } from './event-tickets.tsx';
import { EventWhen } from './event-when.tsx';
import { EventWhere } from './event-where.tsx';

interface EventEditorProps {
  title: string;
  back: LinkProps;
  editing: Edited<EventDraft, OwnEvent>;
  categories: readonly Category[];
  currency: string;
  /** What of it was begun before. */
  notice?: ReactNode;
  /** Throws away what was typed; none when there is nothing to throw away. */
  discard?: { label: string; onSelect: () => void } | undefined;
  entries: readonly MenuEntry[];
  onSaved: (event: OwnEvent, published: boolean) => void;
}

export function EventEditor(props: EventEditorProps) {
  const { title, back, editing, categories, currency, notice, discard, entries, onSaved } = props;
  const { draft, change, pictures, own, state, conflict } = editing;
  const t = useT();
  const now = useNow(60_000);
  const isDraft = !own || eventKind.isDraft(own);
  const send = useMutation({
    mutationFn: (publish: boolean) => editing.save(publish),
    onSuccess: (saved, publish) => saved && onSaved(saved, publish),
  });
  const at = problemAt(problemsIn(draft, { own: own ?? undefined, now, whole: true }));
  const refusal = send.error ?? (state.kind === 'refused' ? state.error : null);
  const parts: EventPartProps = {
    draft,
    onChange: change,
    rule: (field) => () => {
      const problem = at(field);
      return problem === null || t(`events.problem.${problem}`);
    },
  };
  return (
    <EditorFrame
      title={title}
      back={back}
      status={isDraft ? <StatusChip tone="progress">{t('events.draft')}</StatusChip> : null}
      note={<SaveNote state={state} partly={editing.partly ? t('events.note.partly') : null} />}
      onSubmit={() => send.mutate(isDraft)}
      actions={
        <>
          {discard ? (
            <Button look="ghost" onClick={discard.onSelect} className="max-sm:hidden">
              {discard.label}
            </Button>
          ) : null}
          <Button type="submit" look="accent" loading={send.isPending}>
            {isDraft ? t('editor.publish') : t('editor.saveChanges')}
          </Button>
          {entries.length > 0 ? (
            <Menu
              entries={entries}
              trigger={
                <IconButton label={t('editor.more')} look="ghost" className="max-sm:!grow-0">
                  <Ellipsis size={20} aria-hidden="true" />
                </IconButton>
              }
            />
          ) : null}
        </>
      }
      aside={<EventPreview draft={draft} picture={pictures} currency={currency} />}
    >
      {refusal && !isApiError(refusal, 'edit_conflict') ? (
        <Notice tone="bad">{saveWords(refusal, t)}</Notice>
      ) : null}
      {notice}
      <EventDetails {...parts} categories={categories} />
      <Panel title={t('editor.eventPicture')} className="sm:p-6">
        <Uploader
          list={pictures}
          label={t('editor.eventPicture')}
          most={eventKind.mostPictures}
          ratio="7/3"
          grid=""
          sizes="(width < 640px) 100vw, 720px"
        />
      </Panel>
      <EventWhen {...parts} />
      <EventWhere {...parts} />
      <EventTickets {...parts} currency={currency} />
      <EventConflict
        changedAt={conflict?.told.changedAt ?? null}
        onTheirs={editing.takeTheirs}
        onMine={() => editing.keepMine(merged)}
      />
    </EditorFrame>
  );
}
