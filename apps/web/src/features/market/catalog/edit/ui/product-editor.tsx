import type { OwnProduct } from '@souk/shared/market/catalog/edit-schema.ts';
import type { Product, ProductStatus } from '@souk/shared/market/catalog/schema.ts';
import { categoryPaths } from '@souk/shared/market/categories/paths.ts';
import type { Category } from '@souk/shared/market/categories/schema.ts';
import type { ShippingProfile } from '@souk/shared/market/shipping/schema.ts';
import type { Shop } from '@souk/shared/market/shops/schema.ts';
import { useMutation } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { Ellipsis, Eye } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { EditorFrame } from '@/ui/editing/editor-frame.tsx';
import { SaveNote } from '@/ui/editing/save-note.tsx';
import type { Edited } from '@/ui/editing/use-editing.ts';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { Menu, type MenuEntry } from '@/ui/menu/menu.tsx';
import type { ProductDraft } from '../model/product-draft.ts';
import { statusTones } from '../model/product-status.ts';
import { DetailsPanel } from './details-panel.tsx';
import { EditorNotices } from './editor-notices.tsx';
import { KindPanel } from './kind-panel.tsx';
import { PicturesPanel } from './pictures-panel.tsx';
import { PricePanel } from './price-panel.tsx';
import { ShippingPanel } from './shipping-panel.tsx';
import { VariantsPanel } from './variants-panel.tsx';

const ProductPreview = lazyPart(async () => (await import('./previews.ts')).ProductPreview);
const PagePreview = lazyPart(async () => (await import('./previews.ts')).PagePreview);
const ConflictDialog = lazyPart(async () => (await import('./conflict-dialog.tsx')).ConflictDialog);

interface ProductEditorProps {
  title: string;
  back: LinkProps;
  editing: Edited<ProductDraft, OwnProduct>;
  /** Where it is kept on this device. */
  at: string;
  categories: readonly Category[];
  shop: Shop;
  profiles: readonly ShippingProfile[];
  /** What of it was begun before. */
  notice?: ReactNode;
  /** Throws away what was typed; none when there is nothing to throw away. */
  discard?: { label: string; onSelect: () => void } | undefined;
  entries: readonly MenuEntry[];
  /** How a page of the market is drawn. */
  renderPage: (product: Product) => ReactNode;
  onSaved: (product: OwnProduct, before: ProductStatus) => void;
}

export function ProductEditor(props: ProductEditorProps) {
  const { title, back, editing, at, categories, shop, profiles, notice, discard, entries } = props;
  const { renderPage, onSaved } = props;
  const { draft, change, pictures, images, own: product } = editing;
  const t = useT();
  const [previewing, setPreviewing] = useState(false);
  const status = product?.status ?? 'draft';
  const currency = product?.currency ?? shop.currency;
  const send = useMutation({
    mutationFn: (before: ProductStatus) => editing.save(before === 'draft'),
    onSuccess: (saved, before) => saved && onSaved(saved, before),
  });
  const shown = { draft, images, currency, shop, was: product?.was ?? null };
  const preview = { shown, categories, renderPage };
  const paths = categoryPaths(categories);
  const parts = { draft, onChange: change };
  return (
    <>
      <EditorFrame
        title={title}
        back={back}
        status={<StatusChip tone={statusTones[status]}>{t(`editor.status.${status}`)}</StatusChip>}
        note={<SaveNote state={editing.state} partly={editing.partly ? t('editor.note.partly') : null} />}
        onSubmit={() => send.mutate(status)}
        actions={
          <>
            {discard ? (
              <Button look="ghost" onClick={discard.onSelect} className="max-sm:hidden">
                {discard.label}
              </Button>
            ) : null}
            <Button icon={<Eye size={18} aria-hidden="true" />} onClick={() => setPreviewing(true)}>
              {t('editor.preview')}
            </Button>
            <Button type="submit" look="accent" loading={send.isPending}>
              {status === 'draft' ? t('editor.publish') : t('editor.saveChanges')}
            </Button>
            {entries.length > 0 ? (
              <Menu
                entries={entries}
                trigger={
                  <IconButton label={t('editor.more')} look="ghost" className="max-sm:!grow-0">
                    <Ellipsis size={20} aria-hidden="true" />
                  </IconButton>
                }
              />
            ) : null}
          </>
        }
        aside={
          <>
            <KindPanel {...parts} locked={product !== null && !product.can.changeAuction} />
            <PricePanel {...parts} shopId={shop._id} currency={currency} lowest={product?.lowest30 ?? null} />
            <ShippingPanel {...parts} profiles={profiles} />
            <Suspense>
              <ProductPreview
                {...preview}
                pictures={pictures}
                profiles={profiles}
                onOpenPage={() => setPreviewing(true)}
              />
            </Suspense>
          </>
        }
      >
        <EditorNotices error={send.error} state={editing.state} moved={editing.moved}>
          {notice}
        </EditorNotices>
        <PicturesPanel pictures={pictures} />
        <DetailsPanel {...parts} categories={categories} />
        {draft.kind === 'buy-now' ? <VariantsPanel {...parts} currency={currency} images={images} /> : null}
      </EditorFrame>
      {editing.conflict ? (
        <Suspense>
          <ConflictDialog
            editing={editing}
            at={at}
            names={{
              category: (id) => paths.find(({ _id }) => _id === id)?.path ?? id,
              profile: (id) =>
                profiles.find(({ _id, isDefault }) => (id ? _id === id : isDefault))?.name ?? '',
            }}
          />
        </Suspense>
      ) : null}
      {previewing ? (
        <Suspense>
          <PagePreview {...preview} onClose={() => setPreviewing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
