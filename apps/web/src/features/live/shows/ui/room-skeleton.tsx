import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';

/** The stage and the dock before it is known what plays there. */
export function RoomSkeleton() {
  return (
    <div data-theme="dark" className="h-full bg-paper">
      <SkeletonGroup className="mx-auto flex h-full max-w-120 flex-col p-3">
        <div className="flex items-center gap-2">
          <Skeleton className="h-11 w-52" />
          <Skeleton className="ms-auto h-9 w-28" />
        </div>
        <Skeleton className="mt-3 h-7 w-44" />
        <Skeleton className="mt-auto h-19 w-full !rounded-20" />
        <Skeleton className="mt-3 h-14 w-full !rounded-16" />
      </SkeletonGroup>
    </div>
  );
}
