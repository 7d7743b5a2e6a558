import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';

const panel = 'rounded-16 border border-line bg-surface p-4 sm:p-5';

/** A checkout’s three steps and its sum, before they are known. */
export function CheckoutSkeleton() {
  return (
    <SkeletonGroup className="mx-auto max-w-280 px-4 pt-30 pb-28 sm:px-8 sm:pt-24">
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_392px] lg:gap-10">
        <div className="grid gap-4">
          {[1, 4, 3].map((rows) => (
            <div key={rows} className={panel}>
              <div className="flex items-center gap-3">
                <Skeleton className="size-7" />
                <Skeleton className="h-5 w-32" />
              </div>
              {Array.from({ length: rows }, (_, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a placeholder have no other name
                <Skeleton key={row} className="mt-2.5 h-14 w-full !rounded-14" />
              ))}
            </div>
          ))}
        </div>
        <div className={`${panel} max-sm:hidden`}>
          <Skeleton className="h-5 w-32" />
          {[0, 1].map((line) => (
            <div key={line} className="mt-4 flex items-center gap-3">
              <Skeleton className="h-16 w-13 !rounded-10" />
              <Skeleton className="h-4 w-3/5" />
            </div>
          ))}
          <Skeleton className="mt-6 h-4 w-full" />
          <Skeleton className="mt-2.5 h-4 w-full" />
          <Skeleton className="mt-5 h-14 w-full !rounded-16" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
