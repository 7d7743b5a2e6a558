import type { Show } from '@souk/shared/live/shows/schema.ts';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { PastLots } from './past-lots.tsx';

// Only a show with more than its lots has tabs.
const Tabs = lazyPart(async () => (await import('@/ui/tabs/tabs.tsx')).Tabs);

/** Something else of a show that is over, beside its lots. */
export interface PastPart {
  key: string;
  label: string;
  count: number;
  panel: ReactNode;
}

interface PastPanelProps extends Omit<ComponentProps<typeof PastLots>, 'isNamed'> {
  show: Show;
  beside: readonly PastPart[];
  /** What its host may do about what was recorded. */
  hosting?: ReactNode;
  /** Who looks led it with its host, and reads what came of it for their shop. */
  hasLed?: boolean;
}

/** All that is left of a show: its lots, and what else there is of it. */
export function PastPanel({ show, beside, hosting, hasLed = false, ...lots }: PastPanelProps) {
  const t = useT();
  const [tab, setTab] = useState('lots');
  const isAlone = beside.length === 0;
  const list = <PastLots show={show} {...lots} isNamed={!isAlone} />;
  return (
    <section
      aria-label={t('live.lots')}
      className="relative -mt-6 min-h-0 rounded-t-24 bg-surface p-4 pb-10 lg:mt-0 lg:overflow-y-auto lg:rounded-none lg:border-s lg:border-line"
    >
      {show.can.host || hasLed ? (
        <div className="mb-3 flex flex-wrap items-center gap-2">
          <ButtonLink to="/live/$roomId/report" params={{ roomId: show._id }} look="outline" size={40}>
            {t('showReport.open')}
          </ButtonLink>
          {show.can.host ? hosting : null}
        </div>
      ) : null}
      {isAlone ? (
        list
      ) : (
        <Suspense fallback={list}>
          <Tabs
            label={show.title}
            value={beside.some(({ key }) => key === tab) ? tab : 'lots'}
            onChange={setTab}
            tabs={[
              { value: 'lots', label: t('live.lots'), count: show.lots.length, panel: list },
              ...beside.map(({ key, ...part }) => ({ value: key, ...part })),
            ]}
          />
        </Suspense>
      )}
      <Link
        to="/shop/$shopId"
        params={{ shopId: show.shop._id }}
        className="mt-5 flex min-h-12 items-center justify-center rounded-14 bg-fill text-14 font-semibold text-ink-1 hover:bg-line"
      >
        {t('live.moreFrom', { shop: show.shop.name })}
      </Link>
    </section>
  );
}
