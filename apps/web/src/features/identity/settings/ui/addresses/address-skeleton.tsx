import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';

/** The shape of two cards under their heading. */
export function AddressSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-6 w-48" />
      <Skeleton className="mt-3 h-3.5 w-72 max-w-full" />
      <div className="mt-6 grid gap-4 md:grid-cols-2">
        {['first', 'second'].map((card) => (
          <div key={card} className="rounded-16 border border-line bg-surface p-5">
            <Skeleton className="h-4 w-36" />
            <Skeleton className="mt-4 h-3.5 w-52" />
            <Skeleton className="mt-2.5 h-3.5 w-40" />
            <Skeleton className="mt-2.5 h-3.5 w-28" />
            <Skeleton className="mt-7 h-8 w-24 !rounded-10" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
