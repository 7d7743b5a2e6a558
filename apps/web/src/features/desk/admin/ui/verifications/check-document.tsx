import type { SellerDocument } from '@souk/shared/identity/verification/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useObjectUrl } from '@/platform/files/use-object-url.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { DocumentThumb } from '@/ui/document/document-thumb.tsx';
import { DocumentView } from '@/ui/document/document-view.tsx';
import { getCheckDocument } from '../../api/verifications.ts';

interface CheckDocumentProps {
  checkId: string;
  document: SellerDocument;
  /** Once it is there to be seen. */
  onOpened: (kind: SellerDocument['kind']) => void;
}

/** Another person's document: it stays covered until it is asked for, and that is written down. */
export function CheckDocument({ checkId, document, onOpened }: CheckDocumentProps) {
  const t = useT();
  const [asked, setAsked] = useState(false);
  const { kind, contentType } = document;
  const file = useQuery({ ...getCheckDocument(checkId, kind), enabled: asked });
  const url = useObjectUrl(file.data);
  const opened = asked && file.data !== undefined;
  useEffect(() => {
    if (opened) onOpened(kind);
  }, [opened, onOpened, kind]);
  const name = t(`verify.document.${kind}`);
  const pdf = contentType === 'application/pdf';
  return (
    <li className="min-w-0">
      <div className="relative">
        {asked && !file.error ? (
          <DocumentView name={name} url={url} pdf={pdf}>
            <DocumentThumb url={url} alt="" pdf={pdf} className="aspect-8/5 w-full" />
          </DocumentView>
        ) : (
          <span className="grid aspect-8/5 w-full place-items-center rounded-10 border border-line bg-sunken">
            <Button
              size={32}
              icon={<Eye size={16} aria-hidden="true" />}
              aria-label={t('people.look', { name })}
              onClick={() => (file.error ? void file.refetch() : setAsked(true))}
            >
              {t('people.lookShort')}
            </Button>
          </span>
        )}
      </div>
      <p className="mt-1.5 text-13 font-medium text-ink-1">{name}</p>
      {file.error ? (
        <p role="alert" className="text-13 text-bad">
          {failureWords(file.error, t)}
        </p>
      ) : null}
    </li>
  );
}
