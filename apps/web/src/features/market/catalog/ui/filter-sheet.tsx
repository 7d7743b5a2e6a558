import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { Facets, type FacetsProps } from './facets.tsx';

interface FilterSheetProps extends FacetsProps {
  total: number;
  /** Whether there are more than were counted. */
  more: boolean;
  onClose: () => void;
}

export function FilterSheet({ total, more, onClose, ...facets }: FilterSheetProps) {
  const t = useT();
  return (
    <Drawer
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('market.filters')}
      footer={
        <Button look="ink" size={48} block onClick={onClose}>
          {t(more ? 'searching.showOrMore' : 'market.showCount', { count: total })}
        </Button>
      }
    >
      <Facets {...facets} />
    </Drawer>
  );
}
