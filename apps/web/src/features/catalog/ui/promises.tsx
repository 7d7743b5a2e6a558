import type { Product } from '@souk/shared/catalog/schema.ts';
import { ShieldCheck, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import { placeOf } from '@/ui/place/place.ts';

/** Where it is sent from, and what happens when something is wrong with it. */
export function Promises({ product }: { product: Product }) {
  const t = useT();
  const { code } = useLanguage();
  const place = placeOf(product.seller, code);
  return (
    <dl className="rounded-16 bg-fill px-4 sm:px-5">
      <Line
        icon={<Truck size={19} strokeWidth={1.8} aria-hidden="true" />}
        title={place ? t('market.sentFrom', { place }) : t('market.sentBySeller')}
      >
        {t('market.deliveryNote')}
      </Line>
      <Line
        icon={<ShieldCheck size={19} strokeWidth={1.8} aria-hidden="true" />}
        title={t('market.paidAfter')}
      >
        {t('market.claimDays')}
      </Line>
    </dl>
  );
}

function Line({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="border-line py-3.5 [&+&]:border-t">
      <dt className="relative ps-8 text-14 font-semibold">
        <span className="absolute start-0 top-0.5 text-ink-2">{icon}</span>
        {title}
      </dt>
      <dd className="ps-8 text-14 text-ink-2">{children}</dd>
    </div>
  );
}
