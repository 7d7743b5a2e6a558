import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';

/** The shape most screens have while they load; a screen with another shape brings its own. */
export function PendingPage() {
  return (
    <SkeletonGroup className="py-8">
      <Skeleton className="h-8 w-56" />
      <Skeleton className="mt-8 h-72 w-full !rounded-20" />
    </SkeletonGroup>
  );
}
