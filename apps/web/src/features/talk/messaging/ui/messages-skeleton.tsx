import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';

/** The list of conversations; where there is room, the place of one of them beside it. */
export function MessagesSkeleton() {
  return (
    <SkeletonGroup className="sm:grid sm:h-[calc(100dvh-var(--around-pane,73px))] sm:grid-cols-[280px_minmax(0,1fr)] lg:grid-cols-[360px_minmax(0,1fr)]">
      <div className="border-line px-4 pt-4 sm:border-e sm:px-6 sm:pt-5">
        <Skeleton className="h-7 w-36" />
        <Skeleton className="mt-5 mb-3 h-10 w-full" />
        {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
          <div key={name} className="flex items-center gap-3 py-3">
            <Skeleton className="size-12 shrink-0" />
            <div className="min-w-0 grow">
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="mt-2 h-3.5 w-4/5" />
            </div>
          </div>
        ))}
      </div>
      <div className="grid place-items-center max-sm:hidden">
        <Skeleton className="size-22" />
      </div>
    </SkeletonGroup>
  );
}
