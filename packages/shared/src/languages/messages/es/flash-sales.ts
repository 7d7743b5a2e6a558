import type { flashSales as en } from '../en/flash-sales.ts';
import type { Translation } from '../translation.ts';

/** Flash sales in the room of a show. */
export const flashSales: Translation<typeof en> = {
  'error.flash_sale_running': 'Ya hay una oferta relámpago en marcha.',
  'error.flash_sale_running.next': 'Termínala primero o espera a que acabe.',
  'error.flash_sale_over': 'Esta oferta relámpago ya terminó.',
  'error.flash_sale_over.next': 'Puedes empezar otra.',
  'error.flash_sale_stock': 'No hay tantas unidades disponibles.',
  'error.flash_sale_stock.next': 'Elige menos unidades.',
  'error.flash_sale_not_cheaper': 'El precio rebajado tiene que ser inferior al habitual y mayor que cero.',
  'error.flash_sale_not_cheaper.next': 'Descuenta un poco menos.',
  'error.too_many_flash_sales': 'Ya van 100 ofertas relámpago.',
  'error.too_many_flash_sales.next': 'Guarda las siguientes para otro directo.',
  'flash.amountOff': 'Importe',
  'flash.end': 'Terminar ya',
  'flash.for': 'Dura',
  'flash.from': 'desde {price}',
  'flash.gone': 'Agotado a este precio',
  'flash.items': 'Unidades a este precio',
  'flash.left': '{count, plural, one {queda #} other {quedan #}}',
  'flash.limit': '{count, plural, one {# por persona} other {hasta # por persona}}',
  'flash.new': 'Nueva oferta relámpago',
  'flash.ofAvailable': '{count} disponibles',
  'flash.over': 'Oferta relámpago terminada',
  'flash.overNote':
    '{taken, plural, =0 {Nadie compró a ese precio} one {# de {pieces} vendida} other {# de {pieces} vendidas}}',
  'flash.overHint': 'Vuelve a su precio habitual',
  'flash.percentOff': 'Porcentaje',
  'flash.perPerson': 'Límite por persona',
  'flash.preview': 'De {was} a {price}',
  'flash.previewFrom': 'Desde {price} en lugar de {was}',
  'flash.start': 'Empezar la oferta',
  'flash.startOf': 'Empezar una oferta relámpago de {title}',
  'flash.taken': '{taken} de {pieces} reservadas',
  'flash.title': 'Oferta relámpago',
};
