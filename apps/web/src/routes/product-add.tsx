import type { OwnProduct } from '@souk/shared/catalog/edit-schema.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { getCategories } from '@/features/categories/api/get-categories.ts';
import { readOwnProduct } from '@/features/selling/api/get-own-product.ts';
import { getShippingProfiles } from '@/features/selling/api/get-shipping-profiles.ts';
import {
  beginAnother,
  editingOf,
  forgetEditing,
  newProductKey,
} from '@/features/selling/model/editing.store.ts';
import { EditorSkeleton } from '@/features/selling/ui/product/editor-skeleton.tsx';
import { getShop } from '@/features/shops/api/get-shop.ts';
import { isApiError } from '@/platform/api/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { ProductForm } from './parts/product-form.tsx';

type Path = '/shop/add/$shopId';

export const screen = defineScreen({
  path: '/shop/add/$shopId',
  load: async ({ queryClient, params: { shopId }, settings }) => {
    const [begun] = await Promise.all([
      findBegun(newProductKey(shopId)),
      queryClient.ensureQueryData(getShop(shopId)),
      queryClient.ensureQueryData(getCategories()),
      queryClient.prefetchQuery(getShippingProfiles(shopId)),
    ]);
    return { begun, settings };
  },
  head: ({ t }) => ({ title: t('screen.productAdd'), noindex: true }),
  component: ({ data, ...props }) => <ProductAddScreen {...props} {...data} />,
  pending: EditorSkeleton,
});

/** The draft one had begun; gone from here once it was published or deleted elsewhere. */
async function findBegun(key: string): Promise<OwnProduct | null> {
  const known = editingOf(key)?.product;
  if (!known) return null;
  try {
    const found = await readOwnProduct(known._id);
    if (found.status === 'draft') return found;
  } catch (error) {
    if (!isApiError(error, 'not_found')) throw error;
  }
  forgetEditing(key);
  return null;
}

type AddProps = ScreenProps<Path> & {
  begun: OwnProduct | null;
  settings: Parameters<typeof ProductForm>[0]['settings'];
};

function ProductAddScreen({ params: { shopId }, begun, settings }: AddProps) {
  const t = useT();
  const { relative } = useFormat();
  const navigate = useNavigate();
  const { data: shop } = useSuspenseQuery(getShop(shopId));
  const at = newProductKey(shop._id);
  const [fresh, setFresh] = useState(0);
  const [since] = useState(() => editingOf(at)?.at);
  const product = fresh === 0 ? begun : null;
  return (
    <ProductForm
      key={`${fresh} ${product?._id} ${product?.version}`}
      title={t('screen.productAdd')}
      back={{ to: '/shop/products/$shopId', params: { shopId: shop._id } }}
      at={at}
      product={product}
      shop={shop}
      settings={settings}
      notice={
        product && since ? (
          <Notice
            action={
              <Button
                size={32}
                onClick={() => {
                  beginAnother(shop._id);
                  setFresh(fresh + 1);
                }}
              >
                {t('editor.another')}
              </Button>
            }
          >
            {t('editor.goneOn', { time: relative(new Date(since).toISOString()) })}
          </Notice>
        ) : null
      }
      onSaved={({ _id }) => {
        forgetEditing(at);
        toast({ kind: 'done', title: t('editor.published') });
        void navigate({ to: '/product/$productId', params: { productId: _id } });
      }}
      onGone={() => setFresh(fresh + 1)}
    />
  );
}
