import type { Shop } from '@souk/shared/shops/schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { requireOwnShop } from '@/app/forbidden.ts';
import { defineScreen } from '@/app/screen.ts';
import { changeShop } from '@/features/selling/api/save-shop.ts';
import { shopDraftOf } from '@/features/selling/model/shop-draft.ts';
import { useShopPictures } from '@/features/selling/model/use-shop-pictures.ts';
import { ShopForm } from '@/features/selling/ui/shop/shop-form.tsx';
import { ShopPreview } from '@/features/selling/ui/shop/shop-preview.tsx';
import { getShop } from '@/features/shops/api/get-shop.ts';
import { useT } from '@/platform/i18n/index.ts';
import { sessionStore } from '@/platform/session/session.store.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { toast } from '@/ui/toast/toast.ts';

export const screen = defineScreen({
  path: '/shop/edit/$shopId',
  load: async ({ queryClient, params: { shopId } }) => {
    const shop = await queryClient.ensureQueryData(getShop(shopId));
    requireOwnShop(shop._id, sessionStore.getState().user?.shopId?._id);
    return shop;
  },
  head: ({ t }) => ({ title: t('screen.shopEdit'), noindex: true }),
  component: ({ data }) => <ShopEditScreen key={data._id} shop={data} />,
});

function ShopEditScreen({ shop }: { shop: Shop }) {
  const t = useT();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() => shopDraftOf(shop));
  const pictures = useShopPictures(shop);
  return (
    <div className="mx-auto max-w-284 pt-4 sm:pt-8">
      <PageHeader
        title={t('screen.shopEdit')}
        note={t('selling.editNote')}
        actions={
          <ButtonLink
            to="/shop/$shopId"
            params={{ shopId: shop._id }}
            icon={<Eye size={18} aria-hidden="true" />}
          >
            {t('selling.seeShop')}
          </ButtonLink>
        }
      />
      <div className="mt-7 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
        <ShopForm
          label={t('screen.shopEdit')}
          draft={draft}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
          pictures={pictures}
          save={(ids) => changeShop(shop._id, draft, ids)}
          onSaved={(saved) => {
            queryClient.setQueryData(getShop(shop._id).queryKey, saved);
            toast({ kind: 'done', title: t('selling.saved') });
          }}
          button={t('selling.saveChanges')}
        />
        <ShopPreview shop={shop} draft={draft} pictures={pictures} />
      </div>
    </div>
  );
}
