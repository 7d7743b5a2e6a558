import type { Show } from '@souk/shared/live/shows/schema.ts';
import type { ShowLot } from '@souk/shared/market/showcase/show-card.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { everything } from '@/platform/paths.ts';
import { StatusChip, type StatusTone } from '@/ui/badge/status-chip.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { optionWords } from '@/ui/option-words/option-words.ts';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { DataTable } from '@/ui/table/data-table.tsx';
import type { Column } from '@/ui/table/table.types.ts';
import { firstTableState } from '@/ui/table/table-state.ts';

/** Every auction one has bid in. */
export function JoinedAuctions() {
  const t = useT();
  const columns = useLotColumns();
  const [state, setState] = useState(firstTableState);
  return (
    <>
      <PageHeader size="section" title={t('screen.settingsAuctions')} note={t('settings.auctionsNote')} />
      <div className="mt-5">
        <DataTable
          label={t('screen.settingsAuctions')}
          columns={columns}
          content={{ status: 'ready', rows: [], total: 0 }}
          state={state}
          onState={setState}
          emptyAction={
            <ButtonLink
              to="/categories/$categoryId"
              params={everything.category}
              search={{ kind: 'auction', sort: 'ending-soon' }}
            >
              {t('settings.findAuctions')}
            </ButtonLink>
          }
        />
      </div>
    </>
  );
}

/** What came under the hammer in one room, and at what price. */
export function RoomResults({ show }: { show: Show }) {
  const t = useT();
  const columns = useLotColumns();
  const [state, setState] = useState(firstTableState);
  const done = show.lots.filter((lot) => lot.state === 'sold' || lot.state === 'passed');
  const rows = done.slice((state.page - 1) * state.perPage, state.page * state.perPage);
  return (
    <>
      <PageHeader
        size="section"
        title={t('screen.settingsAuctionOrders')}
        note={t('settings.roomNote', { title: show.title })}
        actions={
          <ButtonLink to="/live/$roomId" params={{ roomId: show._id }} size={40}>
            {t('settings.seeShow')}
          </ButtonLink>
        }
      />
      <div className="mt-5">
        <DataTable
          label={t('screen.settingsAuctionOrders')}
          columns={columns}
          content={{ status: 'ready', rows, total: done.length }}
          state={state}
          onState={setState}
          rowLabel={(lot) => lot.title}
        />
      </div>
    </>
  );
}

const tones: Record<ShowLot['state'], StatusTone> = {
  queued: 'closed',
  running: 'progress',
  sold: 'done',
  passed: 'closed',
};

function useLotColumns(): Column<ShowLot>[] {
  const t = useT();
  const { money, number } = useFormat();
  return [
    { key: 'lot', title: t('settings.lot'), cell: (lot) => <LotTitle lot={lot} /> },
    {
      key: 'state',
      phone: 'mark',
      title: t('settings.lotState'),
      cell: (lot) => <StatusChip tone={tones[lot.state]}>{t(`settings.lotStates.${lot.state}`)}</StatusChip>,
    },
    { key: 'bids', title: t('settings.lotBids'), align: 'end', cell: (lot) => number(lot.bidCount) },
    {
      key: 'price',
      title: t('settings.lotPrice'),
      align: 'end',
      cell: (lot) => (
        <span className="font-semibold">
          {lot.state === 'passed' ? '–' : money(lot.price, { exact: true })}
        </span>
      ),
    },
  ];
}

function LotTitle({ lot }: { lot: ShowLot }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="w-9 shrink-0">
        <Picture image={lot.image} alt="" ratio="1/1" sizes="36px" className="rounded-8" />
      </span>
      <Link
        to="/product/$productId"
        params={{ productId: lot.productId }}
        className="own-words min-w-0 font-medium hover:underline"
      >
        {lot.title}
        {lot.variant ? (
          <span className="block text-13 font-normal text-ink-2">{optionWords(lot.variant.options)}</span>
        ) : null}
      </Link>
    </span>
  );
}
