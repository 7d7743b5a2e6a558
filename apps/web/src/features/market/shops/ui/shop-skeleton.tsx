import { CardsSkeleton } from '@/ui/skeleton/page-skeletons.tsx';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';

export function ShopSkeleton() {
  return (
    <SkeletonGroup>
      <div className="-mx-4 sm:mx-0 sm:pt-4">
        <Skeleton className="h-36 w-full !rounded-none sm:h-64 sm:!rounded-20" />
      </div>
      <div className="relative flex flex-wrap items-end gap-x-5 gap-y-4 sm:px-6">
        <Skeleton className="-mt-12 size-24 shrink-0 border-5 border-paper sm:size-28" />
        <div className="min-w-0 grow max-sm:basis-full sm:pb-2">
          <Skeleton className="h-9 w-56 max-w-full" />
          <Skeleton className="mt-3 h-4 w-72 max-w-full" />
        </div>
        <Skeleton className="h-11 w-32 !rounded-12 max-sm:w-full sm:mb-2" />
      </div>
      <Skeleton className="mt-8 mb-6 h-11 w-72 max-w-full" />
      <CardsSkeleton />
    </SkeletonGroup>
  );
}
