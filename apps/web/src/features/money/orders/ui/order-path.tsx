import { CreditCard, House, type LucideIcon, PackageCheck, Star, Truck } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { Panel } from '@/ui/panel/panel.tsx';

const steps: ReadonlyArray<{
  key: 'paid' | 'packed' | 'shipped' | 'delivered' | 'completed';
  Icon: LucideIcon;
}> = [
  { key: 'paid', Icon: CreditCard },
  { key: 'packed', Icon: PackageCheck },
  { key: 'shipped', Icon: Truck },
  { key: 'delivered', Icon: House },
  { key: 'completed', Icon: Star },
];

/** How an order goes, from the payment to the review. */
export function OrderPath() {
  const t = useT();
  return (
    <Panel title={t('account.howOrdersGo')}>
      <ol className="flex flex-col gap-4 sm:flex-row sm:gap-0">
        {steps.map(({ key, Icon }, index) => (
          <li key={key} className="relative flex gap-3 sm:flex-1 sm:flex-col sm:pe-3">
            {index < steps.length - 1 ? (
              <span aria-hidden="true" className="absolute start-8 end-0 top-4 h-0.5 bg-line max-sm:hidden" />
            ) : null}
            <span className="relative grid size-8 shrink-0 place-items-center rounded-full border border-line bg-surface text-ink-2">
              <Icon size={16} aria-hidden="true" />
            </span>
            <div>
              <p className="text-14 font-semibold">{t(`orders.state.${key}`)}</p>
              <p className="text-12 text-ink-2">{t(`account.pathNote.${key}`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
