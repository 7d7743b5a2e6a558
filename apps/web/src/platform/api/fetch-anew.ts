import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * What was fetched is old by now, and so is an answer that is on its way: of the first one `invalidateQueries` alone
 * believes that it is new.
 */
export async function fetchAnew(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey });
  await queries.invalidateQueries({ queryKey });
}
