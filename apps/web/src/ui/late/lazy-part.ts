import { type ComponentType, lazy } from 'react';
import { fetchCode } from '@/platform/code/fetch-code.ts';

/** A part of a page whose code comes after it. React remembers a failure for good: this one waits for the line instead. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await fetchCode(load) }));
}
