import type { AddressBody } from '@souk/shared/identity/addresses/schema.ts';
import { chanceOf } from '../random.ts';

interface Town {
  country: string;
  postalCode: string;
  region?: string;
  /** One that any house there could have. */
  phone: string;
  streets: readonly string[];
  /** Houses are numbered before the street. */
  numberFirst?: true;
}

/** Where those live who bid. */
const towns: Readonly<Record<string, Town>> = {
  Lisbon: {
    country: 'PT',
    postalCode: '1200-270',
    phone: '+351213456789',
    streets: ['Rua da Bica', 'Rua do Século', 'Rua de São Bento'],
  },
  Porto: {
    country: 'PT',
    postalCode: '4000-322',
    phone: '+351223456789',
    streets: ['Rua do Almada', 'Rua Formosa', 'Rua de Cedofeita'],
  },
  Braga: {
    country: 'PT',
    postalCode: '4700-327',
    phone: '+351253456789',
    streets: ['Rua do Souto', 'Rua de São Marcos'],
  },
  Madrid: {
    country: 'ES',
    postalCode: '28004',
    phone: '+34912345678',
    streets: ['Calle del Pez', 'Calle de Fuencarral', 'Calle del Barco'],
  },
  Berlin: {
    country: 'DE',
    postalCode: '10999',
    phone: '+493012345678',
    streets: ['Oranienstraße', 'Reichenberger Straße', 'Graefestraße'],
  },
  Leipzig: {
    country: 'DE',
    postalCode: '04229',
    phone: '+493411234567',
    streets: ['Könneritzstraße', 'Zschochersche Straße'],
  },
  Paris: {
    country: 'FR',
    postalCode: '75011',
    phone: '+33142345678',
    streets: ['rue Oberkampf', 'rue de Charonne', 'rue Keller'],
    numberFirst: true,
  },
  Lyon: {
    country: 'FR',
    postalCode: '69001',
    phone: '+33472345678',
    streets: ['rue Burdeau', 'montée de la Grande Côte'],
    numberFirst: true,
  },
  Milan: {
    country: 'IT',
    postalCode: '20144',
    region: 'MI',
    phone: '+390212345678',
    streets: ['Via Savona', 'Via Tortona', 'Corso Genova'],
  },
  Bologna: {
    country: 'IT',
    postalCode: '40125',
    region: 'BO',
    phone: '+39051123456',
    streets: ['Via Santo Stefano', 'Via Mascarella'],
  },
  Utrecht: {
    country: 'NL',
    postalCode: '3512 JE',
    phone: '+31302345678',
    streets: ['Oudegracht', 'Twijnstraat', 'Voorstraat'],
  },
  Rotterdam: {
    country: 'NL',
    postalCode: '3014 GD',
    phone: '+31102345678',
    streets: ['Nieuwe Binnenweg', 'Mathenesserlaan'],
  },
  Copenhagen: {
    country: 'DK',
    postalCode: '1620',
    phone: '+4533123456',
    streets: ['Istedgade', 'Vesterbrogade', 'Elmegade'],
  },
  Odense: { country: 'DK', postalCode: '5000', phone: '+4566123456', streets: ['Vestergade', 'Kongensgade'] },
  Dublin: {
    country: 'IE',
    postalCode: 'D08 XY65',
    phone: '+35314567890',
    streets: ['Francis Street', 'Clanbrassil Street Lower'],
    numberFirst: true,
  },
  Cork: {
    country: 'IE',
    postalCode: 'T12 RX8A',
    phone: '+353214567890',
    streets: ['Douglas Street', 'Barrack Street'],
    numberFirst: true,
  },
  Galway: {
    country: 'IE',
    postalCode: 'H91 E2K3',
    phone: '+35391456789',
    streets: ['Dominick Street Lower'],
    numberFirst: true,
  },
  Vienna: {
    country: 'AT',
    postalCode: '1070',
    phone: '+4315234567',
    streets: ['Neubaugasse', 'Lindengasse', 'Zieglergasse'],
  },
  Brussels: {
    country: 'BE',
    postalCode: '1000',
    phone: '+3225123456',
    streets: ['Rue Haute', 'Rue de Flandre', 'Rue des Chartreux'],
  },
  Ghent: { country: 'BE', postalCode: '9000', phone: '+3292345678', streets: ['Hoogpoort', 'Burgstraat'] },
  Glasgow: {
    country: 'GB',
    postalCode: 'G12 8AA',
    phone: '+441413345678',
    streets: ['Byres Road', 'Great Western Road'],
    numberFirst: true,
  },
  Bristol: {
    country: 'GB',
    postalCode: 'BS6 5JY',
    phone: '+441179234567',
    streets: ['Gloucester Road', 'Stokes Croft'],
    numberFirst: true,
  },
  London: {
    country: 'GB',
    postalCode: 'EC1R 1UQ',
    phone: '+442079460101',
    streets: ['Amwell Street', 'Exmouth Market'],
    numberFirst: true,
  },
  Leeds: {
    country: 'GB',
    postalCode: 'LS6 1NF',
    phone: '+441132345678',
    streets: ['Brudenell Road', 'Otley Road'],
    numberFirst: true,
  },
  Gothenburg: {
    country: 'SE',
    postalCode: '413 01',
    phone: '+46311234567',
    streets: ['Linnégatan', 'Andra Långgatan'],
  },
  Malmö: {
    country: 'SE',
    postalCode: '211 42',
    phone: '+46401234567',
    streets: ['Södra Förstadsgatan', 'Möllevångsgatan'],
  },
  Oslo: {
    country: 'NO',
    postalCode: '0554',
    phone: '+4722123456',
    streets: ['Thorvald Meyers gate', 'Markveien'],
  },
  Trondheim: {
    country: 'NO',
    postalCode: '7013',
    phone: '+4773123456',
    streets: ['Nedre Bakklandet', 'Ila'],
  },
  Valencia: {
    country: 'ES',
    postalCode: '46006',
    phone: '+34961234567',
    streets: ['Carrer de Cadis', 'Carrer de Sueca'],
  },
  Bern: {
    country: 'CH',
    postalCode: '3012',
    phone: '+41311234567',
    streets: ['Länggassstrasse', 'Mittelstrasse'],
  },
  Coimbra: {
    country: 'PT',
    postalCode: '3000-389',
    phone: '+351239123456',
    streets: ['Rua da Sofia', 'Rua Larga'],
  },
  Prague: { country: 'CZ', postalCode: '130 00', phone: '+420222123456', streets: ['Bořivojova', 'Krymská'] },
  'New York': {
    country: 'US',
    postalCode: '11211',
    region: 'NY',
    phone: '+17185551234',
    streets: ['Bedford Avenue', 'Grand Street'],
    numberFirst: true,
  },
  Chicago: {
    country: 'US',
    postalCode: '60647',
    region: 'IL',
    phone: '+17735551234',
    streets: ['North Milwaukee Avenue', 'West Armitage Avenue'],
    numberFirst: true,
  },
};

export const hasHome = ({ city }: { city: string }): boolean => city in towns;

/** Where a demo person has parcels sent, by the town they live in. */
export function homeOf({ name, handle, city }: { name: string; handle: string; city: string }): AddressBody {
  const town = towns[city];
  if (!town) throw new Error(`nobody in the demo world has things sent to ${city}`);
  const { country, postalCode, region = '', phone, streets, numberFirst } = town;
  const chance = chanceOf(`home:${handle}`);
  const street = chance.pick(streets);
  const house = chance.between(3, 148);
  return {
    ...{ name, country, city, region, postalCode, phone },
    street: numberFirst ? `${house} ${street}` : `${street} ${house}`,
  };
}
