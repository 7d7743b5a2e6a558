import type { Listed } from './arrivals.ts';
import { shapeOf } from './content/forms.ts';
import type { Good } from './content/shop-content.ts';
import { kindWords } from './content/words/all-kinds.ts';
import type { Chance } from './random.ts';

/** Two paragraphs: what it is, then how it is used and how this shop sends it on its way. */
export function descriptionOf({ shop, good }: Listed, chance: Chance): string {
  const { about, use } = kindWords[shapeOf(good.form).kind];
  const said = chance.some(about, 2).join(' ');
  return `${said}\n\n${chance.pick(use)} ${chance.pick(shop.habits)}`;
}

const conditions = {
  new: 'New',
  'like-new': 'Like new',
  used: 'Used, good condition',
  'for-parts': 'For parts or repair',
};

export function attributesOf(good: Good, chance: Chance): Array<{ name: string; value: string }> {
  const { facts, grams } = kindWords[shapeOf(good.form).kind];
  const picked = Object.entries(facts).map(([name, values]) => ({ name, value: chance.pick(values) }));
  const weight = grams < 1000 ? `${grams} g` : `${(grams / 1000).toFixed(1)} kg`;
  return [
    ...picked,
    { name: 'Weight', value: weight },
    { name: 'Condition', value: conditions[good.condition ?? 'new'] },
  ];
}
