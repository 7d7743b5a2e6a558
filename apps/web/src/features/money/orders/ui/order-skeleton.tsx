import { Skeleton, SkeletonGroup, TextSkeleton } from '@/ui/skeleton/skeleton.tsx';
import { OrderRowSkeleton } from './order-row.tsx';

/** One order before it is there: its path, what is in it, what was paid. */
export function OrderSkeleton() {
  return (
    <SkeletonGroup className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Skeleton className="h-7 w-48" />
        <Skeleton className="h-10 w-40 !rounded-12" />
      </div>
      <div className="rounded-16 border border-line bg-surface p-5">
        <div className="flex items-center gap-4">
          <Skeleton className="size-12 shrink-0 !rounded-14" />
          <div className="grow">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="mt-2.5 h-3.5 w-2/3" />
          </div>
        </div>
        <div className="mt-6 grid grid-cols-5 gap-3">
          {['a', 'b', 'c', 'd', 'e'].map((name) => (
            <div key={name}>
              <Skeleton className="size-7" />
              <Skeleton className="mt-2.5 h-3 w-3/4" />
            </div>
          ))}
        </div>
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_288px]">
        <div className="rounded-16 border border-line bg-surface p-5">
          {['a', 'b'].map((name) => (
            <div key={name} className="flex items-center gap-3 py-2">
              <Skeleton className="h-20 w-16 shrink-0 !rounded-10" />
              <div className="grow">
                <Skeleton className="h-4 w-1/2" />
                <Skeleton className="mt-2.5 h-3.5 w-1/3" />
              </div>
            </div>
          ))}
        </div>
        <div className="rounded-16 border border-line bg-surface p-5">
          <TextSkeleton lines={5} />
        </div>
      </div>
    </SkeletonGroup>
  );
}

/** The page of one's orders, before it is known which there are. */
export function OrdersSkeleton() {
  return (
    <SkeletonGroup className="pt-4 sm:pt-8">
      <div className="grid items-start gap-6 lg:grid-cols-[380px_minmax(0,1fr)]">
        <div>
          <Skeleton className="h-8 w-48 sm:h-10" />
          <Skeleton className="mt-5 h-8 w-72 max-w-full" />
          <div className="mt-3 divide-y divide-hairline rounded-16 border border-line bg-surface">
            {['a', 'b', 'c', 'd', 'e'].map((name) => (
              <OrderRowSkeleton key={name} />
            ))}
          </div>
        </div>
        <div className="max-lg:hidden">
          <OrderSkeleton />
        </div>
      </div>
    </SkeletonGroup>
  );
}
