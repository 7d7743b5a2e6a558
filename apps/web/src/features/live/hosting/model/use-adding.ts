import { useAttempts } from '@/platform/api/index.ts';
import { addLot } from '../api/host-acts.ts';
import { addingTo } from './adding.ts';

export const useAdding = (showId: string) => addingTo(showId, useAttempts(), addLot);
