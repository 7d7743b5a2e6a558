import type { AddressBody } from '@souk/shared/identity/addresses/schema.ts';

type Home = Omit<AddressBody, 'name'>;

/** Where those live who buy again and again. */
export const homes: Readonly<Record<string, Home>> = {
  'priya.raman': home('GB', 'Amwell Street 14', 'London', 'EC1R 1UQ', '+442079460101'),
  'mateo.rios': home('ES', 'Carrer de Cadis 52', 'Valencia', '46006', '+34961234567'),
  'jonas.wirth': home('CH', 'Länggassstrasse 31', 'Bern', '3012', '+41311234567'),
  'lena.fischer': home('DE', 'Karl-Heine-Straße 61', 'Leipzig', '04229', '+493411234567'),
  'sofia.marques': home('PT', 'Rua da Sofia 120', 'Coimbra', '3000-389', '+351239123456'),
  'zeynep.kaya': home('TR', 'Kıbrıs Şehitleri Caddesi 61', 'İzmir', '35220', '+902324221234'),
  'fatima.zahra': home('MA', 'Rue Oukaïmeden 8', 'Rabat', '10000', '+212537123456'),
  'elena.rossi': home('IT', 'Via Santo Stefano 43', 'Bologna', '40125', '+39051123456'),
};

function home(country: string, street: string, city: string, postalCode: string, phone: string): Home {
  return { country, street, city, postalCode, phone, region: country === 'IT' ? 'BO' : '' };
}
