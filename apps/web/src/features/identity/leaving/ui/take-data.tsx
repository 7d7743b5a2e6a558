import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { saveFile } from '@/platform/files/save-file.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { exportOneself } from '../api/leaving.ts';

export function TakeData({ userId }: { userId: string }) {
  const t = useT();
  const take = useMutation({
    mutationFn: () => exportOneself(userId),
    onSuccess: (file) => {
      saveFile(file, 'souk.zip');
      toast({ kind: 'done', title: t('leaving.downloaded') });
    },
  });
  return (
    <Panel title={t('leaving.data')}>
      <p className="max-w-160 text-14 text-ink-2">{t('leaving.dataText')}</p>
      {take.error ? (
        <Notice tone="bad" className="mt-4">
          {failureWords(take.error, t)}
        </Notice>
      ) : null}
      <Button
        size={44}
        className="mt-4 max-sm:w-full"
        icon={<Download size={18} aria-hidden="true" />}
        loading={take.isPending}
        onClick={() => take.mutate()}
      >
        {t('leaving.download')}
      </Button>
    </Panel>
  );
}
