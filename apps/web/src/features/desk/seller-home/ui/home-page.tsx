import type { LowStockItem, SellerHome } from '@souk/shared/desk/seller-home/schema.ts';
import { Link } from '@tanstack/react-router';
import { CalendarDays, Plus, Radio } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { greetingAt, tasksOf } from '../model/to-do.ts';
import { HealthCard } from './health-card.tsx';
import { LowStockPanel } from './low-stock-panel.tsx';
import { NextShowCard } from './next-show-card.tsx';
import { PayoutCard } from './payout-card.tsx';
import { ToDoPanel } from './to-do-panel.tsx';

const SalesPanel = lazyPart(async () => (await import('./sales-panel.tsx')).SalesPanel);

interface HomePageProps {
  home: SellerHome;
  shopId: string;
  /** The reader's first name. */
  name: string;
  /** Messages nobody has read. */
  messages: number;
  /** The variant whose stock is on its way. */
  working: string | null;
  onRestock: (item: LowStockItem, pieces: number) => void;
  /** What a new shop still needs, if anything. */
  start: ReactNode;
}

/** What a seller does now, and how their shop is doing. */
export function HomePage({ home, shopId, name, messages, working, onRestock, start }: HomePageProps) {
  const t = useT();
  const { nextShow, nextEvent, lowStock, sales } = home;
  const tasks = tasksOf(home.waiting, messages, shopId);
  return (
    <>
      <PageHeader
        className="mb-6"
        title={t(`sell.hello.${greetingAt(new Date().getHours())}`, { name })}
        actions={
          <>
            <ButtonLink
              to="/shop/add/$shopId"
              params={{ shopId }}
              icon={<Plus size={18} aria-hidden="true" />}
            >
              {t('own.add')}
            </ButtonLink>
            <ButtonLink to="/createtokshow" look="accent" icon={<Radio size={18} aria-hidden="true" />}>
              {t('menu.schedule')}
            </ButtonLink>
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_328px]">
        <div className="flex min-w-0 flex-col gap-4">
          {start}
          {tasks.length > 0 || !start ? <ToDoPanel tasks={tasks} /> : null}
          <Suspense fallback={<Skeleton className="h-85 w-full !rounded-16" />}>
            <SalesPanel sales={sales} />
          </Suspense>
          <LowStockPanel items={lowStock} shopId={shopId} working={working} onRestock={onRestock} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {nextShow ? <NextShowCard show={nextShow} /> : null}
          {nextEvent ? <NextEvent event={nextEvent} /> : null}
          <PayoutCard payout={home.payout} />
          <HealthCard health={home.health} />
        </div>
      </div>
    </>
  );
}

function NextEvent({ event }: { event: NonNullable<SellerHome['nextEvent']> }) {
  const t = useT();
  const { dayAndTime } = useFormat();
  return (
    <Link
      to="/event-view/$productId"
      params={{ productId: event._id }}
      className="flex items-center gap-4 rounded-16 border border-line bg-surface p-4 hover:bg-hover"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-12 bg-fill text-ink-2">
        <CalendarDays size={21} strokeWidth={1.8} aria-hidden="true" />
      </span>
      <span className="min-w-0">
        <span className="block text-12 text-ink-2">{t('sell.nextEvent')}</span>
        <span className="block text-14 font-semibold wrap-anywhere">{event.title}</span>
        <span className="block text-13 text-ink-2 figures">{dayAndTime(event.startsAt)}</span>
      </span>
    </Link>
  );
}
