import type { Movement } from '@souk/shared/money/wallet/schema.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { StatusChip, type StatusTone } from '@/ui/badge/status-chip.tsx';
import type { Column } from '@/ui/table/table.types.ts';
import { MovementAmount } from './movement-amount.tsx';
import { MovementName } from './movement-name.tsx';

const tones: Record<Movement['state'], StatusTone> = {
  settled: 'closed',
  pending: 'progress',
  'in-dispute': 'action',
  'on-its-way': 'progress',
  'paid-out': 'done',
  failed: 'action',
};

export function useMovementColumns(): Column<Movement>[] {
  const t = useT();
  const { money, dayAndTime } = useFormat();
  return [
    { key: 'what', title: t('account.what'), cell: (movement) => <MovementName movement={movement} /> },
    {
      key: 'order',
      phone: 'folded',
      title: t('account.order'),
      cell: ({ order, payout }) => <span className="whitespace-nowrap">{order ?? payout ?? '–'}</span>,
    },
    {
      key: 'at',
      phone: 'fact',
      title: t('account.date'),
      cell: ({ at }) => (
        <time dateTime={at} className="whitespace-nowrap">
          {dayAndTime(at)}
        </time>
      ),
    },
    {
      key: 'state',
      phone: 'folded',
      title: t('account.state'),
      cell: ({ state }) => <StatusChip tone={tones[state]}>{t(`wallet.state.${state}`)}</StatusChip>,
    },
    {
      key: 'amount',
      phone: 'mark',
      title: t('account.amount'),
      align: 'end',
      cell: (movement) => <MovementAmount movement={movement} />,
    },
    {
      key: 'balance',
      phone: 'folded',
      title: t('account.balance'),
      align: 'end',
      cell: ({ balance }) => (balance ? money(balance, { exact: true }) : '–'),
    },
  ];
}
