import { Plus, Truck } from 'lucide-react';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { MethodForm } from './method-form.tsx';

export function ShippingMethods({ shopId, currency }: { shopId: string; currency: string }) {
  const t = useT();
  const [adding, setAdding] = useState(false);
  return (
    <>
      <PageHeader size="section" title={t('screen.settingsShipping')} note={t('shipping.note')} />
      <div className="mt-5 grid gap-4">
        {adding ? (
          <MethodForm shopId={shopId} currency={currency} onDone={() => setAdding(false)} />
        ) : (
          <Panel>
            <EmptyState
              picture={
                <span className="grid size-16 place-items-center rounded-20 bg-accent-soft text-accent-text">
                  <Truck size={30} strokeWidth={1.7} aria-hidden="true" />
                </span>
              }
              title={t('shipping.none')}
              note={t('shipping.noneNote')}
              action={
                <Button
                  look="accent"
                  icon={<Plus size={18} aria-hidden="true" />}
                  onClick={() => setAdding(true)}
                >
                  {t('shipping.add')}
                </Button>
              }
            />
          </Panel>
        )}
      </div>
    </>
  );
}
