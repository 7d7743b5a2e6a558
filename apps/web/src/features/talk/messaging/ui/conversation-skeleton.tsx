import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';

export function ConversationSkeleton() {
  return (
    <SkeletonGroup className="flex min-h-0 flex-col bg-paper max-sm:fixed max-sm:inset-0 max-sm:z-50">
      <div className="flex h-16 items-center gap-3 border-b border-line px-4 sm:h-18 sm:px-6">
        <Skeleton className="size-11 shrink-0" />
        <Skeleton className="h-4 w-40" />
      </div>
      <div className="grid grow place-items-center">
        <Skeleton className="size-22" />
      </div>
      <Skeleton className="m-4 h-13 !rounded-24" />
    </SkeletonGroup>
  );
}
