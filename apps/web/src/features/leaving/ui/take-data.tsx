import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { errorCopy } from '@/app/error-copy.ts';
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
      save(file, 'souk.zip');
      toast({ kind: 'done', title: t('leaving.downloaded') });
    },
  });
  const wrong = take.error ? errorCopy(take.error) : null;
  return (
    <Panel title={t('leaving.data')}>
      <p className="max-w-160 text-14 text-ink-2">{t('leaving.dataText')}</p>
      {wrong ? <Notice tone="bad" className="mt-4">{`${t(wrong.title)} ${t(wrong.next)}`}</Notice> : null}
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

/** Into the reader's downloads. */
function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Kept until the browser has begun to write it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
