import type { KindWords } from './kind-words.ts';

const cm = (...values: string[]) => values.map((value) => `${value} cm`);

export const homeWords = {
  vase: {
    about: [
      'Thrown in one pull, then dipped by hand, so the line where one glaze meets the other is never the same twice.',
      'The walls are thin enough to ring and the foot is heavy enough to hold a tall branch upright.',
      'Fired for eleven hours, glazed with ash from olive prunings, and left to cool for two days.',
      'The neck is narrow on purpose: three stems stand as well as thirty would.',
    ],
    use: [
      'Watertight, so it holds branches as well as it holds a shelf.',
      'Rinse it with warm water and a bottle brush; the glaze asks for nothing else.',
      'The branches in the photo aren’t included, but any hedge will do.',
    ],
    facts: {
      Material: ['Stoneware, two ash glazes', 'Stoneware, tin glaze', 'Red clay, satin glaze'],
      Size: cm('22 × 14', '24 × 13', '20 × 15', '26 × 12'),
      Opening: cm('3.5', '4', '3'),
    },
    grams: 900,
    tags: ['vase', 'stoneware', 'handmade', 'home'],
    colourOption: 'Glaze',
    sizes: {
      name: 'Size',
      values: [{ value: 'Small', times: 0.8 }, { value: 'Medium' }, { value: 'Large', times: 1.35 }],
    },
  },
  mug: {
    about: [
      'Thrown thin at the lip and thick at the base, so the coffee stays warm and the rim doesn’t.',
      'The handle fits three fingers and was pulled, not pressed.',
      'The pattern is cut through the slip with a bent spoon, freehand, in one go around.',
      'It’s white inside, because tea should be seen.',
    ],
    use: [
      'Dishwasher and microwave are fine; it’s been through worse.',
      'Holds what a generous person would call a cup.',
      'Stacks badly and is proud of it.',
    ],
    facts: {
      Material: ['Stoneware, food-safe glaze', 'Stoneware, slip and clear glaze'],
      Holds: ['320 ml', '350 ml', '280 ml'],
      Size: cm('9 × 8.5', '8 × 10', '8.5 × 9'),
    },
    grams: 380,
    tags: ['mug', 'stoneware', 'coffee', 'handmade'],
    colourOption: 'Glaze',
  },
  teapot: {
    about: [
      'The spout is cut at an angle that took a year to find: it pours in a thread and stops without a drip.',
      'The lid sits in a deep gallery and stays there when you tip it over the last cup.',
      'Seven holes behind the spout make a strainer that catches leaves and lets tea through.',
      'The belly is wide so the leaves have room to open.',
    ],
    use: [
      'Warm it with a splash of hot water first and it keeps tea for forty minutes.',
      'Serves four if two of them are polite.',
      'Rinse it, never soap it, and it gets better every month.',
    ],
    facts: {
      Material: ['Stoneware, honey glaze', 'Stoneware, ash glaze', 'Stoneware, wax-resist glaze'],
      Holds: ['1.2 l', '0.9 l', '1 l'],
      Size: cm('20 × 25', '17 × 24'),
    },
    grams: 1150,
    tags: ['teapot', 'tea', 'stoneware', 'handmade'],
    colourOption: 'Glaze',
  },
  bowl: {
    about: [
      'Wide enough for a week of fruit and deep enough for a salad with ambitions.',
      'Thrown from three kilos of clay and trimmed until it stopped being heavy.',
      'The band was laid on with a goat-hair brush on a turning wheel, in one breath.',
      'The foot lifts it a finger off the table, which is all a bowl needs to look light.',
    ],
    use: [
      'Goes from the oven to the table to the dishwasher without complaint.',
      'The fruit is ours; the bowl can be yours.',
      'Looks best half full.',
    ],
    facts: {
      Material: ['Stoneware, two glazes', 'Stoneware, iron band'],
      Size: cm('28 × 12', '30 × 11', '26 × 13'),
    },
    grams: 1400,
    tags: ['bowl', 'stoneware', 'table', 'handmade'],
    colourOption: 'Glaze',
  },
  plant: {
    about: [
      'Grown slowly in gritty soil, which makes for short, stocky leaves that don’t flop.',
      'Three years from a cutting, with roots that fill the pot and go no further.',
      'It’s been hardened off by an open window since spring, so a draught won’t bother it.',
      'The pot is unglazed inside and breathes, with a hole and a saucer.',
    ],
    use: [
      'Water when the top two fingers of soil are dry, and not out of guilt.',
      'Happy a metre from a window that faces anywhere but north.',
      'Turn it a quarter each week and it grows straight.',
    ],
    facts: {
      Pot: ['Stoneware with drainage hole', 'Terracotta, glazed outside'],
      Height: cm('28', '34', '42', '25'),
      Light: ['Bright, no midday sun', 'Partial shade', 'Bright'],
    },
    grams: 1800,
    tags: ['plant', 'indoor', 'pot', 'green'],
    colourOption: 'Colour',
  },
  lamp: {
    about: [
      'The light comes out warm and low, the way it does an hour before dinner.',
      'Rewired with cloth-covered cord, an inline switch and a proper earth.',
      'The shade throws a circle about as wide as a table for four.',
      'Heavy at the base, so a cat can pass without consequences.',
    ],
    use: [
      'Takes an E27 bulb of up to 40 watts; a warm LED is included.',
      'Dust the shade with a dry brush, never a cloth.',
      'Dims well, if you have the bulb and the mood for it.',
    ],
    facts: {
      Material: ['Stoneware and linen', 'Turned brass and cotton', 'Spun steel, enamelled'],
      Height: cm('38', '42', '46', '34'),
      Bulb: ['E27, up to 40 W', 'E14, up to 25 W'],
    },
    grams: 2300,
    tags: ['lamp', 'light', 'table lamp', 'home'],
    colourOption: 'Colour',
  },
  chair: {
    about: [
      'Beech, steam-bent and glued again at every joint, with the wobble taken out.',
      'The seat slopes a little to the back, so you sit in it and not on it.',
      'Covered in wool from sheep that live outdoors, which is why it wears so well.',
      'Somebody carved a small star under the seat around 1960, and we left it there.',
    ],
    use: [
      'Comes with felt pads on; your floor will thank you.',
      'Vacuum it gently and keep it out of the midday sun.',
      'Sits well at a table and better beside a stove.',
    ],
    facts: {
      Material: ['Beech and wool', 'Oak and wool', 'Birch and cotton'],
      Size: cm('62 × 70 × 84', '46 × 50 × 88', '58 × 64 × 80'),
      'Seat height': cm('42', '45'),
    },
    grams: 7800,
    tags: ['chair', 'seat', 'wood', 'wool'],
    colourOption: 'Colour',
  },
  candle: {
    about: [
      'Burns for about forty hours with a flame that doesn’t smoke.',
      'The wick is plain cotton and stands in the exact middle, because we check.',
      'You notice the scent when you walk in and forget it a minute later.',
      'Cast in small pans on the day it was named.',
    ],
    use: [
      'Let the first burn reach the rim; after that it behaves.',
      'Trim the wick to a fingernail before each lighting.',
      'When it’s done, the jar makes a good home for brushes.',
    ],
    facts: {
      Material: ['Rapeseed and beeswax', 'Beeswax, stoneware holder'],
      Burns: ['40 hours', '2 × 9 hours', '36 hours'],
      Size: cm('9 × 10', '10 × 24'),
    },
    grams: 520,
    tags: ['candle', 'wax', 'scent', 'evening'],
    colourOption: 'Colour',
  },
  blanket: {
    about: [
      'Spun and woven in one valley, fulled in river water, brushed once with teasels.',
      'The fringe is knotted by hand, twelve threads to the knot.',
      'Heavy enough to feel, light enough to forget about by the second page.',
      'Stripes are woven in, not printed, so both sides are the good side.',
    ],
    use: [
      'Air it outside on a damp morning instead of washing it.',
      'If you must wash it: cold, by hand, flat to dry.',
      'Folds to the size of a cushion and is often used as one.',
    ],
    facts: {
      Material: ['Wool', 'Wool and cotton', 'Lambswool'],
      Size: cm('140 × 190', '130 × 180'),
    },
    grams: 1300,
    tags: ['throw', 'wool', 'woven', 'home'],
    colourOption: 'Colour',
  },
  clock: {
    about: [
      'The movement has been out, cleaned and oiled, and loses less than a minute a week.',
      'The ring is round and brassy and gets you out of bed without a grudge.',
      'Numbers you can read without glasses, hands you can see by moonlight.',
      'The case was repainted in its own colour, found under the back plate.',
    ],
    use: [
      'Wind it at the same hour each day and it will keep you both regular.',
      'Stands level on anything flat, but hates a slope.',
      'Quiet enough for a bedroom, according to three sleepers.',
    ],
    facts: {
      Movement: ['Mechanical, hand-wound', 'Mechanical, eight-day'],
      Size: cm('14 × 11', '18 × 16'),
      Material: ['Steel and brass', 'Lacquered wood and brass'],
    },
    grams: 640,
    tags: ['clock', 'mechanical', 'brass'],
    colourOption: 'Colour',
  },
} satisfies Record<string, KindWords>;
