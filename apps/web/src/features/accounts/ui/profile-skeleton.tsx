import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';

export function ProfileSkeleton() {
  return (
    <SkeletonGroup className="mx-auto flex max-w-280 items-center gap-6 pt-8">
      <Skeleton className="size-24 shrink-0" />
      <div className="grow">
        <Skeleton className="h-9 w-56" />
        <Skeleton className="mt-3 h-4 w-72 max-w-full" />
        <Skeleton className="mt-3 h-4 w-48" />
      </div>
    </SkeletonGroup>
  );
}
