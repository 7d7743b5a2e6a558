import type { Shop } from '@souk/shared/shops/schema.ts';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { Breadcrumb } from '@/ui/breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { cx } from '@/ui/cx.ts';
import { PageHeader } from '@/ui/page-header/page-header.tsx';

type EventsHeaderProps = { shop: Shop; shopId: string; byMonth: boolean };

export function EventsHeader({ shop, shopId, byMonth }: EventsHeaderProps) {
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
              <View shopId={shopId} active={!byMonth} label={t('market.asList')} />
              <View shopId={shopId} active={byMonth} month label={t('market.asMonth')} />
            </nav>
            {shop.can.edit ? (
              <ButtonLink
                to="/event/add/$shopId"
                params={{ shopId: shop._id }}
                look="accent"
                icon={<Plus size={18} aria-hidden="true" />}
              >
                {t('market.addEvent')}
              </ButtonLink>
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
  month,
  label,
}: {
  shopId: string;
  active: boolean;
  month?: boolean;
  label: string;
}) {
  return (
    <Link
      to="/event/$shopId"
      params={{ shopId }}
      search={month ? { view: 'month' } : {}}
      replace
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={active ? 'page' : undefined}
      className={cx(
        'inline-flex h-8 items-center rounded-10 px-4 text-14 font-semibold max-sm:h-9',
        active ? 'bg-raised text-ink-1 shadow-lift' : 'text-ink-2 hover:text-ink-1',
      )}
    >
      {label}
    </Link>
  );
}
