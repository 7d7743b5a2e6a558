import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { UploadError } from '@/platform/uploads/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { Progress } from '@/ui/progress/progress.tsx';
import { uploadErrorWords } from '@/ui/uploader/upload-words.ts';
import { getImports } from '../api/imports.ts';
import { useImportFile } from '../model/use-import-file.ts';
import type { CategoryChoice } from './fallback-choice.tsx';
import { FileActions } from './file-actions.tsx';
import { FileDrop } from './file-drop.tsx';
import { ImportView } from './import-view.tsx';
import { PastImports } from './past-imports.tsx';

interface ImportPageProps {
  shopId: string;
  categories: readonly CategoryChoice[];
}

export function ImportPage({ shopId, categories }: ImportPageProps) {
  const t = useT();
  const imports = useQuery(getImports(shopId));
  const [open, setOpen] = useState<string | null>();
  const items = imports.data?.items ?? [];
  // What waits for its seller, or is under way, is what the page is about, also once it is done.
  const waiting = items.find(({ state }) => ['reading', 'checking', 'checked', 'running'].includes(state));
  if (open === undefined && waiting) setOpen(waiting._id);
  const file = useImportFile(shopId, setOpen);
  return (
    <>
      <PageHeader
        size="section"
        title={t('screen.settingsImport')}
        note={t('imports.note')}
        actions={<FileActions shopId={shopId} />}
      />
      <div className="mt-5 grid gap-4">
        {open && !file.sending ? (
          <ImportView
            key={open}
            id={open}
            shopId={shopId}
            categories={categories}
            onClose={() => setOpen(null)}
          />
        ) : (
          <Panel>
            {file.sending ? (
              <div className="grid gap-4">
                <Progress
                  label={t('imports.sending', { name: file.sending.name })}
                  value={file.sending.sent}
                  state="running"
                />
                <Button size={40} className="justify-self-start" onClick={file.stop}>
                  {t('imports.stopSending')}
                </Button>
              </div>
            ) : (
              <FileDrop onFile={file.choose} />
            )}
          </Panel>
        )}
        {file.tooLarge ? <Notice tone="bad">{t('imports.tooLarge', { name: file.tooLarge })}</Notice> : null}
        <SendingFailed error={file.failed} />
        {open || file.sending ? null : <HowItGoes />}
        <PastImports items={items.filter(({ _id }) => _id !== open)} onOpen={setOpen} />
      </div>
    </>
  );
}

function SendingFailed({ error }: { error: Error | null }) {
  const t = useT();
  if (!error || (error instanceof UploadError && error.code === 'canceled')) return null;
  const words = error instanceof UploadError ? uploadErrorWords(error) : errorCopy(error);
  return <Notice tone="bad">{`${t(words.title)} ${t(words.next)}`}</Notice>;
}

function HowItGoes() {
  const t = useT();
  return (
    <Panel title={t('imports.how')}>
      <ol className="grid list-decimal gap-2.5 ps-5 text-14 text-ink-2 marker:font-semibold marker:text-ink-1">
        <li>{t('imports.how.export')}</li>
        <li>{t('imports.how.check')}</li>
        <li>{t('imports.how.again')}</li>
      </ol>
    </Panel>
  );
}
