import type { ShopContent } from './shop-content.ts';
import { maraSaddler } from './shops/bags.ts';
import { oruCamera } from './shops/cameras.ts';
import { atlasAndAsh, haldenAndMoor } from './shops/ceramics.ts';
import { brineAndRye } from './shops/food.ts';
import { fjordAndForm } from './shops/furniture.ts';
import { casaBrillo } from './shops/jewellery.ts';
import { lumenParts, oldMedina } from './shops/lighting.ts';
import { secondGroove, vinylBazaar } from './shops/music.ts';
import { paperLantern } from './shops/paper.ts';
import { leafLedger } from './shops/plants.ts';
import { vetiverRow } from './shops/scent.ts';
import { coldwater, laceArchive } from './shops/shoes-and-coats.ts';
import { nourTextiles } from './shops/textiles.ts';
import { pixelAndPawn, tinAndThread } from './shops/toys-and-games.ts';
import { tickAtelier } from './shops/watches.ts';
import { spokeAndDeck } from './shops/wheels.ts';

export const shops: ShopContent[] = [
  haldenAndMoor,
  laceArchive,
  tickAtelier,
  secondGroove,
  leafLedger,
  maraSaddler,
  brineAndRye,
  lumenParts,
  oruCamera,
  atlasAndAsh,
  nourTextiles,
  oldMedina,
  vinylBazaar,
  paperLantern,
  fjordAndForm,
  tinAndThread,
  pixelAndPawn,
  spokeAndDeck,
  vetiverRow,
  casaBrillo,
  coldwater,
];
