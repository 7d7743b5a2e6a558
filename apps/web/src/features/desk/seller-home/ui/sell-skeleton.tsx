import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';

/** A heading, and what is to be done under it. */
export function SellPageSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-9 w-64 max-w-full" />
      <div className="mt-6 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_328px]">
        <div className="grid gap-4">
          <Skeleton className="h-72 w-full !rounded-16" />
          <Skeleton className="h-80 w-full !rounded-16" />
        </div>
        <Skeleton className="h-64 w-full !rounded-16 max-xl:hidden" />
      </div>
    </SkeletonGroup>
  );
}
