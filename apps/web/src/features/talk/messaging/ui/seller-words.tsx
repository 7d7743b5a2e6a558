import type { AwayNote, SavedReplies } from '@souk/shared/talk/messaging/schema.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { TextSkeleton } from '@/ui/skeleton/skeleton.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { getAwayNote, getSavedReplies, keepAwayNote, keepSavedReplies } from '../api/seller-words.ts';
import { noteAt } from '../model/away-end.ts';
import { AwayFields } from './away-fields.tsx';
import { type KeyedReply, RepliesFields } from './replies-fields.tsx';

const formId = 'seller-words';

/** What a seller need not write again: answers, and a note for when they are away. */
export function SellerWords({ onClose }: { onClose: () => void }) {
  const t = useT();
  const replies = useQuery({ ...getSavedReplies(), staleTime: 0 });
  const note = useQuery({ ...getAwayNote(), staleTime: 0 });
  const error = replies.error ?? note.error;
  return (
    <Dialog
      open
      closable
      onOpenChange={(open) => open || onClose()}
      title={t('messaging.sellerWords')}
      width="wide"
      actions={<SaveButton disabled={!replies.data || !note.data} />}
    >
      {error ? <Notice tone="bad">{failureWords(error, t)}</Notice> : null}
      {replies.data && note.data ? (
        <Fields replies={replies.data} note={note.data} onClose={onClose} />
      ) : error ? null : (
        <TextSkeleton lines={6} />
      )}
    </Dialog>
  );
}

function SaveButton({ disabled }: { disabled: boolean }) {
  const t = useT();
  return (
    <Button type="submit" form={formId} look="accent" disabled={disabled}>
      {t('account.save')}
    </Button>
  );
}

interface FieldsProps {
  replies: SavedReplies;
  note: AwayNote;
  onClose: () => void;
}

function Fields({ replies, note, onClose }: FieldsProps) {
  const t = useT();
  const queryClient = useQueryClient();
  const [items, setItems] = useState<readonly KeyedReply[]>(() =>
    replies.items.map(({ _id, title, text }) => ({ key: _id, title, text })),
  );
  const [away, setAway] = useState(() => noteAt(note, Date.now()));
  const save = useMutation({
    mutationFn: () =>
      Promise.all([
        keepSavedReplies({
          items: items.map(({ title, text }) => ({ title: title.trim(), text: text.trim() })),
        }),
        keepAwayNote({ ...away, text: away.text.trim() }),
      ]),
    onSuccess: async () => {
      toast({ kind: 'done', title: t('messaging.kept') });
      await Promise.all(
        [['saved-replies'], ['away-note']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
      onClose();
    },
  });
  return (
    <Form id={formId} onSubmit={() => save.mutate()} className="flex flex-col gap-6">
      <AwayFields note={away} onChange={setAway} />
      <RepliesFields items={items} onChange={setItems} />
      {save.error ? <Notice tone="bad">{failureWords(save.error, t)}</Notice> : null}
    </Form>
  );
}
