import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';

interface EventConflictProps {
  /** When someone else saved it; null while nobody did. */
  changedAt: string | null;
  onTheirs: () => void;
  onMine: () => void;
}

/** Two windows changed one event: whose words stay is decided by a person. */
export function EventConflict({ changedAt, onTheirs, onMine }: EventConflictProps) {
  const t = useT();
  const { relative } = useFormat();
  return (
    <Dialog
      title={t('events.conflict.title')}
      note={changedAt ? t('events.conflict.note', { when: relative(changedAt) }) : null}
      open={changedAt !== null}
      // One of both has to be chosen; nothing is saved before that.
      onOpenChange={() => undefined}
      actions={
        <>
          <Button onClick={onTheirs}>{t('events.conflict.theirs')}</Button>
          <Button look="accent" onClick={onMine}>
            {t('events.conflict.mine')}
          </Button>
        </>
      }
    />
  );
}
