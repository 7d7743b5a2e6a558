import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';

export function SignInSkeleton() {
  return (
    <SkeletonGroup className="grid min-h-dvh grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,568px)_1fr]">
      <div className="mx-auto w-full max-w-114 px-5 pt-5 sm:px-7">
        <Skeleton className="h-8 w-24" />
        <Skeleton className="mt-16 h-9 w-64 max-w-full" />
        <Skeleton className="mt-8 h-12 w-full !rounded-14" />
        <Skeleton className="mt-3 h-12 w-full !rounded-14" />
        <Skeleton className="mt-10 h-12 w-full !rounded-12" />
        <Skeleton className="mt-4 h-12 w-full !rounded-12" />
        <Skeleton className="mt-6 h-12 w-full !rounded-14" />
      </div>
      <Skeleton className="h-full w-full !rounded-none max-lg:hidden" />
    </SkeletonGroup>
  );
}
