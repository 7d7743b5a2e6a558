import { Zap } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import type { Leading } from '../model/use-hosting.ts';

const QuickForm = lazyPart(async () => (await import('./quick-form.tsx')).QuickForm);

interface QuickLotProps {
  showId: string;
  leading: Leading & { hosting: NonNullable<Leading['hosting']> };
}

/** What lies on the table: a name or a number, a price, a photo taken on the spot. It comes next. */
export function QuickLot({ showId, leading }: QuickLotProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const left = leading.hosting.quickLotsLeft;
  return (
    <Drawer
      dark
      from="bottom"
      open={open}
      onOpenChange={setOpen}
      title={t('hosting.quick')}
      trigger={
        <Button
          look="outline"
          size={40}
          className="grow"
          disabled={left === 0}
          icon={<Zap size={17} aria-hidden="true" />}
        >
          {t('hosting.quick')}
        </Button>
      }
    >
      <Suspense fallback={<div className="min-h-75" />}>
        <QuickForm showId={showId} leading={leading} onAdded={() => setOpen(false)}>
          {t('hosting.quickLeft', { count: left })}
        </QuickForm>
      </Suspense>
    </Drawer>
  );
}
