import type { OwnProduct } from '@souk/shared/market/catalog/edit-schema.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { getShippingProfiles } from '@/features/market/catalog/edit/api/get-shipping-profiles.ts';
import { productKind } from '@/features/market/catalog/edit/model/product-kind.ts';
import { getCategories } from '@/features/market/categories/api/get-categories.ts';
import { getShop } from '@/features/market/shops/api/get-shop.ts';
import { useT } from '@/platform/i18n/index.ts';
import { findBegun } from '@/ui/editing/find-begun.ts';
import { toast } from '@/ui/toast/toast.ts';
import { GoneOnNotice } from './parts/gone-on-notice.tsx';
import { ProductForm } from './parts/product-form.tsx';

const { editings } = productKind;

type Path = '/shop/add/$shopId';

export const screen = defineScreen({
  path: '/shop/add/$shopId',
  load: async ({ queryClient, params: { shopId } }) => {
    const [begun] = await Promise.all([
      findBegun(productKind, editings.newKey(shopId)),
      queryClient.ensureQueryData(getShop(shopId)),
      queryClient.ensureQueryData(getCategories()),
      queryClient.prefetchQuery(getShippingProfiles(shopId)),
    ]);
    return { begun };
  },
  head: ({ t }) => ({ title: t('screen.productAdd'), noindex: true }),
  component: ({ data, ...props }) => <ProductAddScreen {...props} {...data} />,
});

type AddProps = ScreenProps<Path> & {
  begun: OwnProduct | null;
};

function ProductAddScreen({ params: { shopId }, begun }: AddProps) {
  const t = useT();
  const navigate = useNavigate();
  const { data: shop } = useSuspenseQuery(getShop(shopId));
  const at = editings.newKey(shop._id);
  const [fresh, setFresh] = useState(0);
  const [since] = useState(() => editings.of(at)?.at);
  const product = fresh === 0 ? begun : null;
  return (
    <ProductForm
      key={`${fresh} ${product?._id} ${product?.version}`}
      title={t('screen.productAdd')}
      back={{ to: '/shop/products/$shopId', params: { shopId: shop._id } }}
      at={at}
      product={product}
      shop={shop}
      notice={
        product && since ? (
          <GoneOnNotice
            since={since}
            words="editor.goneOn"
            onAnother={() => {
              editings.beginAnother(shop._id);
              setFresh(fresh + 1);
            }}
          />
        ) : null
      }
      onSaved={({ _id }) => {
        editings.forget(at);
        toast({ kind: 'done', title: t('editor.published'), acrossPages: true });
        void navigate({ to: '/product/$productId', params: { productId: _id } });
      }}
      onGone={() => setFresh(fresh + 1)}
    />
  );
}
