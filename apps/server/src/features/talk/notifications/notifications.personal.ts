import type { PersonalPart } from '../../../platform/personal-data.ts';
import { deleteNewsOf } from './held.repo.ts';
import { dropList, findItems, findToldOf } from './list.repo.ts';
import { takeFromList } from './list.service.ts';
import { dropSubscriptionsOf, findDevices } from './push.repo.ts';

// More than a list ever holds between two tidyings.
const ALL = 10_000;

export const notificationsPart: PersonalPart = {
  name: 'notifications',
  async give(db, userId) {
    const items = await findItems(db, userId, { after: null, limit: ALL });
    return { list: items.map(({ id, data }) => ({ id, ...data })), pushedTo: await findDevices(db, userId) };
  },
  async forget(tx, userId, now) {
    await dropSubscriptionsOf(tx, userId);
    await deleteNewsOf(tx, userId);
    await dropList(tx, userId);
    for (let told = await findToldOf(tx, userId); told.length > 0; told = await findToldOf(tx, userId)) {
      for (const one of told) await takeFromList(tx, one, now);
    }
  },
};
