import type { Shop } from '@souk/shared/market/shops/schema.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { RichTextView } from '@/ui/rich-text-view/rich-text-view.tsx';

export function ShopAbout({ shop }: { shop: Shop }) {
  const t = useT();
  const { number, date } = useFormat();
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-14">
      <div className="grid content-start gap-8">
        <Part title={t('market.story')} text={shop.story} />
        <Part title={t('market.policies')} text={shop.policies} />
      </div>
      <aside className="h-fit rounded-16 border border-line bg-surface p-5">
        <Link
          to="/profile/$userId"
          params={{ userId: shop.owner._id }}
          className="flex items-center gap-3 rounded-12"
        >
          <Avatar name={shop.owner.name} picture={shop.owner.picture} size={48} />
          <span className="min-w-0">
            <span className="block truncate text-16 font-semibold">{shop.owner.name}</span>
            <span className="block text-14 text-ink-2">{t('market.owner')}</span>
          </span>
        </Link>
        <dl className="mt-5 grid gap-3 border-t border-line pt-5 text-14">
          <Fact name={t('market.openSince')}>{date(shop.openedAt, 'medium')}</Fact>
          <Fact name={t('market.piecesSold')}>{number(shop.soldCount)}</Fact>
          <Fact name={t('market.shipping')}>{t('market.shipsIn', { count: shop.shipsWithinDays })}</Fact>
        </dl>
      </aside>
    </div>
  );
}

function Part({ title, text }: { title: string; text: string }) {
  if (!text.trim()) return null;
  return (
    <section>
      <h2 className="display text-22">{title}</h2>
      <RichTextView text={text} className="mt-3 max-w-[68ch] text-16 text-ink-2" />
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-medium figures">{children}</dd>
    </div>
  );
}
