import type { LotPage } from '@souk/shared/live/auctions/lot-page.ts';
import { Gavel, Repeat, Timer, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat, useT, useWordsToCome } from '@/platform/i18n/index.ts';
import { Breadcrumb } from '@/ui/breadcrumb/breadcrumb.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';
import { logWords } from '../../model/log-words.ts';
import { useCheckedLog } from '../../model/use-checked-log.ts';
import { useClosingWords } from '../../model/use-closing-words.ts';
import { useGrowingLog } from '../../model/use-growing-log.ts';
import { LogTable } from './log-table.tsx';
import { LogVerdict } from './log-verdict.tsx';
import { PriceChart } from './price-chart.tsx';

interface LotLogPageProps {
  lot: LotPage;
  moment: ReactNode;
  /** What was drawn for it, where it is a spot of a break. */
  draw: ReactNode;
}

/** Every bid on a lot, and whether it is as it was; checked in the browser. */
export function LotLogPage({ lot, moment, draw }: LotLogPageProps) {
  useWordsToCome(logWords);
  const t = useT();
  const { log } = useGrowingLog(lot);
  const { state, again, checkFile } = useCheckedLog(log.data);
  const wrong =
    state.kind === 'checked' && state.file === null && !state.checked.verdict.ok
      ? state.checked.verdict.number
      : null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-10 lg:grid-cols-[minmax(0,1fr)_21.75rem]">
      <div className="min-w-0">
        <Way lot={lot} />
        <Summary lot={lot} />
        <div className="mt-4">
          {log.data?.entries.length === 0 ? (
            <EmptyState title={t('log.none')} note={t('log.notBegunNote')} />
          ) : log.data ? (
            <LogTable lot={lot} log={log.data} wrong={wrong} />
          ) : log.isError ? (
            <ErrorState
              title={t('ui.listFailed')}
              note={t('ui.checkConnection')}
              onRetry={() => void log.refetch()}
            />
          ) : (
            <SkeletonGroup>
              <Skeleton className="h-110 rounded-16" />
            </SkeletonGroup>
          )}
        </div>
      </div>
      <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        {moment}
        {draw}
        {log.data ? (
          <>
            <LogVerdict
              log={log.data}
              state={state}
              onAgain={() => void again()}
              onFile={(file) => void checkFile(file)}
            />
            <PriceChart log={log.data} />
          </>
        ) : (
          <SkeletonGroup>
            <Skeleton className="h-100 rounded-16" />
          </SkeletonGroup>
        )}
        <p className="px-1 text-12 text-ink-2">{t('log.note')}</p>
      </aside>
    </div>
  );
}

function Way({ lot }: { lot: LotPage }) {
  const t = useT();
  const name = lot.number === null ? t('log.title') : t('live.lotNumber', { number: lot.number });
  return (
    <Breadcrumb
      crumbs={[
        { label: lot.shop.name, link: { to: '/shop/$shopId', params: { shopId: lot.shop._id } } },
        lot.show
          ? { label: lot.show.title, link: { to: '/live/$roomId', params: { roomId: lot.show._id } } }
          : {
              label: lot.product.title,
              link: { to: '/product/$productId', params: { productId: lot.product._id } },
            },
        { label: name },
      ]}
    />
  );
}

function Summary({ lot }: { lot: LotPage }) {
  const t = useT();
  const { money } = useFormat();
  const closing = useClosingWords(lot);
  const standing =
    lot.state === 'sold'
      ? t('log.soldTo', { name: lot.leader?.handle ?? '' })
      : t(lot.stopped ? 'log.kind.stopped' : `log.state.${lot.state}`);
  return (
    <header className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-3">
      <Picture
        image={lot.product.image}
        alt=""
        ratio="4/5"
        sizes="80px"
        className="!w-20 shrink-0 rounded-12 max-sm:!w-14"
      />
      <div className="min-w-0 flex-1 basis-64">
        <h1 className="display text-22 sm:text-28">{t('log.of', { title: lot.product.title })}</h1>
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1.5 text-14 text-ink-2 figures">
          <Fact icon={<Timer size={15} aria-hidden="true" />}>{closing}</Fact>
          <Fact icon={<Users size={15} aria-hidden="true" />}>
            {t('log.bidders', { count: lot.bidders.length })}
          </Fact>
          <Fact icon={<Gavel size={15} aria-hidden="true" />}>{t('ui.bids', { count: lot.bidCount })}</Fact>
          <Fact icon={<Repeat size={15} aria-hidden="true" />}>
            {t('log.extensions', { count: lot.extensions })}
          </Fact>
        </ul>
      </div>
      <div className="text-end max-sm:flex max-sm:w-full max-sm:items-baseline max-sm:justify-between">
        <p className={lot.state === 'sold' ? 'text-14 font-semibold text-won-text' : 'text-14 text-ink-2'}>
          {standing}
        </p>
        <p className="text-36 leading-none font-[620] tracking-[-0.025em] figures sm:text-48">
          {money(lot.price)}
        </p>
      </div>
    </header>
  );
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="inline-flex items-center gap-1.5">
    {icon}
    {children}
  </li>
);
