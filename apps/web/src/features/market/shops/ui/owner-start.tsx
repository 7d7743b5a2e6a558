import type { Shop } from '@souk/shared/market/shops/schema.ts';
import type { LinkProps } from '@tanstack/react-router';
import { useT } from '@/platform/i18n/index.ts';
import { StartSteps } from '@/ui/start-steps/start-steps.tsx';
import { type StartStep, startSteps } from '../model/start-steps.ts';

interface OwnerStartProps {
  shop: Shop;
  /** Some parcel can go somewhere. */
  ships: boolean;
  /** Where others would look too: that they see nothing of it. */
  note?: string;
  className?: string;
}

/** What a new shop needs before it can sell, until all of it is done. */
export function OwnerStart({ shop, ships, note, className }: OwnerStartProps) {
  const t = useT();
  const shopId = shop._id;
  const links: Readonly<Record<StartStep['key'], LinkProps>> = {
    look: { to: '/shop/edit/$shopId', params: { shopId } },
    shipping: { to: '/settings/shipping-method' },
    product: { to: '/shop/add/$shopId', params: { shopId } },
  };
  const steps = startSteps(shop, ships);
  if (steps.every(({ done }) => done)) return null;
  return (
    <StartSteps
      title={t('shopEdit.start')}
      note={note}
      steps={steps.map(({ key, done }) => ({
        ...{ key, done, link: links[key] },
        title: t(`shopEdit.step.${key}`),
        note: t(`shopEdit.stepNote.${key}`),
      }))}
      className={className}
    />
  );
}
