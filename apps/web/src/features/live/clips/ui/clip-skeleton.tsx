import { Skeleton } from '@/ui/skeleton/skeleton.tsx';

/** A clip on its way: the picture, and what is said of it. */
export function ClipSkeleton() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-4 pb-10 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-10">
      <Skeleton className="h-[min(78dvh,52rem)] rounded-20" />
      <div className="flex flex-col gap-4 lg:pt-4">
        <Skeleton className="h-9 w-4/5 rounded-10" />
        <Skeleton className="h-5 w-1/2 rounded-8" />
        <Skeleton className="h-17 rounded-16" />
        <Skeleton className="h-12 rounded-14" />
        <Skeleton className="h-12 rounded-14" />
      </div>
    </div>
  );
}
