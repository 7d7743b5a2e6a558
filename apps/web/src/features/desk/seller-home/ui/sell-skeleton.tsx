import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';

/** The seller's area before it is there: its navigation and a page. */
export function SellSkeleton({ children }: { children?: ReactNode }) {
  return (
    <div className="lg:grid lg:grid-cols-[232px_minmax(0,1fr)]">
      <div className="h-dvh border-e border-line px-7 pt-6 max-lg:hidden">
        <Skeleton className="h-7 w-28" />
        <Skeleton className="mt-5 -ms-3 h-14 w-50 !rounded-14" />
        <div className="mt-7 grid gap-5">
          {['w-24', 'w-20', 'w-28', 'w-16', 'w-24', 'w-28', 'w-20', 'w-24'].map((width, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries of a placeholder have no other name
            <Skeleton key={place} className={`h-4 ${width}`} />
          ))}
        </div>
      </div>
      <div className="min-w-0 px-4 pt-5 sm:px-8 lg:pt-7">{children ?? <SellPageSkeleton />}</div>
    </div>
  );
}

/** A heading, and what is to be done under it. */
export function SellPageSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-9 w-64 max-w-full" />
      <div className="mt-6 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_328px]">
        <div className="grid gap-4">
          <Skeleton className="h-72 w-full !rounded-16" />
          <Skeleton className="h-80 w-full !rounded-16" />
        </div>
        <Skeleton className="h-64 w-full !rounded-16 max-xl:hidden" />
      </div>
    </SkeletonGroup>
  );
}
