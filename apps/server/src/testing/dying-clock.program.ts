import { startAuctionClock } from '../features/live/auctions/auction-clock.ts';
import { connectDatabase } from '../platform/db/database.ts';
import { logInto } from '../platform/logging/log.ts';

/** Looks after lots, as a worker does, until it is killed. */
const [url = ''] = process.argv.slice(2);
const { db } = connectDatabase(url, { onError: () => undefined });
startAuctionClock({ db, log: logInto({ write: () => undefined }) });
