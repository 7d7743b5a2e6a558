import { useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { StartSteps } from '@/ui/start-steps/start-steps.tsx';
import { getKeptCategories } from '../../api/categories.ts';
import { getOrdersForStaff } from '../../api/orders.ts';
import { getShops } from '../../api/shops.ts';
import { type MarketStep, marketSteps } from '../../model/market-start.ts';

// Mail is set up where the market runs, and not on a page of it.
const links: Readonly<Partial<Record<MarketStep, LinkProps>>> = {
  look: { to: '/admin/settings' },
  categories: { to: '/admin/categories' },
  payments: { to: '/admin/payments' },
  shop: { to: '/shop/new' },
};

/** What to set up first, until something is ordered or all of it is done. */
export function MarketStart({ mail }: { mail: string | undefined }) {
  const t = useT();
  const settings = useSession((session) => session.appSettings);
  const { data: orders } = useQuery(getOrdersForStaff({}));
  const { data: shops } = useQuery(getShops({ status: 'open' }));
  const { data: categories } = useQuery(getKeptCategories());
  if (!settings || !shops || !categories || orders?.total !== 0) return null;
  const steps = marketSteps({ settings, categories: categories.length, shops: shops.total, mail });
  if (steps.every(({ done }) => done)) return null;
  return (
    <StartSteps
      title={t('admin.start')}
      note={t('admin.startNote')}
      steps={steps.map(({ key, done }) => ({
        ...{ key, done },
        title: t(`admin.step.${key}`),
        note: t(`admin.stepNote.${key}`),
        ...(links[key] ? { link: links[key] } : {}),
      }))}
      className="mb-4"
    />
  );
}
