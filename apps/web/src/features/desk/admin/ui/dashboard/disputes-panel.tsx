import type { AdminDispute } from '@souk/shared/money/disputes/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { DataTable } from '@/ui/table/data-table.tsx';
import { firstTableState } from '@/ui/table/table-state.ts';
import { getDisputes } from '../../api/disputes.ts';
import { useTableContent } from '../../model/use-table.ts';

/** Cases that ask for a decision. */
export function DisputesPanel() {
  const t = useT();
  const [state, setState] = useState(firstTableState);
  const disputes = useQuery(getDisputes({ of: 'to-decide' }));
  return (
    <DataTable
      label={t('admin.disputes')}
      title={t('admin.disputes')}
      columns={[
        {
          key: 'order',
          title: t('disputes.order'),
          cell: ({ order }: AdminDispute) => (
            <Link
              to="/admin/orders/$orderId"
              params={{ orderId: order._id }}
              className="touch-44 font-semibold hover:underline"
            >
              {order.number}
            </Link>
          ),
        },
        {
          key: 'reason',
          title: t('disputes.reason'),
          cell: ({ reason }: AdminDispute) => t(`disputes.reason.${reason}`),
        },
      ]}
      content={useTableContent(disputes)}
      rowLabel={({ order }) => order.number}
      state={state}
      onState={setState}
      emptyNote={t('admin.empty.disputes')}
      emptyAction={<ButtonLink to="/admin/disputes">{t('admin.seeDisputes')}</ButtonLink>}
    />
  );
}
