import type { Shop } from '@souk/shared/market/shops/schema.ts';
import { Link } from '@tanstack/react-router';
import { ListChecks, Plus } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { Breadcrumb } from '@/ui/breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { cx } from '@/ui/cx.ts';
import { PageHeader } from '@/ui/page-header/page-header.tsx';

type EventsViewName = 'list' | 'month';

interface EventsHeaderProps {
  shop: Shop;
  shopId: string;
  view: EventsViewName;
}

export function EventsHeader({ shop, shopId, view }: EventsHeaderProps) {
  const t = useT();
  return (
    <>
      <Breadcrumb
        crumbs={[
          { label: shop.name, link: { to: '/shop/$shopId', params: { shopId } } },
          { label: t('market.shopTab.events') },
        ]}
      />
      <PageHeader
        title={t('market.eventsOf', { name: shop.name })}
        className="mt-1 mb-6"
        actions={
          <>
            <nav aria-label={t('market.view')} className="inline-flex rounded-12 bg-sunken p-1">
              <View shopId={shopId} active={view === 'list'} label={t('market.asList')} />
              <View shopId={shopId} active={view === 'month'} view="month" label={t('market.asMonth')} />
            </nav>
            {shop.can.edit ? (
              <>
                <ButtonLink to="/sell/events" icon={<ListChecks size={18} aria-hidden="true" />}>
                  {t('events.manage')}
                </ButtonLink>
                <ButtonLink
                  to="/event/add/$shopId"
                  params={{ shopId: shop._id }}
                  look="accent"
                  icon={<Plus size={18} aria-hidden="true" />}
                >
                  {t('market.addEvent')}
                </ButtonLink>
              </>
            ) : null}
          </>
        }
      />
    </>
  );
}

function View({
  shopId,
  active,
  view,
  label,
}: {
  shopId: string;
  active: boolean;
  view?: 'month';
  label: string;
}) {
  return (
    <Link
      to="/event/$shopId"
      params={{ shopId }}
      search={view ? { view } : {}}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={active ? 'page' : undefined}
      className={cx(
        'inline-flex min-h-8 items-center rounded-10 px-4 text-14 font-semibold max-sm:min-h-9',
        active ? 'bg-raised text-ink-1 shadow-lift' : 'text-ink-2 hover:text-ink-1',
      )}
    >
      {label}
    </Link>
  );
}
