import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';

/** A heading over so many rows in a panel. */
export function PanelsSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <SkeletonGroup>
      <Skeleton className="h-6 w-48" />
      <Skeleton className="mt-3 h-3.5 w-80 max-w-full" />
      <div className="mt-6 rounded-16 border border-line bg-surface">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a placeholder have no other name
          <div key={row} className="flex items-center justify-between gap-6 px-5 py-4.5">
            <div className="grow">
              <Skeleton className="h-3.5 w-28" />
              <Skeleton className="mt-2.5 h-3 w-56 max-w-full" />
            </div>
            <Skeleton className="h-6 w-10 shrink-0" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
