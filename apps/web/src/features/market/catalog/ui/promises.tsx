import type { Product } from '@souk/shared/market/catalog/schema.ts';
import { claimDays } from '@souk/shared/market/protection/promise.ts';
import { ShieldCheck, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { type To, useDeliveryLine } from './delivery-line.tsx';

/** When it arrives and what that costs, and what happens when something is wrong with it. */
export function Promises({ product, to }: { product: Product; to: To }) {
  const t = useT();
  const delivery = useDeliveryLine(product, to);
  return (
    <dl className="rounded-16 bg-fill px-4 sm:px-5">
      <Line
        icon={<Truck size={19} strokeWidth={1.8} aria-hidden="true" />}
        title={delivery.title}
        change={delivery.change}
      >
        {/* From the start as many lines as what is known later takes. */}
        <span className="block max-sm:min-h-10.5">{delivery.note}</span>
      </Line>
      <Line
        icon={<ShieldCheck size={19} strokeWidth={1.8} aria-hidden="true" />}
        title={t('protection.paidAfter')}
      >
        {t('protection.claim', claimDays)}
      </Line>
    </dl>
  );
}

interface LineProps {
  icon: ReactNode;
  title: string;
  change?: ReactNode;
  children: ReactNode;
}

function Line({ icon, title, change, children }: LineProps) {
  return (
    <div className="relative border-line py-3.5 [&+&]:border-t">
      <dt
        className={cx(
          'relative ps-8 text-14 font-semibold figures',
          change !== null && change !== undefined && 'pe-[4rem]',
        )}
      >
        <span className="absolute start-0 top-0.5 text-ink-2">{icon}</span>
        {title}
      </dt>
      <dd className="ps-8 text-14 text-ink-2 figures">{children}</dd>
      {change ? <dd className="absolute end-0 top-3.5">{change}</dd> : null}
    </div>
  );
}
