import type { LedgerEntry } from '@souk/shared/desk/admin-ledger/schema.ts';
import { type AccountKind, accountKinds } from '@souk/shared/money/ledger/accounts.ts';
import { type TransactionKind, transactionKinds } from '@souk/shared/money/ledger/kinds.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { ChipSelect } from '@/ui/chip/chip-select.tsx';
import type { Column } from '@/ui/table/table.types.ts';
import { getLedger } from '../api/ledger.ts';
import { useTable } from '../model/use-table.ts';
import { PagedList } from './paged-list.tsx';

/** The books: each movement of money with its postings. */
export function LedgerList() {
  const t = useT();
  const table = useTable();
  const [kind, setKind] = useState<TransactionKind | ''>('');
  const [account, setAccount] = useState<AccountKind | ''>('');
  const { page, perPage } = table.state;
  const { search } = table.wanted;
  const entries = useQuery(
    getLedger({
      ...{ page, perPage },
      ...(search ? { search } : {}),
      ...(kind ? { kind } : {}),
      ...(account ? { account } : {}),
    }),
  );
  return (
    <PagedList
      title={t('admin.ledger')}
      note={t('admin.note.ledger')}
      filters={
        <div className="mb-4 flex flex-wrap gap-2">
          <ChipSelect
            label={t('ledger.kind')}
            choices={[
              { value: '', text: t('ledger.anyKind') },
              ...transactionKinds.map((value) => ({ value, text: t(`wallet.kind.${value}`) })),
            ]}
            value={kind}
            onChange={(next) => {
              setKind(next);
              table.toFirstPage();
            }}
          />
          <ChipSelect
            label={t('ledger.account')}
            choices={[
              { value: '', text: t('ledger.anyAccount') },
              ...accountKinds.map((value) => ({ value, text: t(`ledger.account.${value}`) })),
            ]}
            value={account}
            onChange={(next) => {
              setAccount(next);
              table.toFirstPage();
            }}
          />
        </div>
      }
      table={table}
      query={entries}
      columns={useColumns()}
      rowLabel={({ key }) => key}
    />
  );
}

function useColumns(): Column<LedgerEntry>[] {
  const t = useT();
  const { dayAndTime } = useFormat();
  return [
    {
      key: 'kind',
      title: t('ledger.kind'),
      cell: ({ kind }) => <span className="font-semibold whitespace-nowrap">{t(`wallet.kind.${kind}`)}</span>,
    },
    {
      key: 'postings',
      phone: 'line',
      hideable: false,
      title: t('ledger.postings'),
      cell: ({ postings }) => <Postings postings={postings} />,
    },
    {
      key: 'order',
      phone: 'folded',
      title: t('ledger.about'),
      cell: ({ order }) => <span className="whitespace-nowrap">{order?.number ?? '–'}</span>,
    },
    {
      key: 'key',
      phone: 'folded',
      title: t('ledger.key'),
      cell: ({ key }) => <span className="line-clamp-2 max-w-60 text-13 break-all text-ink-2">{key}</span>,
    },
    {
      key: 'when',
      phone: 'mark',
      title: t('ledger.when'),
      align: 'end',
      cell: ({ at }) => (
        <time dateTime={at} className="whitespace-nowrap max-sm:text-13 max-sm:text-ink-2">
          {dayAndTime(at)}
        </time>
      ),
    },
  ];
}

function Postings({ postings }: Pick<LedgerEntry, 'postings'>) {
  const t = useT();
  const { money } = useFormat();
  return (
    <dl className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 py-1 text-13 sm:min-w-72">
      {postings.map(({ account, owner, amount }) => (
        <div key={`${account} ${owner?._id}`} className="contents">
          <dt className="min-w-0 text-ink-2">
            {t(`ledger.account.${account}`)}
            {owner ? (
              <>
                {' · '}
                <bdi>{owner.name}</bdi>
              </>
            ) : null}
          </dt>
          <dd className="text-end figures">{money(amount, { exact: true, signed: true })}</dd>
        </div>
      ))}
    </dl>
  );
}
