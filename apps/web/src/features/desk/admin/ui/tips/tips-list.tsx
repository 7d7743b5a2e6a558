import type { AdminTip } from '@souk/shared/desk/admin-tips/schema.ts';
import { tipStates } from '@souk/shared/money/tips/states.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { StatusChip, type StatusTone } from '@/ui/badge/status-chip.tsx';
import { Button } from '@/ui/button/button.tsx';
import type { Column } from '@/ui/table/table.types.ts';
import { getTips } from '../../api/tips.ts';
import { useTable } from '../../model/use-table.ts';
import { FilterChips } from '../filter-chips.tsx';
import { PagedList } from '../paged-list.tsx';
import { SendTipBack } from './send-tip-back.tsx';

const tones: Record<AdminTip['state'], StatusTone> = {
  ...{ pending: 'progress', given: 'done', failed: 'closed', 'sent-back': 'closed' },
};
const filters = ['all', ...tipStates] as const;
type Filter = (typeof filters)[number];

/** What viewers gave in shows. */
export function TipsList() {
  const t = useT();
  const table = useTable();
  const [filter, setFilter] = useState<Filter>('all');
  const [asked, setAsked] = useState<AdminTip | null>(null);
  const { page, perPage } = table.state;
  const { search } = table.wanted;
  const tips = useQuery(
    getTips({
      ...{ page, perPage },
      ...(search ? { search } : {}),
      ...(filter === 'all' ? {} : { state: filter }),
    }),
  );
  return (
    <>
      <PagedList
        title={t('admin.tips')}
        note={t('admin.note.tips')}
        filters={
          <FilterChips
            table={table}
            choices={filters}
            chosen={filter}
            wordOf={(key) => (key === 'all' ? t('admin.shopState.all') : t(`tips.states.${key}`))}
            onChoose={setFilter}
          />
        }
        table={table}
        query={tips}
        columns={useColumns(setAsked)}
        rowLabel={({ from, shop }) => `${from?.name ?? t('tips.left')} · ${shop.name}`}
      />
      {asked ? <SendTipBack tip={asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

function useColumns(onAsk: (tip: AdminTip) => void): Column<AdminTip>[] {
  const t = useT();
  const { money, dayAndTime } = useFormat();
  return [
    {
      key: 'from',
      title: t('tips.from'),
      cell: ({ from }) =>
        from ? (
          <>
            <bdi className="font-semibold">{from.name}</bdi>
            <bdi className="block text-13 text-ink-2">{`@${from.handle}`}</bdi>
          </>
        ) : (
          <span className="text-ink-2">{t('tips.left')}</span>
        ),
    },
    {
      key: 'show',
      phone: 'line',
      title: t('admin.column.show'),
      cell: ({ show, shop }) => (
        <>
          <Link
            to="/live/$roomId"
            params={{ roomId: show._id }}
            className="line-clamp-1 font-semibold hover:underline"
          >
            {show.title}
          </Link>
          <bdi className="block text-13 text-ink-2">{shop.name}</bdi>
        </>
      ),
    },
    {
      key: 'when',
      phone: 'folded',
      title: t('account.date'),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{dayAndTime(createdAt)}</time>,
    },
    {
      key: 'state',
      phone: 'mark',
      title: t('admin.column.state'),
      cell: ({ state, sentBackAt, returned }) => (
        <>
          <StatusChip tone={tones[state]}>{t(`tips.states.${state}`)}</StatusChip>
          {state === 'given' && returned.amount > 0 ? (
            <span className="block pt-0.5 text-13 text-ink-2 max-sm:hidden">
              {t('tips.cameBack', { amount: money(returned, { exact: true }) })}
            </span>
          ) : null}
          {sentBackAt ? (
            <time dateTime={sentBackAt} className="block pt-0.5 text-13 text-ink-2 max-sm:hidden">
              {dayAndTime(sentBackAt)}
            </time>
          ) : null}
        </>
      ),
    },
    {
      key: 'amount',
      phone: 'fact',
      align: 'end',
      title: t('account.amount'),
      cell: ({ amount, byCard }) => (
        <>
          <span className="figures">{money(amount, { exact: true })}</span>
          <span className="block text-13 text-ink-2 max-sm:hidden">
            {t(byCard ? 'tips.byCard' : 'tips.fromWallet')}
          </span>
        </>
      ),
    },
    {
      key: 'back',
      phone: 'fact',
      align: 'end',
      hideable: false,
      title: t('tips.sendBack'),
      cell: (tip) =>
        tip.can.sendBack ? (
          <Button size={40} onClick={() => onAsk(tip)}>
            {t('tips.sendBack')}
          </Button>
        ) : (
          '–'
        ),
    },
  ];
}
