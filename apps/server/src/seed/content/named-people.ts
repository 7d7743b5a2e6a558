/** Someone with a face of their own: the number is the seed of the portrait. */
export interface NamedPerson {
  name: string;
  handle: string;
  face: number;
  city: string;
  country: string;
  bio?: string;
  email?: string;
  role?: 'support' | 'admin';
}

/** People who own a shop. */
export const shopkeepers: NamedPerson[] = [
  person(
    'Ana Halden',
    'ana.halden',
    3,
    'Porto',
    'Portugal',
    'Throws pots, drinks tea from the ones that failed.',
  ),
  person('Malik Osei', 'malik.osei', 7, 'Chicago', 'United States', 'Knows your size by the way you walk.'),
  person(
    'Léonie Favre',
    'leonie.favre',
    47,
    'La Chaux-de-Fonds',
    'Switzerland',
    'Third generation at the same bench.',
  ),
  person(
    'Tomás Azevedo',
    'tomas.azevedo',
    5,
    'Lisbon',
    'Portugal',
    'Twenty years of night radio, now with pictures.',
  ),
  person(
    'Wren Achterberg',
    'wren.achterberg',
    9,
    'Utrecht',
    'Netherlands',
    'Keeps a family tree for every cutting.',
  ),
  person('Mara Saddler', 'mara.saddler', 18, 'Florence', 'Italy', 'Eight stitches to the inch, since 2009.'),
  person('Graça Nunes', 'graca.nunes', 80, 'Lisbon', 'Portugal', 'Up at three. Please write after ten.'),
  person(
    'Jens Holm',
    'jens.holm',
    44,
    'Aarhus',
    'Denmark',
    'Has the part you’re looking for, in a labelled drawer.',
  ),
  person('Davi Oru', 'davi.oru', 15, 'Lisbon', 'Portugal', 'One roll through every camera.'),
  person('Nour Bennis', 'nour.bennis', 8, 'Fez', 'Morocco', 'Nine looms, eleven weavers, one stubborn vat.'),
  person('Idris Tazi', 'idris.tazi', 79, 'Marrakesh', 'Morocco', 'Buys rooms, sells shelves.'),
  person('Kerem Aksoy', 'kerem.aksoy', 16, 'Istanbul', 'Türkiye', 'The B-side is the point.'),
  person('Yuki Tanabe', 'yuki.tanabe', 84, 'Kyoto', 'Japan', 'Prints in eighties, numbers with a brush.'),
  person('Ingrid Solheim', 'ingrid.solheim', 71, 'Bergen', 'Norway', 'Sits first, prices later.'),
  person(
    'Beatrix Lowe',
    'beatrix.lowe',
    39,
    'York',
    'United Kingdom',
    'Toy doctor, weekends by appointment.',
  ),
  person('Theo Park', 'theo.park', 119, 'Seoul', 'South Korea', 'Opens packs slowly.'),
  person('Nico Serra', 'nico.serra', 68, 'Barcelona', 'Spain', 'Brazes frames, presses decks, mixes paint.'),
  person('Camille Aubert', 'camille.aubert', 111, 'Grasse', 'France', 'Three terraces, one still.'),
  person(
    'Valentina Ossa',
    'valentina.ossa',
    43,
    'Cartagena',
    'Colombia',
    'Can tell you the name of the mine.',
  ),
  person(
    'Imani Brooks',
    'imani.brooks',
    34,
    'Portland, Maine',
    'United States',
    'Wears it wet before you buy it dry.',
  ),
  {
    ...person('Amina Haddad', 'amina.haddad', 12, 'Safi', 'Morocco', 'Glazes from my grandmother’s book.'),
    email: 'seller@souk.example',
  },
];

/** People who buy, and those who look after the market. */
export const neighbours: NamedPerson[] = [
  {
    ...person('Inês Carvalho', 'ines.carvalho', 2, 'Lisbon', 'Portugal', 'Too many mugs. Never enough mugs.'),
    email: 'buyer@souk.example',
  },
  {
    ...person('Grace Lindow', 'grace.lindow', 1, 'Lisbon', 'Portugal'),
    email: 'admin@souk.example',
    role: 'admin',
  },
  { ...person('Souk support', 'souk.support', 6, 'Lisbon', 'Portugal'), role: 'support' },
  person('Priya Raman', 'priya.raman', 52, 'London', 'United Kingdom', 'Architect. Buys round things.'),
  person('Mateo Ríos', 'mateo.rios', 31, 'Valencia', 'Spain', 'Plants, bicycles, more plants.'),
  person(
    'Jonas Wirth',
    'jonas.wirth',
    48,
    'Bern',
    'Switzerland',
    'Drinks coffee out of other people’s work.',
  ),
  person('Tomas Lindqvist', 'tomas.lindqvist', 11, 'Gothenburg', 'Sweden', 'Film only, since 1981.'),
  person('Henrik Aas', 'henrik.aas', 10, 'Oslo', 'Norway'),
  person('Noor Khalil', 'noor.k', 94, 'Rotterdam', 'Netherlands', 'Collects tea bowls and patience.'),
  person('Edda Sørli', 'edda', 89, 'Trondheim', 'Norway'),
  person('Mira Walsh', 'mira_w', 109, 'Cork', 'Ireland', 'Will bid against you and then apologise.'),
  person('Jonas Berg', 'jonas_b', 140, 'Malmö', 'Sweden'),
  person('Tomás Lima', 'tomas.l', 82, 'Braga', 'Portugal'),
  person('Aiko Mori', 'aiko.mori', 28, 'Osaka', 'Japan', 'Small flat, careful choices.'),
  person('Samuel Adeyemi', 'samuel.adeyemi', 13, 'Leeds', 'United Kingdom'),
  person('Claire Dubois', 'claire.dubois', 128, 'Lyon', 'France', 'Restores chairs, needs lamps.'),
  person('Ravi Menon', 'ravi.menon', 63, 'Kochi', 'India'),
  person('Lena Fischer', 'lena.fischer', 21, 'Leipzig', 'Germany'),
  person('Omar Farouk', 'omar.farouk', 58, 'Cairo', 'Egypt', 'Records first, furniture second.'),
  person('Zeynep Kaya', 'zeynep.kaya', 86, 'Izmir', 'Türkiye'),
  person('Diego Salas', 'diego.salas', 114, 'Mexico City', 'Mexico', 'Sneakers, always boxed.'),
  person('Hana Novak', 'hana.novak', 61, 'Prague', 'Czechia'),
  person('Fatima Zahra', 'fatima.zahra', 49, 'Rabat', 'Morocco', 'Tea at four.'),
  person('Kofi Mensah', 'kofi.mensah', 134, 'Accra', 'Ghana'),
  person('Elena Rossi', 'elena.rossi', 95, 'Bologna', 'Italy', 'I read the description twice.'),
  person('Liam Byrne', 'liam.byrne', 37, 'Galway', 'Ireland'),
  person('Sofia Marques', 'sofia.marques', 57, 'Coimbra', 'Portugal'),
  person('Anders Krog', 'anders.krog', 133, 'Odense', 'Denmark'),
  person('Mei Chen', 'mei.chen', 66, 'Taipei', 'Taiwan'),
  person('Yasmin Idrissi', 'yasmin.idrissi', 118, 'Tangier', 'Morocco'),
  person('Oskar Jansen', 'oskar.jansen', 87, 'Ghent', 'Belgium', 'Still looking for the other candlestick.'),
  person('Ruth Okafor', 'ruth.okafor', 120, 'Lagos', 'Nigeria'),
];

function person(
  name: string,
  handle: string,
  face: number,
  city: string,
  country: string,
  bio = '',
): NamedPerson {
  return { name, handle, face, city, country, bio };
}
