import type { ShowReport } from '@souk/shared/live/show-reports/schema.ts';
import { sumsOfCoHost } from '@souk/shared/live/show-reports/sums.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Panel } from '@/ui/panel/panel.tsx';

/** What other shops auctioned in the show, apart from what is the host’s. */
export function SoldByCoHosts({ report }: { report: ShowReport }) {
  const t = useT();
  const { money, number } = useFormat();
  return (
    <Panel flush className="mt-5" title={t('showReport.coHosts')}>
      <p className="px-4 pb-2 text-14 text-ink-2">{t('showReport.coHostsNote')}</p>
      <table className="w-full text-end text-14 figures">
        <thead className="text-12 text-ink-2">
          <tr>
            <th scope="col" className="px-4 py-2 text-start font-medium">
              {t('showReport.shop')}
            </th>
            <th scope="col" className="px-4 py-2 font-medium">
              {t('showReport.lots')}
            </th>
            <th scope="col" className="px-4 py-2 font-medium">
              {t('showReport.sales')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {report.coHosts.map((one) => {
            const { lots, sales } = sumsOfCoHost(report, one);
            return (
              <tr key={one.shop._id}>
                <th
                  scope="row"
                  dir="auto"
                  className="own-words px-4 py-2 text-start font-medium wrap-anywhere"
                >
                  {one.shop.name}
                </th>
                <td className="px-4 py-2">{number(lots)}</td>
                <td className="px-4 py-2">{money(sales)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}
