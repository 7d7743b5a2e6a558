import type { KindWords } from './kind-words.ts';

export const playWords = {
  camera: {
    about: [
      'A coupled rangefinder with a patch you can see indoors.',
      'The shutter is within a third of a stop at every speed, and the slow ones purr.',
      'New light seals, clean glass, a meter that agrees with ours.',
      'The skin was cut and laid here; the body under it has its honest brass.',
    ],
    use: [
      'Takes ordinary 35 mm film and one battery that you can still buy.',
      'The strap lugs are sound and a strap is in the box.',
      'Shoot it at 1/125 and f/8 until you know each other.',
    ],
    facts: {
      Film: ['35 mm', '35 mm, half-frame'],
      Lens: ['45 mm f/1.8', '40 mm f/2', '38 mm f/2.8'],
      Meter: ['Working, CdS', 'Working, selenium', 'None'],
    },
    grams: 640,
    tags: ['camera', 'film', '35mm', 'rangefinder'],
    colourOption: 'Colour',
  },
  record: {
    about: [
      'Played to the end on both sides: quiet run-ins, no skips, one soft tick on the second track.',
      'The sleeve has its corners and a name in pencil, which we left.',
      'Pressed on heavy vinyl and cut loud, and you can hear the room.',
      'The sort of record that has people asking what it is by the third song.',
    ],
    use: [
      'Stand it upright, keep it out of the sun, play it often.',
      'Washed in a bath with a vacuum arm, so a carbon brush is all it needs.',
      'Best on a Sunday, before anyone speaks.',
    ],
    facts: {
      Format: ['LP, 33 rpm', 'EP, 45 rpm', 'LP, mono'],
      Record: ['VG+', 'NM', 'VG'],
      Sleeve: ['VG+', 'VG', 'NM'],
    },
    grams: 280,
    tags: ['vinyl', 'record', 'lp', 'music'],
    colourOption: 'Colour',
  },
  headphones: {
    about: [
      'Closed, comfortable, and honest about the bass.',
      'The pads are sheepskin and come off in a second.',
      'You can buy every part, and swap it with one screwdriver.',
      'Forty-millimetre drivers, matched in pairs by ear and by graph.',
    ],
    use: [
      'Works as well with a phone as at a desk.',
      'The cable comes off, and a longer one is in the box.',
      'Folds flat; the bag is cotton.',
    ],
    facts: {
      Kind: ['Closed, over-ear', 'Semi-open, over-ear'],
      Impedance: ['38 Ω', '55 Ω'],
      Cable: ['1.3 m and 3 m, detachable'],
    },
    grams: 260,
    tags: ['headphones', 'audio', 'listening'],
    colourOption: 'Colour',
  },
  guitar: {
    about: [
      'Set up with tens, frets dressed, neck straight as a ruler.',
      'It stays in tune through a whole evening, and has.',
      'The tone is dry and woody with something bright at the end.',
      'One small mark by the jack, which is how you know it’s been loved.',
    ],
    use: [
      'Comes in a padded bag with a spare set of strings.',
      'Keep it at the humidity you’d like for yourself.',
      'Easy on small hands; the scale is a little short.',
    ],
    facts: {
      Body: ['Alder', 'Spruce and mahogany', 'Basswood'],
      Scale: ['610 mm', '628 mm', '648 mm'],
      Strings: ['Six, .010 to .046', 'Six, .012 to .053'],
    },
    grams: 3200,
    tags: ['guitar', 'strings', 'music'],
    colourOption: 'Colour',
  },
  radio: {
    about: [
      'Recapped, realigned, and fitted with an input for your phone around the back.',
      'The dial glows and the knob has the drag of something well oiled.',
      'The speaker is paper and makes voices sound like people.',
      'Finds stations you didn’t know were still there.',
    ],
    use: [
      'Runs on mains power and, some evenings, on nostalgia.',
      'Leave it on low in the kitchen and cooking gets better.',
      'The aerial turns; so does the mood.',
    ],
    facts: {
      Bands: ['FM and medium wave', 'FM, MW and LW'],
      Input: ['Bluetooth and 3.5 mm', '3.5 mm'],
      Size: ['28 × 17 × 9 cm', '30 × 19 × 11 cm'],
    },
    grams: 2400,
    tags: ['radio', 'audio', 'kitchen'],
    colourOption: 'Colour',
  },
  books: {
    about: [
      'Chosen to be read one after the other, in the order they are stacked.',
      'Cloth spines, sewn bindings, paper that has gone the colour of toast.',
      'One has a dedication from 1968 that’s a story in itself.',
      'No torn pages, a few pencil marks, one pressed leaf.',
    ],
    use: [
      'Sold as a stack, because they’ve got used to each other.',
      'Whatever’s on top in the photo stays with us.',
      'Enough for a fortnight of train rides.',
    ],
    facts: {
      Language: ['English', 'English and French'],
      Binding: ['Cloth, sewn', 'Hardback'],
      Printed: ['1958 to 1974', '1961 to 1980', '2009 to 2019'],
    },
    grams: 1600,
    tags: ['books', 'reading', 'second-hand'],
    colourOption: 'Colour',
  },
  poster: {
    about: [
      'Three inks, laid one over the other, so no two in the edition line up quite alike.',
      'Printed on 300-gram cotton paper with a deckled lower edge.',
      'Numbered with a brush and signed in pencil, lower right.',
      'Drawn from a window seat on a slow train.',
    ],
    use: [
      'Framed behind non-reflective glass.',
      'Hang it out of direct sun and it will outlive the wall.',
      'A hook and two nails are taped to the back.',
    ],
    facts: {
      Print: ['Risograph, three colours', 'Linocut, two colours', 'Screen print'],
      Size: ['30 × 40 cm', '40 × 50 cm'],
      Edition: ['of 80', 'of 60'],
    },
    grams: 1900,
    tags: ['print', 'poster', 'art', 'framed'],
    colourOption: 'Colour',
  },
  cards: {
    about: [
      'Ten cards, one of them foil, crimped at the factory and not touched since.',
      'The foil is bright, the corners are square, the seam is straight.',
      'From the run that collectors argue about.',
      'Pulled from a sealed box on camera, number called out loud.',
    ],
    use: [
      'Open it or keep it: both are allowed.',
      'Ships in a sleeve, in a loader, in a box.',
      'What’s inside is luck; what’s outside is guaranteed.',
    ],
    facts: {
      Pack: ['10 cards, 1 foil', '12 cards, 1 foil'],
      Seal: ['Factory crimp'],
      Language: ['English', 'Japanese'],
    },
    grams: 22,
    tags: ['cards', 'booster', 'sealed', 'collecting'],
    colourOption: 'Colour',
  },
  robot: {
    about: [
      'Pressed tin, printed before it was folded, with a key that sits firmly in its back.',
      'Walks for forty steps, stops, thinks, and walks a little more.',
      'The face has two expressions, depending on where you stand.',
      'Each arm moves by hand and stays where you put it.',
    ],
    use: [
      'Wind it gently; it’ll tell you when it’s had enough.',
      'For shelves and for careful hands from eight years up.',
      'A drop of sewing-machine oil once a year.',
    ],
    facts: {
      Material: ['Lithographed tin', 'Tin and steel'],
      Works: ['Clockwork, 40 steps', 'Clockwork with sparks'],
      Height: ['22 cm', '18 cm', '24 cm'],
    },
    grams: 420,
    tags: ['robot', 'tin', 'toy', 'clockwork'],
    colourOption: 'Colour',
  },
  teddy: {
    about: [
      'Mohair, five joints, and a growl if you tip it far enough.',
      'Stuffed firmly with wood wool in the head and softly everywhere else.',
      'The nose was stitched by hand and gives it an opinion.',
      'It leans to the left a little, as good listeners do.',
    ],
    use: [
      'Spot-clean with a damp cloth and an apology.',
      'Safe from birth; eyes and nose are sewn on.',
      'Travels well in a coat pocket or under an arm.',
    ],
    facts: {
      Material: ['Mohair and cotton', 'Alpaca and cotton'],
      Height: ['32 cm', '28 cm', '36 cm'],
      Age: ['From birth', 'From three years'],
    },
    grams: 380,
    tags: ['bear', 'teddy', 'toy', 'gift'],
    colourOption: 'Colour',
  },
  controller: {
    about: [
      'Sticks that centre, triggers that travel, buttons that click once and mean it.',
      'The shell is matt and doesn’t mind warm hands.',
      'Pairs in two seconds with most things that have a screen.',
      'Thirty hours on one charge, measured by someone who should have been asleep.',
    ],
    use: [
      'Charges over USB-C; the cable is braided and two metres long.',
      'Sticks and triggers are covered for six months.',
      'Left-handed layouts can be saved on the pad itself.',
    ],
    facts: {
      Connection: ['Bluetooth and USB-C'],
      Battery: ['30 hours', '24 hours'],
      Sticks: ['Hall-effect', 'Renewed'],
    },
    grams: 240,
    tags: ['controller', 'gaming', 'wireless'],
    colourOption: 'Colour',
  },
  bicycle: {
    about: [
      'A steel frame, brazed, with mudguards that cover what they should.',
      'Three gears in the hub: flat, hill, and hill with shopping.',
      'The basket is willow and takes two bags or one small dog.',
      'You sit upright and see over cars.',
    ],
    use: [
      'Arrives almost fully built; the rest takes ten minutes and a song.',
      'The first service is free if you can ride over.',
      'Pump the tyres on Sundays.',
    ],
    facts: {
      Frame: ['Steel, brazed'],
      Gears: ['Three, in the hub', 'Single, with coaster brake'],
      Wheels: ['28 inch'],
    },
    grams: 14_500,
    tags: ['bicycle', 'city', 'steel'],
    colourOption: 'Colour',
    sizes: { name: 'Frame', values: [{ value: '50 cm' }, { value: '54 cm' }, { value: '58 cm' }] },
  },
  skateboard: {
    about: [
      'Seven layers of maple, pressed one at a time and left in the mould overnight.',
      'Medium concave, steep tail, and a print that lasts about as long as your ankles.',
      'The trucks are trued and the bearings are sealed.',
      'Rides loud on cobbles and quiet on good days.',
    ],
    use: [
      'Comes complete, gripped and bolted; step on.',
      'Loosen the trucks half a turn for the promenade.',
      'Keep it dry and it keeps its pop.',
    ],
    facts: {
      Deck: ['Seven-ply maple'],
      Width: ['8.0 in', '8.25 in', '8.5 in'],
      Wheels: ['54 mm, 99A', '58 mm, 78A'],
    },
    grams: 2600,
    tags: ['skateboard', 'deck', 'maple'],
    colourOption: 'Colour',
  },
} satisfies Record<string, KindWords>;
