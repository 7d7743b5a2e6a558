import type { ReactNode } from 'react';
import { narrowProductGrid } from '../endless-list/grids.ts';
import { ProductCardSkeleton } from './card-skeleton.tsx';
import { Skeleton, SkeletonGroup, TextSkeleton } from './skeleton.tsx';

/** Skeletons of the kinds of page there are several of; the others stand beside their pages. */

const eight = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function TitleSkeleton() {
  return (
    <>
      <Skeleton className="h-8 w-56 max-w-full sm:h-10 sm:w-72" />
      <Skeleton className="mt-3 h-4 w-40" />
    </>
  );
}

export function CardsSkeleton() {
  return (
    <div className={narrowProductGrid}>
      {eight.map((name) => (
        <ProductCardSkeleton key={name} />
      ))}
    </div>
  );
}

/** A heading, a row of tabs and cards, with a column of filters beside them where there is room. */
export function ListingSkeleton({ filters = true }: { filters?: boolean }) {
  return (
    <SkeletonGroup className="pt-4 sm:pt-8">
      <TitleSkeleton />
      <Skeleton className="mt-5 mb-6 h-11 w-72 max-w-full" />
      <div className={filters ? 'lg:grid lg:grid-cols-[236px_minmax(0,1fr)] lg:gap-x-10' : ''}>
        {filters ? (
          <div className="grid content-start gap-6 max-lg:hidden">
            <TextSkeleton lines={6} />
            <TextSkeleton lines={5} />
          </div>
        ) : null}
        <CardsSkeleton />
      </div>
    </SkeletonGroup>
  );
}

/** A heading over so many rows, each with a picture at its start. */
export function RowsSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <SkeletonGroup className="pt-4 sm:pt-8">
      <TitleSkeleton />
      <div className="mt-6 grid gap-3">
        {Array.from({ length: rows }, (_, row) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a placeholder have no other name
            key={row}
            className="flex items-center gap-4 rounded-16 border border-line bg-surface p-4"
          >
            <Skeleton className="size-16 shrink-0 !rounded-12" />
            <div className="min-w-0 grow">
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="mt-2.5 h-3.5 w-2/5" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** A heading over a table, as those who keep a shop or the market see it. */
export function TableSkeleton() {
  return (
    <SkeletonGroup className="pt-2 sm:pt-4">
      <TitleSkeleton />
      <div className="mt-6 rounded-16 border border-line bg-surface">
        {eight.map((name) => (
          <div
            key={name}
            className="flex items-center gap-6 border-b border-hairline px-5 py-4 last:border-0"
          >
            <Skeleton className="size-10 shrink-0 !rounded-10" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="ms-auto h-4 w-20 shrink-0 max-sm:hidden" />
            <Skeleton className="h-4 w-16 shrink-0 max-sm:ms-auto" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** A form or a text that stands alone in the middle. */
export function FormSkeleton() {
  return (
    <SkeletonGroup className="mx-auto max-w-160 pt-6 sm:pt-12">
      <TitleSkeleton />
      <div className="mt-8 grid gap-6 rounded-16 border border-line bg-surface p-5 sm:p-7">
        {['first', 'second', 'third'].map((field) => (
          <div key={field}>
            <Skeleton className="h-3.5 w-28" />
            <Skeleton className="mt-2.5 h-11 w-full !rounded-12" />
          </div>
        ))}
        <Skeleton className="h-12 w-full !rounded-14" />
      </div>
    </SkeletonGroup>
  );
}

/** Panels of different heights, as guides and overviews have them. */
export function OverviewSkeleton() {
  return (
    <SkeletonGroup className="mx-auto max-w-284 pt-6 sm:pt-12">
      <TitleSkeleton />
      <div className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {['h-56', 'h-44', 'h-64', 'h-48', 'h-60', 'h-44'].map((height, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: panels of a placeholder have no other name
          <Skeleton key={place} className={`${height} w-full !rounded-16`} />
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** A column to find one's way in, beside the page that was chosen there. */
export function SideNavSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto max-w-284 pt-4 sm:pt-8 lg:flex lg:gap-10">
      <div className="lg:w-58 lg:shrink-0">
        <Skeleton className="h-7 w-32 lg:mx-3" />
        <div className="mt-5 grid gap-5 px-3 max-lg:hidden">
          {eight.map((name) => (
            <Skeleton key={name} className="h-4 w-36" />
          ))}
        </div>
        <Skeleton className="mt-4 h-10 w-full !rounded-12 lg:hidden" />
      </div>
      <div className="min-w-0 grow pt-5 lg:max-w-190 lg:pt-1">{children}</div>
    </div>
  );
}
