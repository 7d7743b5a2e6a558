import type { ProductImport } from '@souk/shared/market/imports/schema.ts';
import { Link } from '@tanstack/react-router';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { buttonStyle } from '@/ui/button/button.style.ts';
import { Button } from '@/ui/button/button.tsx';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { Progress } from '@/ui/progress/progress.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { useImport } from '../model/use-import.ts';
import { FailedPictures } from './failed-pictures.tsx';
import { type CategoryChoice, FallbackChoice } from './fallback-choice.tsx';
import { ImportResult } from './import-result.tsx';
import { toneOf } from './import-tones.ts';
import { ImportedRows } from './imported-rows.tsx';
import { OutcomeCounts } from './outcome-counts.tsx';

interface ImportViewProps {
  id: string;
  shopId: string;
  categories: readonly CategoryChoice[];
  onClose: () => void;
}

/** One file: what it would do, what it does, what it did. */
export function ImportView({ id, shopId, categories, onClose }: ImportViewProps) {
  const t = useT();
  const { current, failed, retry, busy, start, cancel, cancelledLate, putInto, fetchPictures } =
    useImport(id);
  if (!current) {
    if (!failed) return <Skeleton className="h-44 rounded-16" />;
    const { title, next } = errorCopy(failed);
    return (
      <Panel>
        <ErrorState title={t(title)} note={t(next)} onRetry={retry} />
      </Panel>
    );
  }
  const { state, counts, pictures } = current;
  const isOver = ['done', 'cancelled', 'failed'].includes(state);
  const todo = counts.new + counts.changed;
  const wrong = failed ? errorCopy(failed) : null;
  return (
    <>
      <Panel
        title={<bdi>{current.fileName}</bdi>}
        actions={<StatusChip tone={toneOf(state)}>{t(`imports.state.${state}`)}</StatusChip>}
      >
        <div className="grid gap-4">
          <Summary current={current} />
          {wrong ? <Notice tone="bad">{`${t(wrong.title)} ${t(wrong.next)}`}</Notice> : null}
          {state === 'checked' && current.uncategorised > 0 ? (
            <FallbackChoice
              count={current.uncategorised}
              value={current.fallbackCategory}
              categories={categories}
              busy={busy}
              onChoose={putInto}
            />
          ) : null}
          {state === 'checked' && todo === 0 && counts.refused === 0 ? (
            <Notice>{t('imports.nothingToDo')}</Notice>
          ) : null}
          {state === 'checked' && todo === 0 && counts.refused > 0 && counts.unchanged === 0 ? (
            <Notice tone="warning">{t('imports.allRefused')}</Notice>
          ) : null}
          {(state === 'checked' && todo > 0) || state === 'done' ? (
            counts.refused > 0 ? (
              <p className="text-14 text-ink-2">{t('imports.refusedStay', { count: counts.refused })}</p>
            ) : null
          ) : null}
          {isOver ? <ImportResult current={current} shopId={shopId} cancelledLate={cancelledLate} /> : null}
          <Fetching pictures={pictures} />
          <div className="flex flex-wrap gap-2">
            {state === 'checked' && todo > 0 ? (
              <Button look="accent" size={48} className="max-sm:w-full" loading={busy} onClick={start}>
                {t('imports.start', { count: todo })}
              </Button>
            ) : null}
            {isOver ? (
              <Button look="accent" size={48} className="max-sm:w-full" onClick={onClose}>
                {t('imports.close')}
              </Button>
            ) : (
              <Button size={48} className="max-sm:w-full" disabled={busy} onClick={cancel}>
                {t('imports.cancel')}
              </Button>
            )}
            {isOver && pictures.waiting > 0 ? (
              <Button size={48} className="max-sm:w-full" disabled={busy} onClick={cancel}>
                {t('imports.stopPictures')}
              </Button>
            ) : null}
            {state === 'done' ? (
              <Link
                to="/shop/$shopId"
                params={{ shopId }}
                className={buttonStyle({ size: 48, className: 'max-sm:w-full' })}
              >
                {t('imports.toShop')}
              </Link>
            ) : null}
          </div>
        </div>
      </Panel>
      <FailedPictures
        id={id}
        failed={pictures.failed}
        busy={busy || pictures.waiting > 0}
        onRetry={fetchPictures}
      />
      {current.products > 0 && state !== 'reading' ? <ImportedRows current={current} /> : null}
    </>
  );
}

function Summary({ current }: { current: ProductImport }) {
  const t = useT();
  const { number } = useFormat();
  const { state, format, rows, products, failure } = current;
  if (failure) {
    const row = number(failure.row ?? 1);
    return <Notice tone="bad">{t(`imports.failure.${failure.kind}`, { row })}</Notice>;
  }
  const isWorking = state === 'reading' || state === 'checking' || state === 'running';
  return (
    <>
      {format ? (
        <p className="text-14 text-ink-2">
          {t('imports.summary', { format: t(`imports.format.${format}`), rows, products })}
        </p>
      ) : null}
      {isWorking ? (
        <Progress label={t(`imports.state.${state}`)} value={current.progress} state="running" />
      ) : null}
      {state === 'reading' ? null : <OutcomeCounts counts={current.counts} />}
    </>
  );
}

function Fetching({ pictures }: Pick<ProductImport, 'pictures'>) {
  const t = useT();
  const { number } = useFormat();
  const { waiting, kept, failed } = pictures;
  if (waiting === 0) return null;
  const all = waiting + kept + failed;
  return (
    <div>
      <Progress
        label={[
          t('imports.pictures', { kept: number(kept), all: number(all) }),
          ...(failed > 0 ? [t('imports.failedPictures', { count: failed })] : []),
        ].join(' · ')}
        value={(kept + failed) / all}
        state="running"
      />
      <p className="mt-1.5 text-13 text-ink-3">{t('imports.picturesNote')}</p>
    </div>
  );
}
