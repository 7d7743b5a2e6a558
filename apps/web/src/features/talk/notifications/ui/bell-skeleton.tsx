import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';

const rows = [1, 2, 3, 4];

export function BellSkeleton() {
  return (
    <SkeletonGroup className="pt-3">
      {rows.map((row) => (
        <div key={row} className="flex items-start gap-3 py-3 ps-5 pe-12">
          <Skeleton className="size-11 shrink-0 !rounded-12" />
          <div className="grow pt-1">
            <Skeleton className="h-3.5 w-full" />
            <Skeleton className="mt-2 h-3 w-2/5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
