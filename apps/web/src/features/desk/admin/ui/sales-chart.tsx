import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Panel } from '@/ui/panel/panel.tsx';

const day = 86_400_000;
const height = 200;

/** The last fortnight by day: a line on the ground until something is sold. */
export function SalesChart({ currency }: { currency: string }) {
  const t = useT();
  const { money, date } = useFormat();
  const today = useNow(3_600_000);
  const days = [13, 10, 7, 4, 1].map((ago) => new Date(today - ago * day).toISOString());
  return (
    <Panel title={t('admin.salesByDay')}>
      <figure aria-label={t('admin.noSalesYet')} className="m-0">
        <div className="relative ps-12 text-12 text-ink-2 figures" style={{ height }}>
          {[20_000, 10_000, 0].map((amount, index) => (
            <span
              key={amount}
              className="absolute inset-x-0 flex items-center gap-3"
              style={{ top: index * (height / 2) - 8 }}
            >
              <span className="min-w-10 whitespace-nowrap">{money({ amount, currency })}</span>
              <span aria-hidden="true" className="h-px grow bg-hairline" />
            </span>
          ))}
          <span
            aria-hidden="true"
            className="absolute start-13 end-0 bottom-0 h-0.5 rounded-full bg-accent"
          />
          <figcaption className="absolute inset-y-0 start-12 end-0 m-auto grid size-fit bg-surface px-4 py-1 text-center">
            <span className="text-16 font-semibold text-ink-1">{t('admin.noSalesYet')}</span>
            <span className="mt-0.5 text-14 text-ink-2">{t('admin.noSalesNote')}</span>
          </figcaption>
        </div>
        <div aria-hidden="true" className="mt-3 flex justify-between ps-13 text-12 text-ink-2">
          {days.map((iso) => (
            <span key={iso}>{date(iso, 'short')}</span>
          ))}
        </div>
      </figure>
    </Panel>
  );
}
