import { neededDocuments } from '@souk/shared/identity/verification/limits.ts';
import type { DocumentKind, SellerDocument } from '@souk/shared/identity/verification/schema.ts';
import { Camera, FilePlus2, RefreshCw, Trash2 } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import { Progress } from '@/ui/progress/progress.tsx';
import { useDocumentUpload } from '../../model/use-document-upload.ts';
import { FileChoice } from './file-choice.tsx';
import { OwnDocument } from './own-document.tsx';

interface DocumentSlotProps {
  userId: string;
  kind: DocumentKind;
  document: SellerDocument | undefined;
}

/** The place of one paper: choose it, drop it or photograph it; see it; change it; take it out. */
export function DocumentSlot({ userId, kind, document }: DocumentSlotProps) {
  const t = useT();
  const upload = useDocumentUpload(userId, kind);
  const [over, setOver] = useState(false);
  const name = t(`verify.document.${kind}`);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) upload.send(file);
  };
  return (
    <li
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'rounded-14 border p-3 transition-colors duration-150',
        document || upload.sending ? 'border-line' : 'border-dashed border-control',
        over && 'border-ink-1 bg-fill',
      )}
    >
      {upload.sending ? (
        <Progress label={name} value={upload.progress} state="running" />
      ) : document ? (
        <OwnDocument
          userId={userId}
          document={document}
          actions={
            <span className="flex shrink-0 gap-1.5">
              <FileChoice label={t('verify.replace', { name })} onFile={upload.send} square>
                <RefreshCw size={18} aria-hidden="true" />
              </FileChoice>
              <IconButton
                label={t('verify.remove', { name })}
                loading={upload.removing}
                onClick={() => upload.remove()}
              >
                <Trash2 size={18} aria-hidden="true" />
              </IconButton>
            </span>
          }
        />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <p className="min-w-44 grow basis-60 text-14">
            <span className="font-medium text-ink-1">{name}</span>
            {neededDocuments.includes(kind) ? null : (
              <span className="text-13 text-ink-3">{` · ${t('ui.optional')}`}</span>
            )}
            <span className="mt-0.5 block text-13 text-ink-2">{t(`verify.documentHint.${kind}`)}</span>
          </p>
          <span className="flex gap-2 max-sm:w-full">
            <FileChoice label={t('verify.photograph', { name })} onFile={upload.send} camera>
              <Camera size={18} aria-hidden="true" />
              {t('verify.camera')}
            </FileChoice>
            <FileChoice label={t('verify.choose', { name })} onFile={upload.send}>
              <FilePlus2 size={18} aria-hidden="true" />
              {t('verify.chooseFile')}
            </FileChoice>
          </span>
        </div>
      )}
      {upload.problem ? (
        <p role="alert" className="mt-2 text-13 font-medium text-bad">
          {upload.problem === 'too-large' ? t('verify.tooLarge') : t('verify.noDocument')}
        </p>
      ) : upload.failed ? (
        <p role="alert" className="mt-2 text-13 font-medium text-bad">
          {failureWords(upload.failed, t)}{' '}
          {upload.retry ? (
            <button
              type="button"
              onClick={upload.retry}
              className="touch-44 font-semibold text-ink-1 underline underline-offset-3"
            >
              {t('ui.tryAgain')}
            </button>
          ) : null}
        </p>
      ) : null}
    </li>
  );
}
