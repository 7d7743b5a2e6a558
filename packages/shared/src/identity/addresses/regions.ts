export type Region = { code: string; name: string };

/** What the part between city and country is called where one lives. */
export function regionKind(country: string): 'state' | 'province' | 'county' | 'region' {
  if (['US', 'AU', 'BR', 'IN', 'MX'].includes(country)) return 'state';
  if (['CA', 'ES', 'IT', 'AR'].includes(country)) return 'province';
  return ['GB', 'IE'].includes(country) ? 'county' : 'region';
}

/** A parcel does not find its way without one. */
export function regionNeeded(country: string): boolean {
  return ['US', 'CA', 'AU', 'BR', 'MX', 'IN'].includes(country);
}

/** Every region of a country that is chosen from a list; empty where it is written freely. */
export function regionsOf(country: string): readonly Region[] {
  return lists[country] ?? [];
}

/** The code of a listed region, given by its code or its name; elsewhere what was written. */
export function normalRegion(region: string, country: string): string {
  const wanted = region.trim().replace(/\s+/g, ' ');
  const plain = wanted.toLowerCase();
  const found = regionsOf(country).find(
    ({ code, name }) => code.toLowerCase() === plain || name.toLowerCase() === plain,
  );
  return found?.code ?? wanted;
}

export function regionFits(region: string, country: string): boolean {
  const regions = regionsOf(country);
  return regions.length === 0 || regions.some(({ code }) => code === normalRegion(region, country));
}

const list = (text: string): Region[] =>
  text.split('|').map((entry) => {
    const cut = entry.indexOf(' ');
    return { code: entry.slice(0, cut), name: entry.slice(cut + 1) };
  });

// By the names and the short forms that stand on a parcel there.
const lists: Readonly<Record<string, readonly Region[]>> = {
  US: list(
    'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|' +
      'DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|' +
      'KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|' +
      'MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|' +
      'NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|' +
      'PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|' +
      'VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|' +
      'AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific',
  ),
  CA: list(
    'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|' +
      'NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Québec|' +
      'SK Saskatchewan|YT Yukon',
  ),
  AU: list(
    'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|' +
      'SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
  ),
  BR: list(
    'AC Acre|AL Alagoas|AP Amapá|AM Amazonas|BA Bahia|CE Ceará|DF Distrito Federal|ES Espírito Santo|' +
      'GO Goiás|MA Maranhão|MT Mato Grosso|MS Mato Grosso do Sul|MG Minas Gerais|PA Pará|PB Paraíba|' +
      'PR Paraná|PE Pernambuco|PI Piauí|RJ Rio de Janeiro|RN Rio Grande do Norte|RS Rio Grande do Sul|' +
      'RO Rondônia|RR Roraima|SC Santa Catarina|SP São Paulo|SE Sergipe|TO Tocantins',
  ),
  MX: list(
    'AGS Aguascalientes|BC Baja California|BCS Baja California Sur|CAMP Campeche|CHIS Chiapas|' +
      'CHIH Chihuahua|CDMX Ciudad de México|COAH Coahuila|COL Colima|DGO Durango|GTO Guanajuato|' +
      'GRO Guerrero|HGO Hidalgo|JAL Jalisco|MEX Estado de México|MICH Michoacán|MOR Morelos|NAY Nayarit|' +
      'NL Nuevo León|OAX Oaxaca|PUE Puebla|QRO Querétaro|QROO Quintana Roo|SLP San Luis Potosí|SIN Sinaloa|' +
      'SON Sonora|TAB Tabasco|TAMPS Tamaulipas|TLAX Tlaxcala|VER Veracruz|YUC Yucatán|ZAC Zacatecas',
  ),
};
