import { useEffect, useRef } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { PaperButton } from '@/ui/document/paper-button.tsx';
import { invoiceOf, receiptOf } from './paper-paths.ts';

interface OwnPapersProps {
  order: { _id: string; number: string };
  linkKey?: string | undefined;
}

/** What a buyer keeps of a paid order. */
export function OwnPapers({ order, linkKey }: OwnPapersProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The order came after the page that a mail led to.
    if (window.location.hash === '#paid') place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place} className="mt-4 grid gap-2">
      <PaperButton block paper={receiptOf(order, linkKey)}>
        {t('orders.papers.receipt')}
      </PaperButton>
      <PaperButton block paper={invoiceOf(order, linkKey)}>
        {t('orders.papers.invoice')}
      </PaperButton>
    </div>
  );
}
