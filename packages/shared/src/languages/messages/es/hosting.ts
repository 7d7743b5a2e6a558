import type { hosting as en } from '../en/hosting.ts';
import type { Translation } from '../translation.ts';

/** A show as its host leads it. */
export const hosting: Translation<typeof en> = {
  'error.show_not_live': 'Este directo no está en marcha.',
  'error.show_not_live.next': 'Los lotes solo salen mientras dura el directo.',
  'error.lot_running': 'Todavía hay un lote en subasta.',
  'error.lot_running.next': 'Espera a que termine o detenlo antes.',
  'error.lot_not_waiting': 'Este lote ya no está en espera.',
  'error.lot_not_waiting.next': 'Vuelve a mirar la lista.',
  'error.lot_sold_out': 'No queda ninguna unidad que vender.',
  'error.lot_sold_out.next': 'Añade existencias al producto o elige otro lote.',
  'error.product_running': 'Este producto se está subastando ahora mismo.',
  'error.product_running.next': 'Espera a que termine esa subasta.',
  'error.show_not_waiting': 'Este directo ya no puede empezar.',
  'error.show_not_waiting.next': 'Ya se emitió o se canceló.',
  'error.shop_not_open': 'Tu tienda no está abierta.',
  'error.shop_not_open.next': 'Ábrela antes de empezar el directo.',
  'error.lot_not_running': 'Este lote ya no está en subasta.',
  'error.lot_not_running.next': 'Se cerró hace un momento.',
  'error.lot_secret_end': 'Este lote termina en un momento secreto.',
  'error.lot_secret_end.next': 'Puedes cerrarlo o detenerlo, pero no cambiar su tiempo.',
};
