import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';

interface ShopConflictProps {
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** The shop was changed elsewhere since this form was opened: nothing was overwritten, and one of both is kept. */
export function ShopConflict({ onTakeTheirs, onKeepMine }: ShopConflictProps) {
  const t = useT();
  return (
    <Notice tone="warning">
      <p className="font-semibold">{t('shopEdit.conflict')}</p>
      <p className="mt-0.5 text-ink-2">{t('shopEdit.conflictNote')}</p>
      <div className="my-2 flex flex-wrap gap-2">
        <Button size={32} onClick={onTakeTheirs}>
          {t('shopEdit.takeTheirs')}
        </Button>
        <Button size={32} look="ink" onClick={onKeepMine}>
          {t('shopEdit.keepMine')}
        </Button>
      </div>
    </Notice>
  );
}
