import type { OwnProduct } from '@souk/shared/market/catalog/edit-schema.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { requireOwnShop } from '@/app/forbidden.ts';
import { defineScreen } from '@/app/screen.ts';
import { getOwnProduct } from '@/features/market/catalog/edit/api/get-own-product.ts';
import { getShippingProfiles } from '@/features/market/catalog/edit/api/get-shipping-profiles.ts';
import { productKind } from '@/features/market/catalog/edit/model/product-kind.ts';
import { getCategories } from '@/features/market/categories/api/get-categories.ts';
import { getShop } from '@/features/market/shops/api/get-shop.ts';
import { useT } from '@/platform/i18n/index.ts';
import { sessionStore } from '@/platform/session/session.store.ts';
import { toast } from '@/ui/toast/toast.ts';
import { ProductForm } from './parts/product-form.tsx';
import { RestoredNotice, useUnsavedSince } from './parts/restored-notice.tsx';

export const screen = defineScreen({
  path: '/product/edit/$productId',
  load: async ({ queryClient, params: { productId } }) => {
    const product = await queryClient.fetchQuery({ ...getOwnProduct(productId), staleTime: 0 });
    requireOwnShop(product.shopId, sessionStore.getState().user?.shopId?._id);
    await Promise.all([
      queryClient.ensureQueryData(getShop(product.shopId)),
      queryClient.ensureQueryData(getCategories()),
      queryClient.prefetchQuery(getShippingProfiles(product.shopId)),
    ]);
    return { product };
  },
  head: ({ t }) => ({ title: t('screen.productEdit'), noindex: true }),
  // What was loaded anew since is begun anew, but for what is typed.
  component: ({ data }) => (
    <ProductEditScreen key={`${data.product._id} ${data.product.version}`} {...data} />
  ),
});

function ProductEditScreen({ product }: { product: OwnProduct }) {
  const t = useT();
  const navigate = useNavigate();
  const { data: shop } = useSuspenseQuery(getShop(product.shopId));
  const [at] = useState(() => productKind.editings.keyOf(product._id));
  const since = useUnsavedSince(productKind, at, product);
  const toList = () => navigate({ to: '/shop/products/$shopId', params: { shopId: product.shopId } });
  return (
    <ProductForm
      back={{ to: '/shop/products/$shopId', params: { shopId: product.shopId } }}
      at={at}
      product={product}
      shop={shop}
      notice={since ? <RestoredNotice since={since} /> : null}
      onSaved={({ _id }, before) => {
        toast({
          kind: 'done',
          title: before === 'draft' ? t('editor.published') : t('editor.saved'),
          acrossPages: before === 'draft',
        });
        if (before !== 'draft') return;
        productKind.editings.forget(at);
        void navigate({ to: '/product/$productId', params: { productId: _id } });
      }}
      onGone={() => void toList()}
    />
  );
}
