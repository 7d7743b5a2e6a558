import type { Product, ProductStatus } from '@souk/shared/catalog/schema.ts';
import type { Category } from '@souk/shared/categories/schema.ts';
import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { useMutation } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { StatusChip, type StatusTone } from '@/ui/badge/status-chip.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { useUploadList } from '@/ui/uploader/use-upload-list.ts';
import type { ProductDraft } from '../../model/product-draft.ts';
import { mostPictures } from '../../model/product-pictures.ts';
import { saveWords } from '../../model/save-words.ts';
import { EditorFrame } from '../editor-frame.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { KindPanel } from './kind-panel.tsx';
import { PicturesPanel } from './pictures-panel.tsx';
import { PricePanel } from './price-panel.tsx';
import { ProductPreview } from './product-preview.tsx';
import { ShippingPanel } from './shipping-panel.tsx';
import { VariantsPanel } from './variants-panel.tsx';

export type Saved = { draft: ProductDraft; images: string[]; status: ProductStatus };

interface ProductEditorProps {
  title: string;
  back: LinkProps;
  /** Where its pictures are kept on their way. */
  place: string;
  draft: ProductDraft;
  onChange: (change: Partial<ProductDraft>) => void;
  categories: readonly Category[];
  settings: AppSettings;
  /** The product being changed; none when it is a new one. */
  product?: Product;
  note?: ReactNode;
  /** Beside the buttons that save: discard, look at it. */
  more?: ReactNode;
  save: (saved: Saved) => Promise<Product>;
  onSaved: (product: Product) => void;
}

export function ProductEditor(props: ProductEditorProps) {
  const { title, back, place, draft, onChange, categories, settings, product, note, more, save, onSaved } =
    props;
  const t = useT();
  const pictures = useUploadList({
    place,
    purpose: 'product-image',
    most: mostPictures,
    stored: product?.images,
  });
  const { currency } = settings;
  const send = useMutation({
    mutationFn: async (status: ProductStatus) => save({ draft, status, images: await pictures.ids() }),
    onSuccess: (saved) => {
      pictures.settle(saved.images);
      onSaved(saved);
    },
  });
  const status = product?.status ?? 'draft';
  const parts = { draft, onChange };
  return (
    <EditorFrame
      title={title}
      back={back}
      status={<StatusChip tone={tones[status]}>{t(`selling.status.${status}`)}</StatusChip>}
      note={note}
      onSubmit={() => send.mutate(status === 'draft' ? 'active' : status)}
      actions={
        <>
          {more}
          <Button type="submit" look="accent" loading={send.isPending}>
            {status === 'draft' ? t('selling.publish') : t('selling.saveChanges')}
          </Button>
        </>
      }
      aside={
        <>
          <KindPanel {...parts} />
          <PricePanel {...parts} fees={settings} lowest={product?.was ?? null} />
          <ShippingPanel {...parts} />
          <ProductPreview draft={draft} pictures={pictures} currency={currency} />
        </>
      }
    >
      {send.error ? <Notice tone="bad">{saveWords(send.error, t)}</Notice> : null}
      <PicturesPanel pictures={pictures} />
      <DetailsPanel {...parts} categories={categories} />
      {draft.kind === 'buy-now' ? <VariantsPanel {...parts} currency={currency} /> : null}
    </EditorFrame>
  );
}

const tones: Record<ProductStatus, StatusTone> = {
  draft: 'closed',
  active: 'done',
  'out-of-stock': 'action',
  archived: 'closed',
};
