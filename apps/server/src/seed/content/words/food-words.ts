import type { KindWords } from './kind-words.ts';

export const foodWords = {
  bread: {
    about: [
      'Flour, water, salt, and a starter that predates the oven.',
      'Proved for eighteen hours and baked dark, so the crust sings when it cools.',
      'The crumb is open, moist and a little sour.',
      'Scored with one stroke by someone who has done it ten thousand times.',
    ],
    use: [
      'Keeps for five days in a cloth and makes the best toast on the fourth.',
      'Ten minutes in a hot oven brings it all the way back.',
      'Freezes well, sliced, if you can wait.',
    ],
    facts: {
      Contains: ['Wheat, salt', 'Wheat, rye, salt', 'Wheat, milk, butter'],
      Keeps: ['5 days', '7 days', '4 days'],
    },
    grams: 1000,
    tags: ['bread', 'sourdough', 'bakery', 'fresh'],
    colourOption: 'Colour',
  },
  cheese: {
    about: [
      'Ripened on spruce boards and turned by hand twice a week.',
      'Nutty first, then sweet, then something like warm hay.',
      'The holes are where it had something to say.',
      'From the morning milk of one small herd.',
    ],
    use: [
      'Take it out an hour before serving; cold cheese keeps its secrets.',
      'Wrap it in the paper it came in.',
      'Good with pears, better with nothing.',
    ],
    facts: {
      Milk: ['Cow, raw', 'Cow and sheep'],
      Ripened: ['Nine months', 'Six months', 'Fourteen months'],
      Keeps: ['4 weeks, cool'],
    },
    grams: 600,
    tags: ['cheese', 'cellar', 'raw milk'],
    colourOption: 'Colour',
  },
  honey: {
    about: [
      'Spun cold and poured straight from the frame, so one day it’ll set, as it should.',
      'From hives on a roof with a view of seven gardens.',
      'Comes with a dipper turned from olive wood.',
      'Each jar is numbered after its frame.',
    ],
    use: [
      'Stand the jar in warm water if it’s set.',
      'Don’t cook it: add it last.',
      'Keeps for ever, in theory.',
    ],
    facts: {
      Flower: ['Orange blossom', 'Rosemary', 'Heather', 'City trees'],
      Net: ['500 g', '350 g'],
    },
    grams: 780,
    tags: ['honey', 'bees', 'pantry'],
    colourOption: 'Colour',
  },
} satisfies Record<string, KindWords>;
