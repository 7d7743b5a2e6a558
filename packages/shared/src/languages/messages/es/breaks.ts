import type { breaks as en } from '../en/breaks.ts';
import type { Translation } from '../translation.ts';

/** Breaks and surprise sets: holding one, its spots, and checking its draw. */
export const breaks: Translation<typeof en> = {
  'error.too_many_breaks': 'Ya son 20 breaks.',
  'error.too_many_breaks.next': 'Deja el siguiente para otro directo.',
  'error.break_started': 'Ya se ha pujado por sus casillas.',
  'error.break_started.next': 'Puedes dejar de vender casillas, o cancelarlo y devolver el dinero a todos.',
  'error.break_over': 'Este break ha terminado.',
  'error.break_over.next': 'El sorteo es público. Échale un vistazo.',
  'error.spot_running': 'Se está vendiendo una de sus casillas.',
  'error.spot_running.next': 'Espera a que se adjudique y vuelve a intentarlo.',
  'error.spot_unpaid': 'Hay una casilla ganada que aún no está pagada.',
  'error.spot_unpaid.next': 'Espera al pago, o pásala al siguiente postor.',
  'notifications.text.spotDrawn': 'A «{product}» le ha tocado: {drawn}.',
};
