export { presentLot, presentShowLot } from './lot.presenter.ts';
export {
  findLotsOfShow,
  type LotRow,
  lastLotOf,
  runningLotOf,
  type ShowLotRow,
  showLotColumn,
} from './lot.repo.ts';
export { presentShowCard } from './show-card.presenter.ts';
export {
  findLiveShows,
  findNextShowOf,
  findShowCards,
  findUpcomingShows,
  publicShows,
  type ShowCardRow,
  showCardColumns,
  showCover,
} from './show-card.repo.ts';
export { type ClipFile, clipOf } from './show-clip.ts';
