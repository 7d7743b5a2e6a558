import { useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';

/** A shape that waits; it carries no words, the group around it does. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('sheen block rounded-full', className)} />;
}

/** Says once that something loads, and holds any number of shapes. */
export function SkeletonGroup({ className, children }: { className?: string; children: React.ReactNode }) {
  const t = useT();
  return (
    <div role="status" className={className}>
      <span className="sr-only">{t('ui.loading')}</span>
      {children}
    </div>
  );
}

export function ShowCardSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-9/16 w-full !rounded-20" />
      <div className="mt-2.5 flex gap-2.5">
        <Skeleton className="size-9 shrink-0" />
        <div className="grow pt-1">
          <Skeleton className="h-3.5 w-full" />
          <Skeleton className="mt-2 h-3 w-1/2" />
        </div>
      </div>
    </div>
  );
}

export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className="grid gap-2.5">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a placeholder have no other name
        <Skeleton key={line} className={cx('h-3.5', line === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </div>
  );
}
