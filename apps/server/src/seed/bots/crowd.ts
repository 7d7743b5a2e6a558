import type { UserId } from '@souk/shared/ids.ts';
import { idOf } from '../../platform/ids.ts';
import { neighbours } from '../content/named-people.ts';
import { crowdOf } from '../people.ts';
import { chanceOf } from '../random.ts';
import { hasHome } from './homes.ts';

/** Someone of the demo world who bids and talks by themselves. */
export interface Bot {
  id: UserId;
  name: string;
  handle: string;
  city: string;
}

const MOST = 64;
/** Visitors who try the market as a buyer sign in as her. */
const theVisitors = 'ines.carvalho';

/** None of them keeps a shop or looks after the market. */
export const bots: readonly Bot[] = [
  ...neighbours.filter(({ role, handle }) => !role && handle !== theVisitors),
  ...crowdOf(chanceOf('crowd')),
]
  .filter(hasHome)
  .slice(0, MOST)
  .map(({ name, handle, city }) => ({ id: idOf<UserId>(`user:${handle}`), name, handle, city }));
