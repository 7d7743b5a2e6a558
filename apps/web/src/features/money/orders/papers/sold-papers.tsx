import { Printer } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { PaperButton } from '@/ui/document/paper-button.tsx';
import { useSavePaper } from '@/ui/document/use-save-paper.ts';
import { Menu } from '@/ui/menu/menu.tsx';
import { invoiceOf, slipOf } from './paper-paths.ts';

/** What a shop prints of an order: the slip in its parcel, and its invoice. */
export function SoldPapers({ order }: { order: { _id: string; number: string } }) {
  const t = useT();
  const save = useSavePaper();
  return (
    <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
      <Menu
        trigger={
          <Button icon={<Printer size={17} aria-hidden="true" />} loading={save.isPending}>
            {t('sold.papers.slip')}
          </Button>
        }
        entries={(['A6', 'A4'] as const).map((size) => ({
          key: size,
          label: t(`sold.papers.slip${size}`),
          onSelect: () => save.mutate(slipOf(order, size)),
        }))}
      />
      <PaperButton paper={invoiceOf(order)}>{t('orders.papers.invoice')}</PaperButton>
    </div>
  );
}
