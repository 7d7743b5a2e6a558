import { useRouter } from '@tanstack/react-router';
import type { Search } from './search.ts';

/** What is dragged or typed bit by bit; everything else is chosen at a stroke. */
const gradual: Record<string, string> = {
  minPrice: 'price',
  maxPrice: 'price',
  currency: 'price',
  q: 'q',
};

/**
 * How a filter changes an address: a choice is a step that Back takes back; a price range that is dragged, or a word
 * that is typed, is one step however often the list follows it.
 */
export function useFilterStep() {
  const router = useRouter();
  return (after: Search) => {
    const { search, state } = router.latestLocation;
    const step = gradualStep(search as Search, after);
    return {
      resetScroll: false,
      replace: step !== undefined && state.filterStep === step,
      state: { filterStep: step },
    };
  };
}

/** The name of the step when nothing but one gradual filter has changed, and is not simply taken away. */
export function gradualStep(before: Search, after: Search): string | undefined {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  // Whatever changes a list leads back to its first page.
  names.delete('page');
  const changed = [...names].filter((name) => String(before[name] ?? '') !== String(after[name] ?? ''));
  const steps = new Set(changed.map((name) => gradual[name]));
  const [step] = steps;
  return steps.size === 1 && changed.some((name) => after[name]) ? step : undefined;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The gradual filter by which this entry of the history was made. */
    filterStep?: string | undefined;
  }
}
