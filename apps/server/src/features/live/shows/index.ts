export { presentLot } from './lot.presenter.ts';
export { type LotRow, runningLotOf } from './lot.repo.ts';
export { maySeeShow } from './show.policy.ts';
export { presentShowCard } from './show.presenter.ts';
export {
  findLiveShows,
  findNextShowOf,
  findShowCards,
  findUpcomingShows,
  type ShowCardRow,
} from './show.repo.ts';
export { shows } from './shows.plugin.ts';
