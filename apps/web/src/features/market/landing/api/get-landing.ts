import { queryOptions } from '@tanstack/react-query';
import { fetchLanding } from './fetch-landing.ts';

/** For other screens that show a little of the market. */
export function getLanding() {
  return queryOptions({ queryKey: ['landing'], queryFn: ({ signal }) => fetchLanding(signal) });
}
