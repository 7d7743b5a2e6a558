import { TableSkeleton } from '@/ui/skeleton/page-skeletons.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';

/** The admin area's own frame with a table in it. */
export function AdminSkeleton() {
  return (
    <div className="lg:grid lg:grid-cols-[232px_minmax(0,1fr)]">
      <div className="h-dvh border-e border-line px-7 pt-6 max-lg:hidden">
        <Skeleton className="h-7 w-28" />
        <div className="mt-8 grid gap-5">
          {['w-24', 'w-20', 'w-32', 'w-16', 'w-24', 'w-28', 'w-20', 'w-24'].map((width, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries of a placeholder have no other name
            <Skeleton key={place} className={`h-4 ${width}`} />
          ))}
        </div>
      </div>
      <div className="min-w-0 px-4 pt-5 sm:px-8">
        <TableSkeleton />
      </div>
    </div>
  );
}
