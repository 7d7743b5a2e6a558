import { useFormat, useT } from '@/platform/i18n/index.ts';
import type { ListedPicture, UploadList } from '@/platform/uploads/index.ts';
import { Button } from '../button/button.tsx';
import { Progress } from '../progress/progress.tsx';
import { useOverall } from './use-uploads.ts';

interface OverallProgressProps {
  items: readonly ListedPicture[];
  list: UploadList;
}

const MB = 1024 * 1024;

export function OverallProgress({ items, list }: OverallProgressProps) {
  const t = useT();
  const { number } = useFormat();
  const overall = useOverall(items);
  if (!overall) return null;
  const { done, total, sent, bytes, paused } = overall;
  const megabytes = (value: number) =>
    number(value / MB, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const over = done === total;
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2 rounded-12 bg-fill px-4 py-3">
      <div className="min-w-0 grow">
        <Progress
          label={t('files.overall', { done: number(done), total: number(total) })}
          value={bytes > 0 ? sent / bytes : 0}
          state={over ? 'done' : paused ? 'paused' : 'running'}
        />
        <p className="mt-1.5 text-13 text-ink-2 figures">
          {t('files.megabytes', { sent: megabytes(sent), total: megabytes(bytes) })}
        </p>
      </div>
      {over ? null : (
        <Button size={32} onClick={paused ? list.resumeAll : list.pauseAll}>
          {paused ? t('files.resumeAll') : t('files.pauseAll')}
        </Button>
      )}
    </div>
  );
}
