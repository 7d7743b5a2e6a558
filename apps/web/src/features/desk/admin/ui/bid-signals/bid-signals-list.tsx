import type { BidSuspicion } from '@souk/shared/desk/bid-signals/schema.ts';
import { type SuspicionState, suspicionStates } from '@souk/shared/desk/bid-signals/states.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Chip, ChipRow } from '@/ui/chip/chip.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { DataTable } from '@/ui/table/data-table.tsx';
import type { Column } from '@/ui/table/table.types.ts';
import { getBidSignals } from '../../api/bid-signals.ts';
import { signalWords } from '../../model/signal-words.ts';
import { useTable, useTableContent } from '../../model/use-table.ts';
import { PersonName } from '../people/person-name.tsx';
import { BidSignalsDrawer } from './bid-signals-drawer.tsx';
import { SuspicionChip } from './suspicion-chip.tsx';

const states: ReadonlyArray<SuspicionState | 'all'> = [...suspicionStates, 'all'];

interface BidSignalsListProps {
  /** The bids of a lot, to be read beside the reasons. */
  logOf: (suspicion: BidSuspicion) => ReactNode;
}

/** Who may bid to raise a price: the strongest signs first. */
export function BidSignalsList({ logOf }: BidSignalsListProps) {
  const t = useT();
  const { dayAndTime, number } = useFormat();
  const table = useTable();
  const [state, setState] = useState<SuspicionState | 'all'>('open');
  const [shown, setShown] = useState<BidSuspicion | null>(null);
  const { page, perPage } = table.state;
  const found = useQuery(getBidSignals({ page, perPage, ...(state === 'all' ? {} : { state }) }));
  const columns: Column<BidSuspicion>[] = [
    {
      key: 'bidder',
      title: t('bidSignals.column.bidder'),
      cell: (one) => <PersonName person={one.bidder} onOpen={() => setShown(one)} />,
    },
    {
      key: 'why',
      title: t('bidSignals.column.why'),
      cell: ({ signals }) => (
        <ul className="min-w-52">
          {signals.map((signal) => (
            <li key={signal.kind}>{signalWords(signal, t, number)}</li>
          ))}
        </ul>
      ),
    },
    {
      key: 'lot',
      phone: 'folded',
      title: t('bidSignals.column.lot'),
      cell: ({ lot, shop }) => (
        <span className="block max-w-52">
          <span dir="auto" className="own-words block truncate font-semibold">
            {lot.title}
          </span>
          <bdi className="block truncate text-13 text-ink-3">{shop.name}</bdi>
        </span>
      ),
    },
    {
      key: 'state',
      phone: 'mark',
      title: t('people.column.state'),
      cell: (one) => <SuspicionChip suspicion={one} />,
    },
    {
      key: 'found',
      title: t('bidSignals.column.found'),
      align: 'end',
      cell: ({ foundAt }) => (
        <time dateTime={foundAt} className="whitespace-nowrap">
          {dayAndTime(foundAt)}
        </time>
      ),
    },
  ];
  return (
    <>
      <PageHeader title={t('admin.bids')} note={t('admin.note.bids')} className="mb-5" />
      <div className="mb-4">
        <ChipRow label={t('people.show')}>
          {states.map((one) => (
            <Chip
              key={one}
              chosen={one === state}
              {...(one === 'open' && found.data ? { count: found.data.open } : {})}
              onClick={() => {
                setState(one);
                table.toFirstPage();
              }}
            >
              {t(`bidSignals.state.${one}`)}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <DataTable
        label={t('admin.bids')}
        title={found.data ? t('admin.inAll', { count: found.data.total }) : ''}
        columns={columns}
        content={useTableContent(found)}
        state={table.state}
        onState={table.setState}
        rowLabel={({ bidder, lot }) => `${bidder.name}, ${lot.title}`}
        emptyAction={
          state === 'all' ? null : <Button onClick={() => setState('all')}>{t('bidSignals.showAll')}</Button>
        }
      />
      <BidSignalsDrawer suspicion={shown} logOf={logOf} onClose={() => setShown(null)} />
    </>
  );
}
