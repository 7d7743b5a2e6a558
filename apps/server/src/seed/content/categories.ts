import type { StillKind } from '@souk/drawing/index.ts';
import type { Look } from './colourways.ts';
import type { Form } from './forms.ts';

export interface CategoryContent {
  slug: string;
  names: { en: string; es: string; fr: string; ar: string };
  form: Form;
  look: Look;
  children?: CategoryContent[];
}

/** In the order the hall is walked. */
export const categoryTree: CategoryContent[] = [
  category('ceramics', ['Ceramics', 'Cerámica', 'Céramique', 'خزف'], 'vase/pear-dried:plain', 'amber/dusk', [
    category('vases', ['Vases', 'Jarrones', 'Vases', 'مزهريات'], 'vase/bottle-dried:dip', 'terracotta/sage'),
    category('mugs-cups', ['Mugs & cups', 'Tazas', 'Tasses', 'أكواب'], 'mug/tall:zigzag', 'rust/saffron'),
    category('teapots', ['Teapots', 'Teteras', 'Théières', 'أباريق شاي'], 'teapot/hoop-dots', 'honey/sea'),
    category('bowls', ['Bowls', 'Cuencos', 'Bols', 'أوعية'], 'bowl/lemons-band', 'plum/blush'),
  ]),
  category(
    'sneakers',
    ['Sneakers', 'Zapatillas', 'Baskets', 'أحذية رياضية'],
    'sneaker/white-toe',
    'coral/lagoon',
  ),
  category('watches', ['Watches', 'Relojes', 'Montres', 'ساعات يد'], 'watch/round', 'deep sea/sea'),
  category('lighting', ['Lighting', 'Iluminación', 'Luminaires', 'إضاءة'], 'lamp/mushroom', 'plum/blush'),
  category('vinyl', ['Vinyl', 'Vinilos', 'Vinyles', 'أسطوانات'], 'record/grid', 'rust/saffron'),
  category('plants', ['Plants', 'Plantas', 'Plantes', 'نباتات'], 'plant/heart:plain', 'teal/linen'),
  category(
    'cameras',
    ['Cameras', 'Cámaras', 'Appareils photo', 'كاميرات'],
    'camera/two-tone',
    'bone/terracotta',
  ),
  category('bags', ['Bags', 'Bolsos', 'Sacs', 'حقائب'], 'handbag/tote', 'honey/ink', [
    category(
      'handbags',
      ['Handbags', 'Bolsos de mano', 'Sacs à main', 'حقائب يد'],
      'handbag/top-handle',
      'plum/blush',
    ),
    category(
      'backpacks',
      ['Backpacks', 'Mochilas', 'Sacs à dos', 'حقائب ظهر'],
      'backpack/rucksack',
      'rust/sage',
    ),
  ]),
  category('furniture', ['Furniture', 'Muebles', 'Meubles', 'أثاث'], 'chair/arm', 'rust/sage'),
  category('books', ['Books', 'Libros', 'Livres', 'كتب'], 'books/three-cup', 'deep sea/saffron'),
  category(
    'art-posters',
    ['Art & posters', 'Arte y carteles', 'Art et affiches', 'فن وملصقات'],
    'poster/arches',
    'plum/linen',
  ),
  category(
    'candles-scent',
    ['Candles & scent', 'Velas y aromas', 'Bougies et parfums', 'شموع وعطور'],
    'candle/jar',
    'rust/lagoon',
    [
      category('candles', ['Candles', 'Velas', 'Bougies', 'شموع'], 'candle/sticks', 'honey/dusk'),
      category('perfume', ['Perfume', 'Perfumes', 'Parfums', 'عطور'], 'perfume/round', 'plum/blush'),
    ],
  ),
  category('textiles', ['Textiles', 'Textiles', 'Textiles', 'منسوجات'], 'blanket/basket', 'teal/sea'),
  category('outerwear', ['Outerwear', 'Abrigos', 'Manteaux', 'معاطف'], 'jacket/trucker', 'deep sea/saffron'),
  category('hats', ['Hats', 'Gorros', 'Bonnets', 'قبعات'], 'hat/cable', 'bone/lagoon'),
  category('boots', ['Boots', 'Botas', 'Bottes', 'أحذية طويلة'], 'boot/lace', 'terracotta/sage'),
  category('jewellery', ['Jewellery', 'Joyería', 'Bijoux', 'مجوهرات'], 'ring/gold-stone', 'plum/dusk'),
  category('eyewear', ['Eyewear', 'Gafas', 'Lunettes', 'نظارات'], 'sunglasses/cat-eye', 'rust/linen'),
  category(
    'clocks',
    ['Clocks', 'Relojes de mesa', 'Horloges', 'ساعات حائط'],
    'clock/alarm',
    'terracotta/saffron',
  ),
  category(
    'toys-robots',
    ['Toys & robots', 'Juguetes y robots', 'Jouets et robots', 'ألعاب وروبوتات'],
    'robot/square',
    'rust/sea',
    [
      category('robots', ['Robots', 'Robots', 'Robots', 'روبوتات'], 'robot/round', 'honey/lagoon'),
      category('bears', ['Bears', 'Ositos', 'Oursons', 'دببة'], 'teddy/caramel-bow', 'teal/blush'),
    ],
  ),
  category(
    'trading-cards',
    ['Trading cards', 'Cartas coleccionables', 'Cartes à collectionner', 'بطاقات تجميع'],
    'cards/star',
    'honey/plum',
  ),
  category('gaming', ['Gaming', 'Videojuegos', 'Jeux vidéo', 'ألعاب فيديو'], 'controller', 'teal/saffron'),
  category(
    'audio-radio',
    ['Audio & radio', 'Audio y radio', 'Audio et radio', 'صوت وراديو'],
    'radio/handle-dots',
    'honey/sea',
    [
      category(
        'headphones',
        ['Headphones', 'Auriculares', 'Casques', 'سماعات'],
        'headphones',
        'terracotta/sage',
      ),
      category('radios', ['Radios', 'Radios', 'Radios', 'أجهزة راديو'], 'radio/dots', 'plum/blush'),
    ],
  ),
  category(
    'music-gear',
    ['Music gear', 'Instrumentos', 'Instruments', 'آلات موسيقية'],
    'guitar/electric',
    'rust/sea',
  ),
  category(
    'food-pantry',
    ['Food & pantry', 'Comida y despensa', 'Épicerie', 'طعام ومؤن'],
    'bread/loaf',
    'rust/lagoon',
    [
      category('bread', ['Bread', 'Pan', 'Pain', 'خبز'], 'bread/tin', 'teal/sea'),
      category('cheese', ['Cheese', 'Quesos', 'Fromages', 'أجبان'], 'cheese', 'rust/sage'),
      category('honey', ['Honey', 'Miel', 'Miel', 'عسل'], 'honey/round', 'lagoon/sea'),
    ],
  ),
  category(
    'bicycles-boards',
    ['Bicycles & boards', 'Bicicletas y tablas', 'Vélos et planches', 'دراجات وألواح'],
    'bicycle/basket',
    'rust/sage',
    [
      category('bicycles', ['Bicycles', 'Bicicletas', 'Vélos', 'دراجات'], 'bicycle/flowers', 'lagoon/blush'),
      category(
        'skateboards',
        ['Skateboards', 'Monopatines', 'Skateboards', 'ألواح تزلج'],
        'skateboard/waves',
        'terracotta/lagoon',
      ),
    ],
  ),
];

/** Where a thing of this kind is found. */
export const categoryOf: Record<StillKind, string> = {
  vase: 'vases',
  mug: 'mugs-cups',
  teapot: 'teapots',
  bowl: 'bowls',
  lamp: 'lighting',
  chair: 'furniture',
  plant: 'plants',
  sneaker: 'sneakers',
  boot: 'boots',
  handbag: 'handbags',
  backpack: 'backpacks',
  watch: 'watches',
  ring: 'jewellery',
  camera: 'cameras',
  record: 'vinyl',
  headphones: 'headphones',
  guitar: 'music-gear',
  books: 'books',
  poster: 'art-posters',
  candle: 'candles',
  perfume: 'perfume',
  blanket: 'textiles',
  hat: 'hats',
  cards: 'trading-cards',
  robot: 'robots',
  bread: 'bread',
  cheese: 'cheese',
  honey: 'honey',
  bicycle: 'bicycles',
  skateboard: 'skateboards',
  teddy: 'bears',
  radio: 'radios',
  controller: 'gaming',
  clock: 'clocks',
  jacket: 'outerwear',
  sunglasses: 'eyewear',
};

type Names = [en: string, es: string, fr: string, ar: string];

function category(
  slug: string,
  [en, es, fr, ar]: Names,
  form: Form,
  look: Look,
  children?: CategoryContent[],
): CategoryContent {
  return { slug, names: { en, es, fr, ar }, form, look, ...(children ? { children } : {}) };
}
