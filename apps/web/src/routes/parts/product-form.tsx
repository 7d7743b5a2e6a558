import type { OwnProduct } from '@souk/shared/market/catalog/edit-schema.ts';
import type { ProductStatus } from '@souk/shared/market/catalog/schema.ts';
import type { Shop } from '@souk/shared/market/shops/schema.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type LinkProps, useNavigate } from '@tanstack/react-router';
import { Archive, ArchiveRestore, Copy, Eye } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { getShippingProfiles } from '@/features/market/catalog/edit/api/get-shipping-profiles.ts';
import {
  archiveProduct,
  duplicateProduct,
  restoreProduct,
} from '@/features/market/catalog/edit/api/save-product.ts';
import { productKind } from '@/features/market/catalog/edit/model/product-kind.ts';
import { ProductEditor } from '@/features/market/catalog/edit/ui/product-editor.tsx';
import { getCategories } from '@/features/market/categories/api/get-categories.ts';
import { newIdempotencyKey } from '@/platform/api/index.ts';
import { useT } from '@/platform/i18n/index.ts';
import { useEditing } from '@/ui/editing/use-editing.ts';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import type { MenuEntry } from '@/ui/menu/menu.tsx';
import { Begun } from './begun.tsx';
import { discardEntry, useDiscarding } from './use-discarding.tsx';

// What buyers will see is beside the form, which is there first.
const PreviewPage = lazyPart(async () => (await import('./preview-page.tsx')).PreviewPage);

interface ProductFormProps {
  /** Else it is called as the product is. */
  title?: string;
  back: LinkProps;
  /** Where it is kept on this device. */
  at: string;
  /** As it was loaded; null for a new one. */
  product: OwnProduct | null;
  shop: Shop;
  notice?: ReactNode;
  onSaved: (product: OwnProduct, before: ProductStatus) => void;
  /** It was thrown away. */
  onGone: () => void;
}

/** The editor of a product with all that can be done to it. */
export function ProductForm(props: ProductFormProps) {
  return (
    <Begun kind={productKind} at={props.at} own={props.product}>
      <BegunForm {...props} />
    </Begun>
  );
}

function BegunForm(props: ProductFormProps) {
  const { title, back, at, product: loaded, shop, notice, onSaved, onGone } = props;
  const t = useT();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const tellFailure = useTellFailure();
  const editing = useEditing(productKind, {
    key: at,
    shopId: shop._id,
    currency: loaded?.currency ?? shop.currency,
    own: loaded,
    onStored: ({ _id }) => tell(_id),
  });
  const { data: categories } = useQuery(getCategories());
  const { data: profiles } = useQuery(getShippingProfiles(shop._id));
  const { own: product, draft } = editing;
  const toEdit = ({ _id }: { _id: string }) =>
    navigate({ to: '/product/edit/$productId', params: { productId: _id } });

  const tell = (_id: string) => {
    void queryClient.invalidateQueries({ queryKey: ['product', _id] });
    void queryClient.invalidateQueries({ queryKey: ['own-products'] });
  };
  const act = useMutation({
    mutationFn: (run: () => Promise<OwnProduct>) => run(),
    onSuccess: (changed) => {
      tell(changed._id);
      void toEdit(changed);
    },
    onError: tellFailure,
  });
  const discard = useDiscarding(productKind, editing, {
    onGone,
    onDeleted: tell,
    onBack: (_id) => void toEdit({ _id }),
  });

  return (
    <ProductEditor
      title={title ?? (draft.title.trim() || t('own.untitled'))}
      back={back}
      editing={editing}
      at={at}
      categories={categories?.items ?? []}
      shop={shop}
      profiles={profiles?.items ?? []}
      notice={notice}
      discard={discard}
      entries={[...entriesOf(product), ...(discard ? [discardEntry(discard)] : [])]}
      renderPage={(shown) => (
        <Suspense>
          <PreviewPage product={shown} />
        </Suspense>
      )}
      onSaved={onSaved}
    />
  );

  function entriesOf(own: OwnProduct | null): MenuEntry[] {
    if (!own) return [];
    const onSale = own.status === 'active' || own.status === 'out-of-stock';
    const entry = (
      key: string,
      label: string,
      icon: ReactNode,
      run: () => Promise<OwnProduct>,
    ): MenuEntry => ({
      key,
      label,
      icon,
      onSelect: () => act.mutate(run),
    });
    return [
      ...(onSale
        ? [
            {
              key: 'see',
              label: t('own.see'),
              icon: <Eye aria-hidden="true" />,
              onSelect: () => void navigate({ to: '/product/$productId', params: { productId: own._id } }),
            },
          ]
        : []),
      entry('duplicate', t('own.duplicate'), <Copy aria-hidden="true" />, () =>
        duplicateProduct(own._id, newIdempotencyKey()),
      ),
      ...(own.can.archive
        ? [entry('archive', t('own.archive'), <Archive aria-hidden="true" />, () => archiveProduct(own._id))]
        : []),
      ...(own.can.restore
        ? [
            entry('restore', t('own.restore'), <ArchiveRestore aria-hidden="true" />, () =>
              restoreProduct(own._id),
            ),
          ]
        : []),
    ];
  }
}
