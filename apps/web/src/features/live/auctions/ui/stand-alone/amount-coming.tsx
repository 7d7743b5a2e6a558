import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';

/** A form for an amount was asked for, and its code is on its way. */
export function AmountComing() {
  return (
    <SkeletonGroup className="grid gap-3 rounded-16 border border-line bg-surface p-4">
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="h-12 w-full !rounded-12" />
      <Skeleton className="h-12 w-full !rounded-12" />
    </SkeletonGroup>
  );
}
