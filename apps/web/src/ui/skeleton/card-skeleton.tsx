import { Skeleton } from './skeleton.tsx';

export function ProductCardSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-4/5 w-full !rounded-16" />
      <Skeleton className="mt-3 h-3.5 w-4/5" />
      <Skeleton className="mt-2.5 h-4.5 w-2/5" />
    </div>
  );
}

export function ShopCardSkeleton() {
  return (
    <div className="overflow-hidden rounded-16 border border-line bg-surface">
      <Skeleton className="aspect-[292/200] w-full !rounded-none" />
      <div className="flex items-center gap-3 px-3.5 py-3">
        <Skeleton className="size-10 shrink-0" />
        <div className="grow">
          <Skeleton className="h-3.5 w-3/5" />
          <Skeleton className="mt-2 h-3 w-2/5" />
        </div>
      </div>
    </div>
  );
}
