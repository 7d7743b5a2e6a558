import type { SellerDocument } from '@souk/shared/identity/verification/schema.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useObjectUrl } from '@/platform/files/use-object-url.ts';
import { type Formats, useFormat, useT } from '@/platform/i18n/index.ts';
import { DocumentThumb } from '@/ui/document/document-thumb.tsx';
import { DocumentView } from '@/ui/document/document-view.tsx';
import { getDocument } from '../../api/verify.ts';

interface OwnDocumentProps {
  userId: string;
  document: SellerDocument;
  actions?: ReactNode;
}

/** A paper that is there: its picture opens it large. */
export function OwnDocument({ userId, document, actions }: OwnDocumentProps) {
  const t = useT();
  const { number } = useFormat();
  const { kind, contentType, bytes, uploadedAt } = document;
  const file = useQuery(getDocument(userId, kind, uploadedAt));
  const url = useObjectUrl(file.data);
  const name = t(`verify.document.${kind}`);
  const pdf = contentType === 'application/pdf';
  return (
    <div className="flex items-center gap-3.5">
      <DocumentView name={name} url={url} pdf={pdf}>
        <DocumentThumb url={url} alt="" pdf={pdf} />
      </DocumentView>
      <p className="min-w-0 grow text-14">
        <span className="block font-medium text-ink-1">{name}</span>
        <span className="block text-13 text-ink-3 figures">
          {t('verify.fileFacts', {
            type: kindOfFile[contentType],
            size: sizeIn(number, bytes),
          })}
        </span>
      </p>
      {actions}
    </div>
  );
}

const kindOfFile = { 'image/jpeg': 'JPEG', 'image/png': 'PNG', 'application/pdf': 'PDF' } as const;
/** In the unit that gives a figure one can read. */
function sizeIn(number: Formats['number'], bytes: number): string {
  const small = bytes < 1_000_000;
  return number(bytes / (small ? 1_000 : 1_000_000), {
    style: 'unit',
    unit: small ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: small ? 0 : 1,
  });
}
