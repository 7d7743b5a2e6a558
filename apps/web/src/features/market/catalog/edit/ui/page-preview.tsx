import type { Product } from '@souk/shared/market/catalog/schema.ts';
import type { Category } from '@souk/shared/market/categories/schema.ts';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { useBackCloses } from '@/ui/dialog/use-back-closes.ts';
import { previewProduct, type Shown } from '../model/product-preview.ts';

interface PagePreviewProps {
  shown: Shown;
  categories: readonly Category[];
  /** How a page of the market is drawn. */
  renderPage: (product: Product) => ReactNode;
  onClose: () => void;
}

/** The page over the whole window; nothing in it can be bought. */
export function PagePreview({ shown, categories, renderPage, onClose }: PagePreviewProps) {
  const t = useT();
  const box = useRef<HTMLDialogElement>(null);
  useBackCloses(true, onClose);
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={box}
      aria-label={t('editor.preview')}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-paper text-ink-1"
    >
      <div className="sticky top-0 z-20 flex items-center justify-between gap-3 border-b border-line bg-paper/95 px-4 py-2.5 backdrop-blur-md sm:px-8">
        <p className="text-14 font-medium">{t('editor.asBuyers')}</p>
        <Button size={32} icon={<X size={16} aria-hidden="true" />} onClick={onClose}>
          {t('ui.close')}
        </Button>
      </div>
      <div inert className="page pb-20">
        {renderPage(previewProduct(shown, categories, Date.now()))}
      </div>
    </dialog>
  );
}
