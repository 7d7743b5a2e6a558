import type { ReportMinute, ShowReport } from '@souk/shared/live/show-reports/schema.ts';
import { reportCsv, sumsOf } from '@souk/shared/live/show-reports/sums.ts';
import { minorDigits } from '@souk/shared/money-digits.ts';
import { sumIn } from '@souk/shared/money-rules.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '@/platform/files/save-file.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { AreaChart } from '@/ui/chart/area-chart.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { Segment } from '@/ui/segment/segment.tsx';
import { SoldByCoHosts } from './sold-by-co-hosts.tsx';

const kinds = ['viewers', 'messages', 'follows', 'sales'] as const;
type Kind = (typeof kinds)[number];

/** What came of a show: its sums, one of them over time, and every minute as a table. */
export function ShowReportPage({ report }: { report: ShowReport }) {
  const t = useT();
  const { money, number, date, time } = useFormat();
  const [kind, setKind] = useState<Kind>('viewers');
  const { minutes, coHosts, currency } = report;
  const sums = sumsOf(report);
  // Shows from before their viewers were counted have none.
  const isCounted = minutes.some(({ viewers }) => viewers !== null);
  const price = (amount: number) => money({ amount, currency });
  const figures = [
    { key: 'peak', value: isCounted ? number(sums.peak) : '–' },
    { key: 'average', value: isCounted ? number(sums.average) : '–' },
    { key: 'messages', value: number(sums.messages) },
    { key: 'follows', value: number(sums.follows) },
    { key: 'lots', value: number(sums.lots) },
    { key: 'pieces', value: number(sums.pieces) },
    { key: 'sales', value: money(sums.sales) },
    { key: 'tips', value: money(sums.tips) },
  ] as const;
  const columns = ['viewers', 'messages', 'follows', 'lots', 'pieces', 'sales', 'tips'] as const;
  const save = () => {
    const head = [
      t('showReport.minute'),
      ...columns.map((column) => t(`showReport.${column}`)),
      ...coHosts.flatMap(({ shop: { name } }) => [
        t('showReport.lotsOf', { shop: name }),
        t('showReport.salesOf', { shop: name }),
      ]),
    ];
    const text = reportCsv(report, head);
    // A spreadsheet knows the letters by the mark at the beginning.
    saveFile(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }), `show-${report.showId}.csv`);
  };
  return (
    <div className="mx-auto max-w-284 pt-4 pb-10 sm:pt-8">
      <PageHeader
        title={t('showReport.title')}
        note={[report.title, date(report.startedAt, 'long'), report.shop.name].join(' · ')}
        actions={
          <>
            <ButtonLink to="/live/$roomId" params={{ roomId: report.showId }} look="outline" size={44}>
              {t('showReport.toShow')}
            </ButtonLink>
            <Button size={44} icon={<Download size={17} aria-hidden="true" />} onClick={save}>
              {t('showReport.csv')}
            </Button>
          </>
        }
      />
      <dl className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
        {figures.map(({ key, value }) => (
          <div key={key} className="flex flex-col-reverse rounded-16 border border-line bg-surface px-4 py-3">
            <dt className="text-13 text-ink-2">{t(`showReport.sum.${key}`)}</dt>
            <dd className="text-20 font-semibold text-ink-1 figures">{value}</dd>
          </div>
        ))}
      </dl>
      <Panel className="mt-5">
        <Segment
          label={t('showReport.shown')}
          className="mb-4 max-w-full overflow-x-auto"
          value={kind}
          onChange={setKind}
          choices={kinds.map((value) => ({ value, label: t(`showReport.${value}`) }))}
        />
        <div className="flex min-h-64 flex-col">
          {minutes.length < 2 ? <p className="text-14 text-ink-2">{t('showReport.soon')}</p> : null}
          {minutes.length < 2 ? null : (
            <AreaChart
              label={t(`showReport.${kind}`)}
              points={minutes.map((minute) => ({
                at: minute.at,
                amount: kind === 'sales' ? sumIn(report, minute.sales).amount : (minute[kind] ?? 0),
              }))}
              marks={[]}
              minorPerMain={kind === 'sales' ? 10 ** minorDigits(currency) : 1}
              amountWords={kind === 'sales' ? price : (amount) => number(amount)}
              dayWords={time}
            />
          )}
        </div>
      </Panel>
      {coHosts.length > 0 ? <SoldByCoHosts report={report} /> : null}
      <Panel flush className="mt-5" title={t('showReport.byMinute')}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
        <section className="max-h-120 overflow-auto" tabIndex={0} aria-label={t('showReport.byMinute')}>
          <table className="w-full text-end text-14 figures">
            <thead className="sticky top-0 bg-surface text-12 text-ink-2">
              <tr>
                <th scope="col" className="px-4 py-2 text-start font-medium">
                  {t('showReport.minute')}
                </th>
                {columns.map((column) => (
                  <th key={column} scope="col" className="px-4 py-2 font-medium">
                    {t(`showReport.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-hairline">
              {minutes.map((minute) => (
                <tr key={minute.at}>
                  <th scope="row" className="px-4 py-2 text-start font-medium">
                    {time(minute.at)}
                  </th>
                  {columns.map((column) => (
                    <td key={column} className="px-4 py-2">
                      {cell(minute, column)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Panel>
    </div>
  );

  function cell(minute: ReportMinute, column: (typeof columns)[number]): string {
    if (column === 'sales' || column === 'tips') return money(sumIn(report, minute[column]));
    const value = minute[column];
    return value === null ? '–' : number(value);
  }
}
