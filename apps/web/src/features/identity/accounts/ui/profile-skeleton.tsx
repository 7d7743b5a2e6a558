import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';

export function ProfileSkeleton() {
  return (
    <SkeletonGroup className="mx-auto max-w-280 pt-4 sm:pt-8">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Skeleton className="size-28 shrink-0" />
        <div className="min-w-60 flex-1">
          <Skeleton className="h-9 w-56 max-w-full" />
          <Skeleton className="mt-3 h-4 w-72 max-w-full" />
          <Skeleton className="mt-3 h-4 w-40" />
        </div>
        <Skeleton className="h-11 w-full !rounded-12 sm:h-10 sm:w-32" />
      </div>
      <Skeleton className="mt-5 h-4 w-full max-w-160" />
      <Skeleton className="mt-3 h-6 w-64 max-w-full" />
      <div className="mt-12 grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-36 w-full !rounded-16" />
        <Skeleton className="h-36 w-full !rounded-16" />
      </div>
    </SkeletonGroup>
  );
}
