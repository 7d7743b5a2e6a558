import { purposes } from '@souk/shared/files/purposes.ts';
import { documentTypes } from '@souk/shared/identity/verification/limits.ts';
import { type Chargeback, type EvidenceKind, evidenceKinds } from '@souk/shared/money/chargebacks/schema.ts';
import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { sendOne } from '@/platform/uploads/index.ts';
import { buttonStyle } from '@/ui/button/button.style.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';

type Files = Chargeback['files'];

interface EvidenceFilesProps {
  files: Files;
  onFiles: (change: (files: Files) => Files) => void;
}

/** One document of each kind, as a bank takes them. */
export function EvidenceFiles({ files, onFiles }: EvidenceFilesProps) {
  const t = useT();
  const [isTooLarge, setTooLarge] = useState(false);
  const send = useMutation({
    mutationFn: async ({ file, kind }: { file: File; kind: EvidenceKind }) => {
      const { _id, name } = await sendOne(file, 'bank-evidence').done;
      onFiles((now) => [...now.filter((one) => one.kind !== kind), { _id, kind, name }] as Files);
    },
  });
  const choose = (kind: EvidenceKind) => (file: File) => {
    send.reset();
    const large = file.size > purposes['bank-evidence'].maxBytes;
    setTooLarge(large);
    if (!large) send.mutate({ file, kind });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-14 font-medium">{t('chargebacks.documents')}</legend>
      <p className="mt-0.5 text-13 text-ink-2">{t('chargebacks.documentsHint')}</p>
      <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
        {evidenceKinds.map((kind) => {
          const file = files.find((one) => one.kind === kind);
          return (
            <li key={kind} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2 text-14">
              <span className="min-w-0 grow basis-40">
                {t(`chargebacks.kind.${kind}`)}
                {file ? (
                  <span className="block text-13 wrap-anywhere text-ink-2">
                    <bdi>{file.name}</bdi>
                  </span>
                ) : null}
              </span>
              {file ? (
                <IconButton
                  look="ghost"
                  label={t('chargebacks.remove', { name: file.name })}
                  onClick={() => onFiles((now) => now.filter((one) => one.kind !== kind))}
                >
                  <X size={18} aria-hidden="true" />
                </IconButton>
              ) : (
                <FileButton
                  kind={t(`chargebacks.kind.${kind}`)}
                  isBusy={send.isPending && send.variables.kind === kind}
                  onFile={choose(kind)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {isTooLarge || send.error ? (
        <Notice tone="bad" className="mt-3">
          {t(isTooLarge ? 'chargebacks.tooLarge' : 'files.failed')}
        </Notice>
      ) : null}
    </fieldset>
  );
}

interface FileButtonProps {
  kind: string;
  isBusy: boolean;
  onFile: (file: File) => void;
}

function FileButton({ kind, isBusy, onFile }: FileButtonProps) {
  const t = useT();
  const id = useId();
  return (
    <label
      htmlFor={id}
      aria-busy={isBusy}
      className={buttonStyle({
        className:
          'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink-1',
      })}
    >
      {t(isBusy ? 'chargebacks.adding' : 'chargebacks.add')}
      <input
        id={id}
        type="file"
        disabled={isBusy}
        aria-label={t('chargebacks.addKind', { kind })}
        accept={documentTypes.join(',')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onFile(file);
        }}
        className="sr-only"
      />
    </label>
  );
}
