import type { KindWords } from './kind-words.ts';

const letters = { name: 'Size', values: [{ value: 'S' }, { value: 'M' }, { value: 'L' }, { value: 'XL' }] };
const shoeSizes = (...sizes: number[]) => ({
  name: 'Size',
  values: sizes.map((size) => ({ value: `EU ${size}` })),
});

export const wearWords = {
  sneaker: {
    about: [
      'A low court shoe from the days when cushioning meant rubber, with a toe cap stitched twice.',
      'The suede has been brushed up and the mesh washed; the sole has its full pattern left.',
      'Laces are new cotton, flat, in the weave it was made with.',
      'The heel tab is firm, the tongue is thick, and the arch is lower than today’s.',
    ],
    use: [
      'Fits true to size; go up half a size if your instep is high.',
      'Wipe it with a damp cloth and let it dry away from a radiator.',
      'Worn for one walk around the block, indoors the rest of the time.',
    ],
    facts: {
      Upper: ['Suede and mesh', 'Full-grain leather', 'Canvas'],
      Sole: ['Gum rubber', 'White rubber, gum foxing'],
      Box: ['Original', 'Replacement', 'None'],
    },
    grams: 820,
    tags: ['sneaker', 'shoe', 'court', 'retro'],
    colourOption: 'Colour',
    sizes: shoeSizes(38, 40, 41, 42, 43, 44),
  },
  boot: {
    about: [
      'Welted, so a cobbler can give it a third and a fourth sole.',
      'The leather is two millimetres of vegetable-tanned calf that softens by the second week.',
      'A storm strip runs all the way around, and it’s met storms.',
      'The last leaves room for a wool sock and none for a blister.',
    ],
    use: [
      'Oil them twice a winter and keep shoe trees in them.',
      'Take your usual size; they give a little and then stop.',
      'Dry them slowly, on their sides, with newspaper.',
    ],
    facts: {
      Upper: ['Vegetable-tanned calf', 'Waxed suede'],
      Sole: ['Leather with rubber insert', 'Lugged rubber'],
      Built: ['Goodyear welt', 'Blake stitch'],
    },
    grams: 1500,
    tags: ['boot', 'leather', 'winter', 'welted'],
    colourOption: 'Colour',
    sizes: shoeSizes(38, 39, 40, 41, 42, 43),
  },
  jacket: {
    about: [
      'Cut short, to be worn over a jumper and still reach the handlebars.',
      'The buttons are brass and sewn with a shank; none has ever come back.',
      'Four pockets on the outside, one on the inside that fits a book.',
      'The cloth is heavy at first and yours after a month.',
    ],
    use: [
      'Brush it dry, rarely wash it, mend it in a colour you like.',
      'Take your size, or one up for a thick jumper.',
      'Hang it on something wide and it keeps its shoulders.',
    ],
    facts: {
      Cloth: ['14 oz cotton', 'Waxed cotton', 'Wool and leather'],
      Lining: ['None', 'Checked flannel', 'Quilted'],
    },
    grams: 1250,
    tags: ['jacket', 'coat', 'outdoor'],
    colourOption: 'Colour',
    sizes: letters,
  },
  hat: {
    about: [
      'Knitted in the round from two-ply lambswool, with a pompom that’s sewn on and means it.',
      'The rib is doubled over the ears, where it matters.',
      'Soft against the forehead, because the band is lined with cotton.',
      'It took an evening and two radio plays to make.',
    ],
    use: [
      'Fits heads from 54 to 60 cm without an argument.',
      'Hand-wash it cold and dry it over a bowl.',
      'The pompom unbuttons, should you have a serious meeting.',
    ],
    facts: {
      Material: ['Lambswool', 'Merino', 'Wool and alpaca'],
      Size: ['One size, 54 to 60 cm'],
    },
    grams: 120,
    tags: ['hat', 'beanie', 'wool', 'knitted'],
    colourOption: 'Colour',
  },
  handbag: {
    about: [
      'Cut from one hide, so the front and the back will age together.',
      'Saddle-stitched in waxed linen: if one thread goes, the other holds.',
      'The clasp closes with a click you’ll come to listen for.',
      'Inside are two pockets, one for keys and one for what you shouldn’t have bought.',
    ],
    use: [
      'Carries a book, a bottle and the rest of your day.',
      'A little cream in spring is all the care it wants.',
      'It’ll darken where you hold it, and that’s the idea.',
    ],
    facts: {
      Material: ['Vegetable-tanned leather', 'Leather and cotton canvas'],
      Size: ['28 × 21 × 11 cm', '34 × 30 × 12 cm', '26 × 22 × 14 cm'],
      Lining: ['Unlined, edges burnished', 'Cotton'],
    },
    grams: 780,
    tags: ['bag', 'leather', 'handbag', 'handmade'],
    colourOption: 'Colour',
  },
  backpack: {
    about: [
      'Waxed canvas outside, cotton inside, and leather where it rubs.',
      'Twenty litres that look like fifteen.',
      'The straps are wide and curve where shoulders do.',
      'The buckles are brass and can be worked with gloves on.',
    ],
    use: [
      'Keeps a shower out for an hour and a laptop in for years.',
      'Sponge it clean and re-wax it when the rain stops beading.',
      'Stands up by itself when you put it down.',
    ],
    facts: {
      Material: ['Waxed canvas and leather', 'Cordura and leather', 'Leather'],
      Holds: ['20 l', '18 l', '24 l'],
      Size: ['42 × 30 × 14 cm', '40 × 28 × 15 cm'],
    },
    grams: 980,
    tags: ['backpack', 'bag', 'canvas', 'travel'],
    colourOption: 'Colour',
  },
  watch: {
    about: [
      'Seventeen jewels, wound by hand each morning, which takes eleven seconds and sets you up for the day.',
      'The dial has kept its colour; the lume has turned the shade of weak tea.',
      'Runs within eight seconds a day in all positions, and the timing sheet is in the box.',
      'The crystal is new, the case unpolished, the strap calf.',
    ],
    use: [
      'Keep it out of the sea and it will see out most of us.',
      'Fits wrists from 15 to 20 centimetres.',
      'A service every five years is plenty.',
    ],
    facts: {
      Movement: ['Hand-wound, 17 jewels', 'Hand-wound, 21 jewels', 'Automatic, 25 jewels'],
      Case: ['34 mm, gold-plated', '36 mm, gold-plated', '33 mm, gold-plated'],
      Runs: ['+6 s a day', '−4 s a day', '+8 s a day'],
    },
    grams: 62,
    tags: ['watch', 'vintage', 'mechanical', 'hand-wound'],
    colourOption: 'Colour',
  },
  ring: {
    about: [
      'The stone is held by four claws that were filed, bent and filed again.',
      'The band is a touch thicker at the shoulders, so it sits upright on the hand.',
      'Cut in eight facets above and sixteen below, by someone who didn’t hurry.',
      'Cast from recycled metal and hallmarked on the inside.',
    ],
    use: [
      'Tell us your size; one resizing within a year is free.',
      'Warm water, a soft brush, a dry cloth.',
      'Comes on a stand that’s nicer than a box.',
    ],
    facts: {
      Metal: ['18-carat gold', 'Sterling silver', '14-carat gold'],
      Stone: ['1.1 ct', '0.9 ct', '1.4 ct'],
    },
    grams: 6,
    tags: ['ring', 'stone', 'jewellery', 'handmade'],
    colourOption: 'Colour',
    sizes: { name: 'Size', values: [{ value: '50' }, { value: '52' }, { value: '54' }, { value: '56' }] },
  },
  sunglasses: {
    about: [
      'Eight-barrel hinges and a frame cut from one sheet of acetate.',
      'The lenses are glass, grey-green, and leave colours as they are.',
      'Polished for three days in a drum of beech chips.',
      'Light enough to forget on your forehead.',
    ],
    use: [
      'Keeps out all ultraviolet and most small talk.',
      'Fits medium faces; we bend the ends for free.',
      'The case is folded felt and fits a coat pocket.',
    ],
    facts: {
      Frame: ['Cellulose acetate', 'Acetate and steel'],
      Lens: ['Category 3, glass', 'Category 2, glass'],
      Width: ['140 mm', '138 mm', '144 mm'],
    },
    grams: 34,
    tags: ['sunglasses', 'eyewear', 'summer'],
    colourOption: 'Colour',
  },
  perfume: {
    about: [
      'It opens green, turns warm within the hour and is still there at supper.',
      'Twelve notes, all of which you could name with your eyes shut.',
      'Macerated for six weeks and filtered through paper, nothing more.',
      'The label names the field and the week of the harvest.',
    ],
    use: [
      'Two drops are company, three are a speech.',
      'Keep it away from the window and it keeps for years.',
      'Good on wool, better on skin.',
    ],
    facts: {
      Strength: ['Eau de parfum, 16 %', 'Eau de toilette, 9 %'],
      Notes: ['Vetiver, bergamot, hay', 'Plum, iris, tonka', 'Fig leaf, salt, cedar'],
    },
    grams: 310,
    tags: ['perfume', 'scent', 'bottle'],
    colourOption: 'Colour',
  },
} satisfies Record<string, KindWords>;
