import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';

export function CartSkeleton() {
  return (
    <SkeletonGroup className="mx-auto max-w-280 px-4 pt-20 pb-28 sm:px-8 sm:pt-24">
      <Skeleton className="h-9 w-52" />
      <Skeleton className="mt-3 h-4 w-24" />
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_392px] lg:gap-8">
        <div className="rounded-16 border border-line bg-surface p-5">
          {[0, 1, 2].map((line) => (
            <div key={line} className="flex gap-4 py-4">
              <Skeleton className="h-25 w-20 shrink-0 !rounded-12" />
              <div className="grow">
                <Skeleton className="h-4 w-3/5" />
                <Skeleton className="mt-2 h-3.5 w-1/3" />
                <Skeleton className="mt-6 h-10 w-28 !rounded-12" />
              </div>
            </div>
          ))}
        </div>
        <Skeleton className="h-72 w-full !rounded-16" />
      </div>
    </SkeletonGroup>
  );
}
