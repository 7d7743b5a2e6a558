import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';

/** As high as the form for an amount that was asked for, whose code is on its way. */
export function AmountComing() {
  return (
    <SkeletonGroup className="grid gap-3 rounded-16 border border-line bg-surface p-4">
      <Skeleton className="h-10 w-full !rounded-12" />
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="h-11 w-full !rounded-12" />
      <Skeleton className="my-1 h-6 w-full" />
      <Skeleton className="h-12 w-full !rounded-12" />
    </SkeletonGroup>
  );
}
