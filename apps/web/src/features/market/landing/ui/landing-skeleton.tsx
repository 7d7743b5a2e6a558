import { ShowCardSkeleton, Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';

export function LandingSkeleton() {
  return (
    <SkeletonGroup className="overflow-hidden pt-3 sm:pt-6">
      <Skeleton className="h-9 w-44" />
      <div className="mt-16 flex gap-3 sm:mt-6 sm:gap-4">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
          <div key={name} className="w-[64vw] max-w-62 shrink-0 sm:w-56">
            <ShowCardSkeleton />
          </div>
        ))}
      </div>
      <Skeleton className="mt-14 h-7 w-40" />
    </SkeletonGroup>
  );
}
