import { contrast } from '@souk/drawing/casting.ts';
import { describeStill, palettes } from '@souk/drawing/index.ts';
import { expect, test } from 'vitest';
import { minutesSinceArrival } from './arrivals.ts';
import { categoryTree } from './content/categories.ts';
import { type Colour, colourways, splitLook } from './content/colourways.ts';
import { crowd } from './content/crowd.ts';
import { shapeOf } from './content/forms.ts';
import { neighbours, shopkeepers } from './content/named-people.ts';
import { shops } from './content/shops.ts';
import { pictureOf } from './pictures.ts';

const goods = shops.flatMap((shop) => shop.goods.map((good) => ({ ...good, shop: shop.name })));

test('no shop sells two things under one title, and no title is too long for a card', () => {
  for (const shop of shops) {
    const titles = shop.goods.map((good) => good.title);
    expect(new Set(titles).size, shop.name).toBe(titles.length);
  }
  for (const good of goods) expect(good.title.length, good.title).toBeLessThanOrEqual(46);
});

test('a colour that a title ends in is the colour of the picture', () => {
  const names = Object.keys(colourways) as Colour[];
  const named = goods.flatMap((good) => {
    const said = names.find((name) => new RegExp(`, ${name}$`).test(good.title));
    return said ? [{ good, said }] : [];
  });
  expect(named.length).toBeGreaterThan(120);
  for (const { good, said } of named) {
    expect(splitLook(good.looks[0]).colour, `${good.shop}: ${good.title}`).toBe(said);
  }
});

test('everything stands out from the room it is shown in', () => {
  for (const good of goods) {
    // Bread has the colour of bread, whatever its cloth.
    if (describeStill(pictureOf(good.title, good.form, good.looks[0])).natural) continue;
    for (const look of good.looks) {
      const { colour, room } = splitLook(look);
      const palette = palettes.find((each) => each.name === room);
      if (!palette) throw new Error(`no room called ${room}`);
      const { hero } = colourways[colour];
      expect(contrast(hero, palette), `${good.shop}: ${good.title}, ${look}`).toBeGreaterThan(0.15);
    }
  }
});

test('a thing comes in each of its colours once', () => {
  for (const good of goods) {
    const colours = good.looks.map((look) => splitLook(look).colour);
    expect(new Set(colours).size, `${good.shop}: ${good.title}`).toBe(colours.length);
  }
});

test('a zigzag mug is drawn with zigzags', () => {
  const thrown = (form: Parameters<typeof pictureOf>[1]) => pictureOf('a mug', form, 'rust/saffron').seed;
  const seeds = [thrown('mug/tall:zigzag'), thrown('mug/tall:dot'), thrown('mug/tall:stripes')];
  expect(new Set(seeds).size).toBe(3);
  expect(shapeOf('mug/tall:zigzag')).toEqual({ kind: 'mug', variant: 0, decoration: { index: 3, of: 4 } });
});

test('a reduced price was higher before, and what is free is given away', () => {
  for (const good of goods) {
    if (good.was) expect(good.was, good.title).toBeGreaterThan(good.price);
    expect(good.price === 0, good.title).toBe(good.giveaway === true);
  }
});

test('an auction stands where its bids could have brought it', () => {
  for (const { title, auction, price } of goods) {
    if (!auction) continue;
    expect(price - auction.start, title).toBeGreaterThanOrEqual(auction.bids - 1);
    expect(price, title).toBeGreaterThan(auction.start);
  }
});

test('every person has a face, a handle and a name of their own', () => {
  const named = [...shopkeepers, ...neighbours];
  const faces = [...named.map((person) => person.face), ...crowd.flatMap((group) => [...group.faces])];
  expect(new Set(faces).size).toBe(faces.length);
  expect(new Set(named.map((person) => person.handle)).size).toBe(named.length);
});

test('the hall has its twenty categories and more, each named in four languages', () => {
  const all = categoryTree.flatMap((root) => [root, ...(root.children ?? [])]);
  expect(categoryTree.length).toBeGreaterThanOrEqual(20);
  expect(new Set(all.map((category) => category.slug)).size).toBe(all.length);
  for (const { names } of all) expect(Object.values(names).every(Boolean)).toBe(true);
});

test('newer things were listed later', () => {
  const ages = Array.from({ length: 332 }, (_, nth) => minutesSinceArrival(nth, 332));
  expect(ages).toEqual([...ages].sort((one, other) => one - other));
  expect(ages[0]).toBeLessThan(10);
});
