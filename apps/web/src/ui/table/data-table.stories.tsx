import { useState } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { StatusChip, type StatusTone } from '../badge/status-chip.tsx';
import { Chip } from '../chip/chip.tsx';
import { useSamples } from '../gallery/samples-context.tsx';
import type { Story } from '../story.ts';
import { DataTable } from './data-table.tsx';
import type { Column, TableContent } from './table.types.ts';
import { firstTableState } from './table-state.ts';

interface Order {
  _id: string;
  buyer: string;
  placed: string;
  state: [StatusTone, string];
  gross: string;
  earned: string;
}

const orders: readonly Order[] = [
  {
    _id: 'SK-20431',
    buyer: 'Maya Okafor',
    placed: 'Nov 20, 4:40 PM',
    state: ['progress', 'To pack'],
    gross: '$58.00',
    earned: '$51.38',
  },
  {
    _id: 'SK-20429',
    buyer: 'Jonas Weber',
    placed: 'Nov 20, 1:12 PM',
    state: ['progress', 'To pack'],
    gross: '$48.00',
    earned: '$42.47',
  },
  {
    _id: 'SK-20426',
    buyer: 'Priya Raman',
    placed: 'Nov 19, 9:31 PM',
    state: ['done', 'Paid'],
    gross: '$86.00',
    earned: '$76.33',
  },
  {
    _id: 'SK-20425',
    buyer: 'Tomas Lindqvist',
    placed: 'Nov 19, 9:14 PM',
    state: ['action', 'Payment failed'],
    gross: '$112.00',
    earned: '–',
  },
];
const say = {
  title: 'Orders',
  pack: 'To pack',
  all: 'All',
  open: 'Open',
  refund: 'Refund',
  offline: 'Check your connection.',
  id: '7f3a-91c2',
};

function useColumns(): Column<Order>[] {
  const { person } = useSamples();
  return [
    {
      key: 'order',
      title: 'Order',
      sortable: true,
      cell: (order) => <b className="font-semibold">{order._id}</b>,
    },
    {
      key: 'buyer',
      title: 'Buyer',
      cell: (order) => (
        <span className="flex items-center gap-2.5">
          <Avatar name={order.buyer} picture={person(orders.indexOf(order)).picture} size={28} />
          {order.buyer}
        </span>
      ),
    },
    {
      key: 'placed',
      title: 'Placed',
      sortable: true,
      cell: (order) => <span className="text-ink-2">{order.placed}</span>,
    },
    {
      key: 'state',
      title: 'State',
      cell: (order) => <StatusChip tone={order.state[0]}>{order.state[1]}</StatusChip>,
    },
    { key: 'gross', title: 'Gross', align: 'end', sortable: true, cell: (order) => order.gross },
    {
      key: 'earned',
      title: 'You earn',
      align: 'end',
      cell: (order) => <b className="font-semibold">{order.earned}</b>,
    },
  ];
}

interface OrdersProps {
  content: TableContent<Order>;
  page?: number;
}

function Orders({ content, page = 1 }: OrdersProps) {
  const columns = useColumns();
  const [state, setState] = useState({ ...firstTableState, page });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['SK-20431', 'SK-20429']));
  return (
    <DataTable
      label={say.title}
      title={say.title}
      toolbar={
        <>
          <Chip chosen count={6} onClick={() => undefined}>
            {say.pack}
          </Chip>
          <Chip onClick={() => undefined}>{say.all}</Chip>
        </>
      }
      columns={columns}
      content={content}
      state={state}
      onState={setState}
      selected={selected}
      onSelected={setSelected}
      rowLabel={(order) => order._id}
      rowActions={() => [
        { key: 'open', label: say.open, onSelect: () => undefined },
        { key: 'refund', label: say.refund, danger: true, onSelect: () => undefined },
      ]}
      columnChoice
    />
  );
}

export const story: Story = {
  title: 'Data table',
  states: [
    {
      name: 'Page 5 of 12',
      wide: true,
      render: () => <Orders page={5} content={{ status: 'ready', rows: orders, total: 291 }} />,
    },
    {
      name: 'One row',
      wide: true,
      render: () => <Orders content={{ status: 'ready', rows: orders.slice(0, 1), total: 1 }} />,
    },
    { name: 'Loading', wide: true, render: () => <Orders content={{ status: 'loading' }} /> },
    { name: 'Empty', wide: true, render: () => <Orders content={{ status: 'ready', rows: [], total: 0 }} /> },
    {
      name: 'Error',
      wide: true,
      render: () => (
        <Orders
          content={{ status: 'error', note: say.offline, requestId: say.id, onRetry: () => undefined }}
        />
      ),
    },
    {
      name: 'Right to left',
      wide: true,
      dir: 'rtl',
      render: () => <Orders page={5} content={{ status: 'ready', rows: orders, total: 291 }} />,
    },
  ],
};
