import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { getCategories } from '@/features/categories/api/get-categories.ts';
import { addProduct } from '@/features/selling/api/save-product.ts';
import {
  changeProductDraft,
  forgetProductDraft,
  useProductDraft,
} from '@/features/selling/model/product-draft.store.ts';
import { isUntouched } from '@/features/selling/model/product-draft.ts';
import { discardPictures, newProductPlace } from '@/features/selling/model/product-pictures.ts';
import { EditorSkeleton } from '@/features/selling/ui/product/editor-skeleton.tsx';
import { ProductEditor } from '@/features/selling/ui/product/product-editor.tsx';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';

type Path = '/shop/add/$shopId';

export const screen = defineScreen({
  path: '/shop/add/$shopId',
  load: async ({ queryClient, settings }) => {
    await queryClient.ensureQueryData(getCategories());
    return settings;
  },
  head: ({ t }) => ({ title: t('screen.productAdd'), noindex: true }),
  component: ({ data: settings, ...props }) => <ProductAddScreen {...props} settings={settings} />,
  pending: EditorSkeleton,
});

type AddProps = ScreenProps<Path> & { settings: Parameters<typeof ProductEditor>[0]['settings'] };

function ProductAddScreen({ params: { shopId }, settings }: AddProps) {
  const t = useT();
  const navigate = useNavigate();
  const draft = useProductDraft((state) => state.draft);
  const { data: categories } = useQuery(getCategories());
  const untouched = isUntouched(draft);
  const [attempt, setAttempt] = useState(0);
  return (
    <ProductEditor
      key={attempt}
      title={t('screen.productAdd')}
      back={{ to: '/shop/$shopId', params: { shopId } }}
      place={newProductPlace(shopId)}
      draft={draft}
      onChange={changeProductDraft}
      categories={categories?.items ?? []}
      settings={settings}
      save={(saved) => addProduct(shopId, saved)}
      onSaved={({ _id }) => {
        forgetProductDraft();
        void navigate({ to: '/product/$productId', params: { productId: _id } });
      }}
      note={
        untouched ? null : (
          <>
            <Check size={17} aria-hidden="true" className="text-won-text" />
            {t('selling.draftKept')}
          </>
        )
      }
      more={
        untouched ? null : (
          <Button
            look="ghost"
            onClick={() => {
              forgetProductDraft();
              discardPictures(newProductPlace(shopId));
              setAttempt(attempt + 1);
            }}
          >
            {t('selling.discard')}
          </Button>
        )
      }
    />
  );
}
