import { roomNotesLimit } from '@souk/shared/live/room-chat/limits.ts';
import type { RoomNotes } from '@souk/shared/live/room-chat/schema.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { newIdempotencyKey } from '@/platform/api/index.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';
import { Textarea } from '@/ui/textarea/textarea.tsx';
import { addNote, getNoted, getNotes, removeNote } from '../api/notes.ts';

interface PersonNotesProps {
  shopId: string;
  userId: string;
  name: string;
  onClose: () => void;
}

/** Notes about a person that those who look after a shop's rooms leave each other. */
export function PersonNotes({ shopId, userId, name, onClose }: PersonNotesProps) {
  const t = useT();
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const key = useRef(newIdempotencyKey());
  const notes = useQuery(getNotes(shopId, userId));
  const count = () => queryClient.invalidateQueries({ ...getNoted(shopId), exact: true });
  const add = useMutation({
    mutationFn: () => addNote(shopId, userId, { text: text.trim(), idempotencyKey: key.current }),
    onSuccess: (all) => {
      queryClient.setQueryData(getNotes(shopId, userId).queryKey, all);
      key.current = newIdempotencyKey();
      setText('');
      void count();
    },
  });
  const remove = useMutation({
    mutationFn: (noteId: string) => removeNote(shopId, noteId),
    onSettled: async () => {
      await Promise.all([notes.refetch(), count()]);
    },
  });
  const failure = add.error ?? remove.error ?? notes.error;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !add.isPending) add.mutate();
  };
  return (
    <Dialog
      dark
      open
      closable
      onOpenChange={(open) => open || onClose()}
      title={t('room.notes', { name })}
      note={t('room.notesNote', { name })}
    >
      <form onSubmit={submit} className="grid gap-2">
        <Textarea
          label={t('room.note')}
          value={text}
          rows={2}
          maxLength={roomNotesLimit.length}
          onChange={(next) => {
            setText(next);
            if (!add.isPending) key.current = newIdempotencyKey();
          }}
        />
        <Button
          type="submit"
          look="accent"
          size={44}
          className="justify-self-end"
          disabled={text.trim() === ''}
          loading={add.isPending}
        >
          {t('room.addNote')}
        </Button>
      </form>
      {failure ? (
        <Notice tone="bad" className="mt-3">
          {failureWords(failure, t)}
        </Notice>
      ) : null}
      <div className="mt-4 max-h-[40vh] overflow-y-auto bare-scroll">
        {notes.data ? (
          <List
            notes={notes.data.items}
            removing={remove.isPending}
            onRemove={(noteId) => remove.mutate(noteId)}
          />
        ) : notes.isError ? null : (
          <SkeletonGroup>
            <Skeleton className="h-16 !rounded-14" />
          </SkeletonGroup>
        )}
      </div>
    </Dialog>
  );
}

interface ListProps {
  notes: RoomNotes['items'];
  removing: boolean;
  onRemove: (noteId: string) => void;
}

function List({ notes, removing, onRemove }: ListProps) {
  const t = useT();
  const { dayAndTime } = useFormat();
  if (notes.length === 0) return <p className="text-14 text-ink-2">{t('room.noNotes')}</p>;
  return (
    <ul className="grid gap-2.5">
      {notes.map(({ _id, text, by, at, can }) => {
        const writer = by?.name ?? t('room.noteByNobody');
        return (
          <li key={_id} className="flex items-start gap-2.5 rounded-14 bg-fill p-3">
            <Avatar name={writer} picture={by?.picture ?? null} size={24} />
            <div className="min-w-0 grow">
              <p className="text-12 text-ink-2 figures">
                <bdi className="font-semibold">{writer}</bdi> · {dayAndTime(at)}
              </p>
              <p dir="auto" className="mt-0.5 text-14 wrap-anywhere whitespace-pre-line">
                {text}
              </p>
            </div>
            {can.delete ? (
              <IconButton
                look="ghost"
                label={t('room.removeNote')}
                disabled={removing}
                onClick={() => onRemove(_id)}
              >
                <Trash2 size={17} aria-hidden="true" />
              </IconButton>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
