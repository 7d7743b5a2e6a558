import { purposes } from '@souk/shared/files/purposes.ts';
import { documentTypes } from '@souk/shared/identity/verification/limits.ts';
import { type EvidenceKind, evidenceKinds } from '@souk/shared/money/chargebacks/evidence.ts';
import type { Chargeback } from '@souk/shared/money/chargebacks/schema.ts';
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
  /** Of which another shop sent one. */
  taken: readonly EvidenceKind[];
  onFiles: (change: (files: Files) => Files) => void;
  /** How many are on their way: until they are there nothing is sent. */
  onUploading: (change: (count: number) => number) => void;
}

/** One document of each kind, as a bank takes them. */
export function EvidenceFiles({ files, taken, onFiles, onUploading }: EvidenceFilesProps) {
  const t = useT();
  const [uploading, setUploading] = useState<readonly EvidenceKind[]>([]);
  const [problem, setProblem] = useState<'chargebacks.tooLarge' | 'files.failed' | null>(null);
  const choose = (kind: EvidenceKind) => async (file: File) => {
    const isTooLarge = file.size > purposes['bank-evidence'].maxBytes;
    setProblem(isTooLarge ? 'chargebacks.tooLarge' : null);
    if (isTooLarge) return;
    setUploading((now) => [...now, kind]);
    onUploading((count) => count + 1);
    try {
      const { _id, name } = await sendOne(file, 'bank-evidence').done;
      onFiles((now) => [...now.filter((one) => one.kind !== kind), { _id, kind, name }] as Files);
    } catch {
      setProblem('files.failed');
    }
    setUploading((now) => now.filter((one) => one !== kind));
    onUploading((count) => count - 1);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-14 font-medium">{t('chargebacks.documents')}</legend>
      <p className="mt-0.5 text-13 text-ink-2">{t('chargebacks.documentsHint')}</p>
      <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
        {evidenceKinds.map((kind) => {
          const isTaken = taken.includes(kind);
          const file = files.find((one) => one.kind === kind);
          return (
            <li key={kind} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2 text-14">
              <span className="min-w-0 grow basis-40">
                {t(`chargebacks.kind.${kind}`)}
                {file ? (
                  <span className="block text-13 wrap-anywhere text-ink-2">
                    <bdi>{file.name}</bdi>
                  </span>
                ) : isTaken ? (
                  <span className="block text-13 text-ink-2">{t('chargebacks.taken')}</span>
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
              ) : isTaken ? null : (
                <FileButton
                  kind={t(`chargebacks.kind.${kind}`)}
                  isBusy={uploading.includes(kind)}
                  onFile={choose(kind)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {problem ? (
        <Notice tone="bad" className="mt-3">
          {t(problem)}
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
