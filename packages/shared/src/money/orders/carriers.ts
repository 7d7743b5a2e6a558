/** Carriers whose parcels can be followed on a page of theirs; the number comes last in its address. */
const pages: Readonly<Record<string, string>> = {
  Aramex: 'https://www.aramex.com/track/results?ShipmentNumber=',
  'Canada Post': 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=',
  Correos: 'https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number=',
  CTT: 'https://www.ctt.pt/feapl_2/app/open/objectSearch/objectSearch.jspx?objects=',
  DHL: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
  DPD: 'https://tracking.dpd.de/status/en_US/parcel/',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr=',
  GLS: 'https://gls-group.eu/EU/en/parcel-tracking?match=',
  'La Poste': 'https://www.laposte.fr/outils/suivre-vos-envois?code=',
  'Royal Mail': 'https://www.royalmail.com/track-your-item#/tracking-results/',
  UPS: 'https://www.ups.com/track?tracknum=',
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
};

export const carriers: readonly string[] = Object.keys(pages);

/** Where a parcel can be followed; null with a carrier that we do not know. */
export function trackingLink({ number, carrier }: { number: string; carrier: string }): string | null {
  const name = carriers.find((one) => one.toLowerCase() === carrier.trim().toLowerCase());
  const page = name && pages[name];
  return page ? page + encodeURIComponent(number.replace(/\s/g, '')) : null;
}
