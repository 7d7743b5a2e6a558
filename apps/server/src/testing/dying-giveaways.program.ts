import { drawOver } from '../features/live/giveaways/drawing.service.ts';
import { giveDue } from '../features/live/giveaways/gift.service.ts';
import { openCards } from '../features/money/index.ts';
import { systemClock } from '../platform/clock.ts';
import { logInto } from '../platform/logging/log.ts';
import { noProvider } from '../platform/payments/index.ts';
import { dyingAt } from './dying.ts';
import { QUARTER_MS } from './giveaways.fixture.ts';

/** Draws and gives, as a worker does; dies at the given point. It prints how many there were when it lived through all. */
const [url = '', dieAt = '0'] = process.argv.slice(2);
const { db, end } = dyingAt(url, Number(dieAt));
const parts = {
  ...{ db, clock: systemClock, log: logInto({ write: () => undefined }) },
  payments: openCards({ clock: systemClock, payments: noProvider }),
};
await drawOver(parts, -QUARTER_MS);
await giveDue(parts);
await end();
