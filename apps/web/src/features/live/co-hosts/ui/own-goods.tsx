import type { OwnCoHosting } from '@souk/shared/live/co-hosts/schema.ts';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';

interface OwnGoodsProps {
  sold: OwnCoHosting['sold'];
  /** Their report, once the show was live. */
  report: ReactNode;
  isEmpty: boolean;
  onAdd: () => void;
  /** Lots and products, where there are any. */
  children: ReactNode;
}

/** What a co-host sells in the show, and what came of it. */
export function OwnGoods({ sold, report, isEmpty, onAdd, children }: OwnGoodsProps) {
  const t = useT();
  const { money } = useFormat();
  const count = sold ? sold.lots + sold.pieces : 0;
  return (
    <section aria-label={t('coHost.yours')} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="me-auto text-14 font-semibold">{t('coHost.yours')}</h3>
        {report}
      </div>
      {sold && count > 0 ? (
        <p className="text-12 font-semibold text-won-text figures">
          {t('coHost.sold', { count, price: money(sold.amount) })}
        </p>
      ) : null}
      {isEmpty ? <p className="text-12 text-ink-2">{t('coHost.noLots')}</p> : children}
      <Button look="outline" size={44} block icon={<Plus size={17} aria-hidden="true" />} onClick={onAdd}>
        {t('coHost.addLots')}
      </Button>
    </section>
  );
}
