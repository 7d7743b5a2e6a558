import type { Landing } from '@souk/shared/market/landing/schema.ts';
import { api } from '@/platform/api/index.ts';

/** Without the query cache: the landing page's script is the one everybody waits for. */
export function fetchLanding(signal: AbortSignal): Promise<Landing> {
  return api.get<Landing>('/landing', { signal });
}
