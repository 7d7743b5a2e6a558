import type { cancelRate as en } from '../en/cancel-rate.ts';
import type { Translation } from '../translation.ts';

/** How many orders a shop cancels, to itself, to staff and to buyers. */
export const cancelRate: Translation<typeof en> = {
  'cancelRate.title': 'Pedidos cancelados',
  'cancelRate.counted': 'Cancelaste {cancelled} de {paid} pedidos en {days} días',
  'cancelRate.within':
    'Por encima del {percent}, se ve en la página de tu tienda. No cuentan los que pidió cancelar el comprador, salvo si iban con retraso.',
  'cancelRate.tooMany':
    'Supera el {percent}, así que se ve en la página de tu tienda. Mantén el inventario al día para bajarlo.',
  'cancelRate.shown': 'En tu página',
  'cancelRate.onShop':
    'Esta tienda canceló o no envió el {percent} de sus pedidos en los últimos {days} días.',
  'cancelRate.column': 'Cancelados',
  'cancelRate.ofOrders': '{percent} de {count}',
  'cancelRate.limit': 'Límite de pedidos cancelados',
  'cancelRate.limitNote':
    'Una tienda que cancela más de este porcentaje de sus pedidos pagados en 90 días lo muestra en su página. Con menos de diez pedidos no se muestra nada.',
  'cancelRate.limitPercent': 'Porcentaje de pedidos',
  'cancelRate.limitSave': 'Guardar límite',
  'cancelRate.limitSaved': 'Límite guardado',
  'people.done.cancel-limit.changed': 'Límite de pedidos cancelados modificado',
};
