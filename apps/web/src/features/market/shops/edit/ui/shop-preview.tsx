import type { Shop } from '@souk/shared/market/shops/schema.ts';
import { plainTextOf } from '@souk/shared/rich-text/plain.ts';
import { useFormat, useLanguage, useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { placeOf } from '@/ui/place/place.ts';
import { Cover } from '@/ui/uploader/cover.tsx';
import type { ShopDraft } from '../model/shop-draft.ts';
import type { ShopPictures } from '../model/use-shop-pictures.ts';

interface ShopPreviewProps {
  shop: Shop;
  draft: ShopDraft;
  pictures: ShopPictures;
}

/** The head of the shop's page with what is being typed. */
export function ShopPreview({ shop, draft, pictures }: ShopPreviewProps) {
  const t = useT();
  const { date, number } = useFormat();
  const { code } = useLanguage();
  return (
    <Panel flush className="lg:sticky lg:top-24">
      <Cover list={pictures.banner} ratio="3/1" sizes="360px">
        <span className="block aspect-3/1 bg-accent-soft" />
      </Cover>
      <div className="p-5">
        <div className="relative -mt-13 mb-3 w-16 rounded-full ring-4 ring-surface">
          <Cover list={pictures.logo} ratio="1/1" sizes="64px" className="rounded-full">
            <Avatar name={draft.name} picture={null} size={64} className="block rounded-full" />
          </Cover>
        </div>
        <p className="display truncate text-18">{draft.name || t('shopEdit.shopName')}</p>
        <p className="mt-1 text-14 text-ink-2">{placeOf(draft, code)}</p>
        <p className="mt-3 line-clamp-4 text-14 text-ink-2">{plainTextOf(draft.story)}</p>
        <dl className="mt-4 grid gap-1.5 border-t border-line pt-3.5 text-14">
          <Fact label={t('shopEdit.followers')} value={number(shop.followerCount)} />
          <Fact label={t('shopEdit.products')} value={number(shop.counts.products)} />
          <Fact label={t('shopEdit.openSince')} value={date(shop.openedAt)} />
        </dl>
      </div>
    </Panel>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-medium figures">{value}</dd>
    </div>
  );
}
