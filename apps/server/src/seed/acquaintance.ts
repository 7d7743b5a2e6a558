import type { NewRow } from '../platform/db/insert-all.ts';
import type { Anchor } from './anchor.ts';
import type { DemoPerson } from './people.ts';
import { chanceOf } from './random.ts';

/** Who follows whom: everyone some of the shopkeepers, and a friend or two. */
export function acquaintanceOf(people: readonly DemoPerson[], anchor: Anchor): Array<NewRow<'user_follows'>> {
  const keepers = people.filter((person) => person.keepsShop);
  return people.flatMap((person) => {
    const chance = chanceOf(`acquaintance:${person.handle}`);
    const known = new Set([
      ...chance.some(keepers, chance.between(1, 7)),
      ...chance.some(people, chance.between(0, 3)),
    ]);
    known.delete(person);
    return [...known].map((other) => ({
      follower_id: person.id,
      followed_id: other.id,
      created_at: anchor.hours(-chance.between(1, 400)),
    }));
  });
}
