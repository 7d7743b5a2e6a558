import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { saveFile } from '@/platform/files/save-file.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { fetchStatement, type StatementView } from '../api/get-movements.ts';

/** Takes along what is shown, all pages of it. */
export function StatementButton({ view }: { view: StatementView }) {
  const t = useT();
  const save = useMutation({
    mutationFn: async () => saveFile(await fetchStatement(view), `statement-${view.account}.csv`),
    onError: (error) =>
      toast({
        id: 'statement',
        kind: 'bad',
        title: t(errorCopy(error).title),
        text: t(errorCopy(error).next),
      }),
  });
  return (
    <Button
      icon={<Download size={17} aria-hidden="true" />}
      aria-label={t('wallet.csv')}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {t('wallet.csvShort')}
    </Button>
  );
}
