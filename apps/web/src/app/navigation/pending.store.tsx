import type { FunctionComponent } from 'react';
import { create } from 'zustand';
import type { LayoutRule } from '../layout/layouts.tsx';
import type { ScreenName } from '../screen-names.ts';

type PendingState = {
  /** A page that is under way: whose skeleton, in which layout, in the outlet of which route, from which address. */
  page: { screen: ScreenName; layout: LayoutRule; outlet: HTMLElement; from: string } | null;
  /** The skeletons, once they have come. */
  skeletonOf: ((screen: ScreenName) => FunctionComponent) | null;
};

/** A store as the router's own state is one, so that both change in one step. */
export const usePending = create<PendingState>(() => ({ page: null, skeletonOf: null }));

/** What stands for a screen that waits for something else than a navigation. */
export function screenPending(name: ScreenName) {
  return function Waiting() {
    const Skeleton = usePending.getState().skeletonOf?.(name);
    return Skeleton ? <Skeleton /> : null;
  };
}
