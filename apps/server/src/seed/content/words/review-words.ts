import type { StillKind } from '@souk/drawing/index.ts';

type Trade =
  | 'pots'
  | 'plants'
  | 'light'
  | 'seats'
  | 'cloth'
  | 'shoes'
  | 'bags'
  | 'time'
  | 'gems'
  | 'scent'
  | 'cameras'
  | 'music'
  | 'paper'
  | 'toys'
  | 'wheels'
  | 'food'
  | 'games';

export const tradeOf: Record<StillKind, Trade> = {
  vase: 'pots',
  mug: 'pots',
  teapot: 'pots',
  bowl: 'pots',
  plant: 'plants',
  lamp: 'light',
  candle: 'light',
  chair: 'seats',
  blanket: 'cloth',
  jacket: 'cloth',
  hat: 'cloth',
  sneaker: 'shoes',
  boot: 'shoes',
  handbag: 'bags',
  backpack: 'bags',
  watch: 'time',
  clock: 'time',
  ring: 'gems',
  sunglasses: 'gems',
  perfume: 'scent',
  camera: 'cameras',
  record: 'music',
  headphones: 'music',
  guitar: 'music',
  radio: 'music',
  books: 'paper',
  poster: 'paper',
  cards: 'games',
  controller: 'games',
  robot: 'toys',
  teddy: 'toys',
  bicycle: 'wheels',
  skateboard: 'wheels',
  bread: 'food',
  cheese: 'food',
  honey: 'food',
};

/** What happy buyers say of such things. */
export const praise: Record<Trade, readonly string[]> = {
  pots: [
    'Heavier than it looks, in the best way.',
    'The glaze pools dark near the foot and the photo doesn’t do it justice.',
    'My third one. The lip is thin and the handle fits three fingers.',
    'It rings when you tap it. I tap it a lot.',
    'Pours without a single drip, which I’d stopped believing in.',
    'Sits on the sill and makes the whole kitchen look tidier.',
    'You can see the throwing lines if you hold it to the window.',
    'Has been through the dishwasher thirty times and looks new.',
    'Bought one, came back for the set.',
    'The colour changes with the light, more green in the morning.',
  ],
  plants: [
    'Arrived with two new leaves and not one broken.',
    'Drains well and is thriving on a north-facing sill.',
    'The card with its family history is a lovely touch.',
    'Roots all the way around, not a root-bound mess.',
    'Survived my holiday, my cat and me.',
    'Packed so well I needed scissors and patience.',
    'Three weeks in and it has already pushed a pup.',
  ],
  light: [
    'The light is warm enough to make my flat look like a film.',
    'Heavy base, beautiful switch, no hum.',
    'My evenings have improved and I’m not exaggerating.',
    'The wiring is neater than anything I’ve bought new.',
    'Burns evenly right to the edge.',
    'It glows even when it’s off, if that makes sense.',
    'I moved the sofa for it.',
  ],
  seats: [
    'Everyone who visits sits in this one first.',
    'No wobble, no creak, and the wool is thick.',
    'Two people carried it up four floors and were cheerful about it.',
    'Low, wide, and exactly as described.',
    'I’ve read three books in it already.',
    'The joints are tight and the wood smells faintly of wax.',
  ],
  cloth: [
    'Heavy and soft at once, and the fringe is tidy.',
    'Warm enough that I turned the heating down.',
    'The stitching inside is as good as outside.',
    'Colours are deep and didn’t run.',
    'Wore it all week, then my sister did.',
    'Fits just as the measurements said.',
    'Smells of wool, not of chemicals.',
  ],
  shoes: [
    'Size was spot on and the soles have years left.',
    'The suede is in better shape than my new pairs.',
    'Every flaw was in the photos, and there were only two.',
    'Box, spare laces, even the old tissue paper.',
    'Comfortable from the first block.',
    'Got stopped twice on the street about these.',
    'Stitching is perfect all the way around the toe.',
  ],
  bags: [
    'The leather already has a shine where my hand goes.',
    'Carries everything and still looks like a bag.',
    'The click of the clasp alone is worth it.',
    'Not one loose thread, and I looked.',
    'Straps are wide, so they don’t dig in.',
    'Two years on, still my daily bag. Bought this one for my mother.',
  ],
  time: [
    'Runs five seconds fast a day, just as the sheet says.',
    'Smaller on the wrist than today’s watches and all the better.',
    'The dial is crisp and the crown winds like butter.',
    'Wakes me up gently.',
    'Came with a timing sheet, a note and a spare strap.',
    'I keep looking at it for no reason.',
  ],
  gems: [
    'The stone throws colour all over the ceiling at noon.',
    'Sits low, doesn’t catch on anything.',
    'Resized for free in four days.',
    'She said yes.',
    'The frame is light and the glass is real glass.',
    'Exactly the green from the photos.',
  ],
  scent: [
    'Still there at midnight, quieter and better.',
    'The sample meant I didn’t have to guess.',
    'Smells like the field after rain, not like a shop.',
    'A stranger asked me what it was.',
    'The bottle is lovely, the scent is lovelier.',
  ],
  cameras: [
    'First roll came back and every frame is sharp.',
    'The contact sheet in the box convinced me.',
    'Meter agrees with my phone to within a third of a stop.',
    'The skin is cut so precisely it looks factory-made.',
    'Shutter sounds like a good door.',
    'Took it to a wedding and left the digital at home.',
  ],
  music: [
    'Graded VG+, plays like near mint.',
    'Quiet between the tracks, loud where it should be.',
    'Packed between two boards, corners untouched.',
    'Sounds like a small room full of people.',
    'Set up perfectly, low action, no buzz.',
    'Played it three times on the first evening.',
    'I found a station from my childhood on it.',
  ],
  paper: [
    'The paper is thick and the colours sit slightly off, as they should.',
    'Framed well, hung it in a minute.',
    'One of the books had a train ticket in it from 1971.',
    'It changed the whole hallway.',
    'The number is brushed by hand, what a detail.',
    'Corners perfect, tube like a drainpipe.',
  ],
  toys: [
    'Walks forty steps, exactly as promised.',
    'My daughter named it before it was out of the box.',
    'Solid seams, serious face.',
    'The key turns smoothly and the sparks are real.',
    'Bought for a nephew, kept for me.',
    'He has opinions, you can tell.',
  ],
  wheels: [
    'Built in ten minutes, ridden for three hours.',
    'The paint is even better in sunlight.',
    'Pops hard and hasn’t chipped yet.',
    'Upright, quiet, and it takes hills without drama.',
    'The basket fits exactly one weekly shop.',
    'Bearings spin for ever.',
  ],
  food: [
    'Gone by Sunday, ordered again on Monday.',
    'The crust shatters properly.',
    'Tastes of what it says on the label, which is rare.',
    'My grandmother asked for the recipe and she never asks.',
    'Arrived still smelling of the oven.',
    'Nutty, sweet and a little dangerous to keep in the house.',
  ],
  games: [
    'Sealed, sleeved and shipped the same night.',
    'Pulled a foil on the first pack!',
    'Sticks feel new, no drift at all.',
    'Double-boxed, which for a pack this size is love.',
    'Great stream, honest seller.',
    'Battery really does last the weekend.',
  ],
};

export const delight = [
  'Packed like an egg.',
  'Arrived a day early.',
  'Would buy again without thinking.',
  'Even better than in the photos.',
  'The note in the box made my day.',
  'Answered my questions within the hour.',
  'No plastic in the parcel, thank you for that.',
  'Exactly as described.',
  'It looks like it has always been here.',
  'It was a present, and I nearly kept it.',
  'Worth every cent and the wait.',
  'I watched it being made on the stream, which makes it better still.',
  'Came in three days from another country.',
  'The photos are honest, including the small mark.',
  'Everyone asks where it’s from.',
  'Small shop, big care.',
  'I’ve bookmarked the shop.',
  'Wrapped so nicely I waited a day to open it.',
  'Third order here and never once a problem.',
  'You can tell someone cares.',
] as const;

/** With four stars: good, and something. */
export const quibble = [
  'Lovely. Mine’s a shade darker than on screen, which I’ve come to prefer.',
  'One day late, kindly explained.',
  'Smaller than I’d imagined, though the size is right there in the listing.',
  'A tiny mark underneath that wasn’t in the photos, nothing serious.',
  'The parcel had seen things. The contents hadn’t.',
  'Good, though I wish there were more colours left.',
  'Four stars only because shipping cost a little more than I hoped.',
  'Took me a while to love it. I do now.',
  'Very nice, the box a bit less so.',
  'Does what it should, and looks good doing it.',
  'Beautiful, but check the measurements first.',
  'Slightly heavier than expected, otherwise perfect.',
] as const;

export const lukewarm = [
  'Nice enough, but not quite the colour I was after.',
  'Fine. I’d expected a little more for the price.',
  'Good quality, slow post.',
  'It’s all right. One I bought elsewhere fits better.',
  'Had to ask twice where it was, then it came the next day.',
  'Well made, wrong size for me, my own fault.',
] as const;

export const unhappy = [
  'Arrived chipped. A new one is on its way, so we’ll see.',
  'Not for me, and returning it took longer than I’d like.',
  'The colour in the photos is warmer than the real thing.',
  'It stopped after a week. The seller is looking into it.',
] as const;

/** What a shop answers: to thanks, and to complaints. {name} is the buyer’s first name. */
export const repliesToPraise = [
  'Thank you, {name}. It was a good batch, that one.',
  'Reduction firing has a mind of its own, {name}. Glad it won you over.',
  'This made the whole workshop smile. Thank you!',
  'Sounds like it found the right home, {name}.',
  'Come and say hello in a show one day, {name}.',
  'Thank you for writing, and for the photo.',
  'We’ll tell whoever made it. They pretend not to read these.',
] as const;

export const repliesToComplaints = [
  'Sorry, {name}. A replacement left this morning, keep the first one.',
  'You’re right about the post, {name}. We’ve switched carriers.',
  'Thank you for being straight with us. The listing now says so too.',
  'Please write to us, {name}: we’d like to put this right.',
  'Understood. The difference is on its way back to you.',
] as const;
