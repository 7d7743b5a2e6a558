import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';

/** The two columns of an editor before it is there. */
export function EditorSkeleton() {
  return (
    <SkeletonGroup>
      <div className="flex h-13 items-center gap-4 border-b border-line px-4 sm:h-16 sm:px-8">
        <Skeleton className="size-8" />
        <Skeleton className="h-4.5 w-40" />
        <Skeleton className="ms-auto h-10 w-24 !rounded-12 max-sm:hidden" />
      </div>
      <div className="mx-auto grid max-w-300 gap-5 px-4 pt-4 sm:px-8 sm:pt-6 lg:grid-cols-[minmax(0,1fr)_336px]">
        <div className="grid gap-5">
          <Skeleton className="h-72 !rounded-16" />
          <Skeleton className="h-110 !rounded-16" />
        </div>
        <div className="grid content-start gap-4 max-lg:hidden">
          <Skeleton className="h-56 !rounded-16" />
          <Skeleton className="h-72 !rounded-16" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
