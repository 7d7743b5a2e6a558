import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { errorCopy } from '@/app/error-copy.ts';
import { saveFile } from '@/platform/files/save-file.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { startImport } from '../api/start-import.ts';
import { parseCsv } from '../model/csv.ts';
import { type CheckedFile, checkRows, templateFile } from '../model/formats.ts';
import { CheckedRows } from './checked-rows.tsx';
import { FileDrop } from './file-drop.tsx';

type Chosen = { name: string; text: string; checked: CheckedFile };

export function ImportPage({ shopId }: { shopId: string }) {
  const t = useT();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const send = useMutation({
    mutationFn: async ({ name, text, checked }: Chosen) => {
      if (checked.kind === 'known') await startImport(shopId, { name, text, format: checked.format });
    },
    onSuccess: () => toast({ kind: 'done', title: t('imports.started') }),
  });
  const wrong = send.error ? errorCopy(send.error) : null;
  const choose = async (file: File) => {
    send.reset();
    const text = await file.text();
    setChosen({ name: file.name, text, checked: checkRows(parseCsv(text)) });
  };
  return (
    <>
      <PageHeader
        size="section"
        title={t('screen.settingsImport')}
        note={t('imports.note')}
        actions={
          <Button icon={<Download size={18} aria-hidden="true" />} onClick={downloadTemplate}>
            {t('imports.template')}
          </Button>
        }
      />
      <div className="mt-5 grid gap-4">
        <Panel>
          <FileDrop onFile={(file) => void choose(file)} />
        </Panel>
        {wrong ? <Notice tone="bad">{`${t(wrong.title)} ${t(wrong.next)}`}</Notice> : null}
        {chosen?.checked.kind === 'unknown' ? (
          <Notice tone="bad">{t('imports.unknown', { name: chosen.name })}</Notice>
        ) : null}
        {chosen?.checked.kind === 'known' ? (
          <CheckedRows
            name={chosen.name}
            file={chosen.checked}
            sending={send.isPending}
            onStart={() => send.mutate(chosen)}
          />
        ) : (
          <HowItGoes />
        )}
      </div>
    </>
  );
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

function downloadTemplate(): void {
  saveFile(new Blob([templateFile()], { type: 'text/csv' }), 'souk-products.csv');
}
