import type { Product } from '@souk/shared/catalog/schema.ts';
import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { requireOwnShop } from '@/app/forbidden.ts';
import { defineScreen } from '@/app/screen.ts';
import { getCategories } from '@/features/categories/api/get-categories.ts';
import { getOwnProduct } from '@/features/selling/api/get-own-product.ts';
import { changeProduct } from '@/features/selling/api/save-product.ts';
import { productDraftOf } from '@/features/selling/model/product-draft.ts';
import { productPlace } from '@/features/selling/model/product-pictures.ts';
import { EditorSkeleton } from '@/features/selling/ui/product/editor-skeleton.tsx';
import { ProductEditor } from '@/features/selling/ui/product/product-editor.tsx';
import { useT } from '@/platform/i18n/index.ts';
import { sessionStore } from '@/platform/session/session.store.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { toast } from '@/ui/toast/toast.ts';

export const screen = defineScreen({
  path: '/product/edit/$productId',
  load: async ({ queryClient, params: { productId }, settings }) => {
    const [product] = await Promise.all([
      queryClient.fetchQuery({ ...getOwnProduct(productId), staleTime: 0 }),
      queryClient.ensureQueryData(getCategories()),
    ]);
    requireOwnShop(product.shop._id, sessionStore.getState().user?.shopId?._id);
    return { product, settings };
  },
  head: ({ t }) => ({ title: t('screen.productEdit'), noindex: true }),
  component: ({ data }) => <ProductEditScreen key={data.product._id} {...data} />,
  pending: EditorSkeleton,
});

function ProductEditScreen({ product, settings }: { product: Product; settings: AppSettings }) {
  const t = useT();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() => productDraftOf(product));
  const { data: categories } = useQuery(getCategories());
  return (
    <ProductEditor
      title={t('screen.productEdit')}
      back={{ to: '/product/$productId', params: { productId: product._id } }}
      place={productPlace(product._id)}
      draft={draft}
      onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
      categories={categories?.items ?? []}
      settings={settings}
      product={product}
      save={(saved) => changeProduct(product._id, saved)}
      onSaved={() => {
        void queryClient.invalidateQueries({ queryKey: ['product', product._id] });
        toast({ kind: 'done', title: t('selling.saved') });
      }}
      more={
        <ButtonLink
          to="/product/$productId"
          params={{ productId: product._id }}
          icon={<Eye size={18} aria-hidden="true" />}
        >
          {t('selling.preview')}
        </ButtonLink>
      }
    />
  );
}
