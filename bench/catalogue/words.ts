/** What the stalls of a large market are named for: halls with what is sold in each. */
export const halls: Record<string, readonly string[]> = {
  Ceramics: ['vase', 'mug', 'teapot', 'bowl', 'plate', 'jug', 'tile', 'planter', 'saucer'],
  Clothing: ['jacket', 'sweater', 'shirt', 'skirt', 'scarf', 'coat', 'dress', 'glove', 'hat'],
  Shoes: ['sneaker', 'boot', 'sandal', 'loafer', 'slipper', 'clog', 'moccasin', 'trainer'],
  Music: ['record', 'guitar', 'trumpet', 'violin', 'synthesizer', 'drum', 'flute', 'microphone'],
  Watches: ['watch', 'chronograph', 'strap', 'clock', 'alarm', 'stopwatch', 'dial', 'bezel'],
  Lighting: ['lamp', 'lantern', 'chandelier', 'candle', 'sconce', 'bulb', 'spotlight', 'torch'],
  Furniture: ['chair', 'table', 'stool', 'bench', 'cabinet', 'shelf', 'desk', 'wardrobe', 'mirror'],
  Toys: ['puzzle', 'figurine', 'robot', 'kite', 'puppet', 'marble', 'railway', 'dollhouse'],
  Cameras: ['camera', 'lens', 'tripod', 'projector', 'flash', 'enlarger', 'binocular', 'telescope'],
  Books: ['novel', 'atlas', 'comic', 'dictionary', 'cookbook', 'almanac', 'manuscript', 'notebook'],
  Jewellery: ['ring', 'necklace', 'bracelet', 'brooch', 'earring', 'pendant', 'cufflink', 'tiara'],
  Garden: ['seedling', 'trowel', 'birdhouse', 'fountain', 'hammock', 'trellis', 'sundial', 'parasol'],
};

export const looks: readonly string[] = words(`
  amber azure black blue bronze brown copper coral cream crimson emerald golden green grey indigo ivory lavender
  lemon lilac maroon mint mustard navy olive orange pearl pink plum purple red rose rust saffron sage salmon scarlet
  silver teal turquoise violet white yellow`);

export const kinds: readonly string[] = words(`
  antique ancient artisan baroque bespoke classic compact decorative elegant enamelled engraved extra festive folding
  folk geometric glazed handmade heavy industrial large limited little long matte miniature minimal modern oversized
  painted patterned pocket portable rare refurbished retro round rustic shiny short signed slim small soft square
  striped studio tall traditional travel vintage warm weathered winter wooden woven zigzag`);

export const stuffs: readonly string[] = words(`
  acrylic alabaster bamboo brass canvas cashmere cedar ceramic chrome clay concrete cork cotton crystal denim felt
  glass gold granite iron jade lacquer leather linen marble nickel nylon oak paper pewter pine plaster porcelain
  rattan resin rubber sandstone satin silk slate steel stoneware suede teak terracotta tin velvet walnut wicker wool`);

const sentences: readonly string[] = [
  'Made by hand in a small workshop and packed with care.',
  'A few traces of use that give it character, see the pictures.',
  'Comes from a smoke free home and was kept in its box.',
  'Bought on a journey many years ago and hardly ever used since.',
  'Measures well for a narrow hallway or a sunny windowsill.',
  'Cleaned, checked and ready for its next owner.',
  'Signed underneath by its maker, with papers of origin.',
  'Please ask for more pictures before you decide.',
  'One of a short series that is not produced any longer.',
  'Light enough to carry and strong enough for every day.',
  'The colour shifts a little with the light of the room.',
  'Collected locally or sent within three days by tracked parcel.',
];

const beginnings = words(
  'al bar cal dor el far gal hol in jas kel lor mar nor ol per quin ros sal tor ul ver wil zan',
);
const middles = words('a be di eo fi ga he io ka la me ni o pa ri sa te u va zi');
const endings = words(
  'bach cote dale ford grund holm lund mar nath quist rup sen stad thorpe velde wick yard zola',
);

/** Makers' names, as many as there are and no two alike. */
export const makers: readonly string[] = beginnings.flatMap((beginning) =>
  middles.flatMap((middle) =>
    endings.flatMap((ending) => [
      `${capital(beginning)}${middle}${ending}`,
      `${capital(beginning)}${middle}n${ending}`,
    ]),
  ),
);

/** What is written below the title: two or three sentences. */
export function describe(noun: string, stuff: string, dice: () => number): string {
  const from = Math.floor(dice() * sentences.length);
  const told = [0, 5, 7]
    .slice(0, 2 + Math.round(dice()))
    .map((step) => sentences[(from + step) % sentences.length]);
  return `This ${noun} is of ${stuff}. ${told.join(' ')}`;
}

/** Some names are on many things and most on few. */
export const oneOfTheMany = <T>(list: readonly T[], chance: number): T =>
  list[Math.floor(list.length * chance ** 3)]!;

export const oneOf = <T>(list: readonly T[], chance: number): T => list[Math.floor(list.length * chance)]!;

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
