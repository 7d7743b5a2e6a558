import { Skeleton, SkeletonGroup, TextSkeleton } from '@/ui/skeleton/skeleton.tsx';

export function ProductSkeleton() {
  return (
    <SkeletonGroup className="grid gap-6 sm:gap-12 sm:pt-11 lg:grid-cols-[minmax(0,1fr)_456px]">
      <Skeleton className="aspect-4/5 max-sm:-mx-4 max-sm:!rounded-none sm:!rounded-20" />
      <div className="grid content-start gap-5">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-9 w-4/5" />
        <Skeleton className="h-10 w-32" />
        <Skeleton className="h-14 w-full !rounded-16" />
        <TextSkeleton lines={4} />
      </div>
    </SkeletonGroup>
  );
}
