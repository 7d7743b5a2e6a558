import { availableParallelism, loadavg } from 'node:os';

/** Where others share the machine everything takes as much longer as more want a core than there are. */
export const crowding = (): number => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
