import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { useT } from '@/platform/i18n/index.ts';
import { discardLater, secondThoughtMs } from '@/ui/editing/discarded.store.ts';
import type { EditedKind, Stored } from '@/ui/editing/kind.ts';
import type { Edited } from '@/ui/editing/use-editing.ts';
import type { MenuEntry } from '@/ui/menu/menu.tsx';
import { toast } from '@/ui/toast/toast.ts';

interface Discarding {
  /** It was thrown away. */
  onGone: () => void;
  /** The server has it no more. */
  onDeleted: (_id: string) => void;
  /** Someone thought again. */
  onBack: (_id: string) => void;
}

/** Throws away what was typed, with time to think again; nothing when there is nothing to throw away. */
export function useDiscarding<Draft, Input, Own extends Stored>(
  kind: EditedKind<Draft, Input, Own>,
  editing: Edited<Draft, Own>,
  { onGone, onDeleted, onBack }: Discarding,
): { label: string; onSelect: () => void } | undefined {
  const t = useT();
  const tellFailure = useTellFailure();
  const { own, draft } = editing;
  const discard = useMutation({
    mutationFn: async () => {
      const thrown = await editing.close();
      editing.pictures.discard();
      return thrown;
    },
    onSuccess: (thrown) => {
      toast({
        kind: 'undo',
        title: t('editor.discarded'),
        durationMs: secondThoughtMs,
        acrossPages: true,
        action: {
          label: t('editor.undo'),
          onClick: thrown ? discardOf(thrown._id) : () => editing.change(draft),
        },
      });
      onGone();
    },
  });
  const discardOf = (_id: string) => {
    const takeBack = discardLater(_id, () => kind.remove(_id).then(() => onDeleted(_id), tellFailure));
    return () => {
      takeBack();
      onBack(_id);
    };
  };
  const revert = () => {
    const typed = editing.draft;
    editing.revert();
    toast({
      kind: 'undo',
      title: t('editor.reverted'),
      action: { label: t('editor.undo'), onClick: () => editing.change(typed) },
    });
  };
  if (own && !kind.isDraft(own))
    return editing.unsaved ? { label: t('editor.revert'), onSelect: revert } : undefined;
  return own || !kind.isUntouched(draft) || editing.images.length > 0
    ? { label: t('editor.discard'), onSelect: () => discard.mutate() }
    : undefined;
}

/** The same in a menu, where there is no room for a button. */
export function discardEntry({ label, onSelect }: { label: string; onSelect: () => void }): MenuEntry {
  return { key: 'discard', label, icon: <Trash2 aria-hidden="true" />, danger: true, onSelect };
}
