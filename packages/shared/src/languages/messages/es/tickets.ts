import type { tickets as en } from '../en/tickets.ts';
import type { Translation } from '../translation.ts';

/** Tickets: choosing, showing and letting in. */
export const tickets: Translation<typeof en> = {
  'tickets.howMany': 'Cantidad: {name}',
  'tickets.choose': 'Elige tus entradas',
  'tickets.get':
    '{count, plural, one {Conseguir entrada} many {Conseguir # entradas} other {Conseguir # entradas}} · {price}',
  'tickets.perPerson':
    '{count, plural, one {Una entrada por persona.} many {Hasta # entradas por persona.} other {Hasta # entradas por persona.}}',
  'tickets.limit':
    '{count, plural, =0 {Has llegado al límite por persona.} one {Puedes conseguir # más: hay un límite por persona.} many {Puedes conseguir # más: hay un límite por persona.} other {Puedes conseguir # más: hay un límite por persona.}}',
  'tickets.limitedTo':
    '{count, plural, =0 {No se incluye: has llegado al límite por persona.} one {Solo se incluye #: es el límite por persona.} many {Solo se incluyen #: es el límite por persona.} other {Solo se incluyen #: es el límite por persona.}}',
  'tickets.limitField': 'Límite por persona',
  'tickets.limitHint': 'Entre todos los tipos de entrada.',
  'tickets.limitRule': 'Un número entero del 1 al 99',
  'error.ticket_limit': 'Son más entradas de las que puede tener una persona.',
  'error.ticket_limit.next': 'Elige menos, o mira si ya tienes más en el carrito.',
};
