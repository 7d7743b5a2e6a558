import { Skeleton, SkeletonGroup, TextSkeleton } from '@/ui/skeleton/skeleton.tsx';

export function EventSkeleton() {
  return (
    <SkeletonGroup className="pt-4 sm:pt-6">
      <div className="max-sm:-mx-4">
        <Skeleton className="aspect-16/10 w-full !rounded-none sm:aspect-21/9 sm:!rounded-20" />
      </div>
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-14">
        <div>
          <Skeleton className="h-4 w-24" />
          <Skeleton className="mt-3 mb-8 h-9 w-4/5" />
          <TextSkeleton lines={5} />
        </div>
        <Skeleton className="h-72 w-full !rounded-16" />
      </div>
    </SkeletonGroup>
  );
}
