import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Chip, ChipRow } from '@/ui/chip/chip.tsx';
import { DataTable } from '@/ui/table/data-table.tsx';
import { firstTableState } from '@/ui/table/table-state.ts';
import { getPayouts } from '../../api/payouts.ts';
import { useTableContent } from '../../model/use-table.ts';
import { usePayoutColumns } from '../payouts-list.tsx';

const shown = ['under-way', 'failed'] as const;
type Shown = (typeof shown)[number];

/** Money that is on its way to sellers, and what came back of it. */
export function PayoutsPanel() {
  const t = useT();
  const [of, setOf] = useState<Shown>('under-way');
  const [state, setState] = useState(firstTableState);
  const pages = { page: state.page, perPage: state.perPage };
  const lists = {
    'under-way': useQuery(getPayouts({ ...(of === 'under-way' ? pages : first), state: 'under-way' })),
    failed: useQuery(getPayouts({ ...(of === 'failed' ? pages : first), state: 'failed' })),
  };
  const columns = usePayoutColumns().filter(({ key }) => key !== 'account');
  return (
    <DataTable
      label={t('admin.payouts')}
      title={t('admin.payouts')}
      toolbar={
        <ChipRow label={t('people.show')}>
          {shown.map((key) => {
            const total = lists[key].data?.total;
            return (
              <Chip
                key={key}
                chosen={key === of}
                {...(total ? { count: total } : {})}
                onClick={() => {
                  setOf(key);
                  setState(firstTableState);
                }}
              >
                {t(`admin.payoutsShown.${key}`)}
              </Chip>
            );
          })}
        </ChipRow>
      }
      columns={columns}
      content={useTableContent(lists[of])}
      rowLabel={({ number }) => number}
      state={state}
      onState={setState}
      emptyNote={t(`admin.empty.payouts.${of}`)}
      emptyAction={<ButtonLink to="/admin/payouts">{t('admin.seePayouts')}</ButtonLink>}
    />
  );
}

const first = { page: firstTableState.page, perPage: firstTableState.perPage };
