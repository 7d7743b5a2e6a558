import type { paymentSettings as en } from '../en/payment-settings.ts';
import type { Translation } from '../translation.ts';

/** How the market is paid, as its operator sets it, and in what shops sell. */
export const paymentSettings: Translation<typeof en> = {
  'admin.payments': 'Pagos',
  'people.done.payments.changed': 'Ajustes de pago cambiados',
  'paymentSettings.note': 'Cómo pagan los compradores y en qué monedas venden las tiendas.',
  'paymentSettings.closed':
    'Aquí aún no puede pagar nadie: no hay claves de Stripe y no se puede pagar directamente a las tiendas.',
  'paymentSettings.cards.stripe': 'Las tarjetas se cobran con Stripe.',
  'paymentSettings.cards.sandbox': 'Las tarjetas las cobra el proveedor de prueba. No se mueve dinero real.',
  'paymentSettings.cards.none':
    'No se aceptan tarjetas. Para aceptarlas, configura tus claves de Stripe y reinicia.',
  'paymentSettings.arranged': 'Pago directo a las tiendas',
  'paymentSettings.arrangedNote':
    'Cada tienda decide si lo ofrece. Tu comisión se suma a lo que debe la tienda y se descuenta de sus próximas ventas con tarjeta.',
  'paymentSettings.days': 'Días para pagar',
  'paymentSettings.daysHint': 'Los artículos quedan reservados hasta entonces.',
  'paymentSettings.daysRule': 'Entre {least} y {most} días',
  'paymentSettings.currencies': 'Monedas',
  'paymentSettings.currenciesNote':
    'Las tiendas venden en {currency} o en una de estas. Los tipos de cambio sirven para contar las compras en los límites de gasto que cada cual se pone; los precios nunca se convierten.',
  'paymentSettings.allowed': 'Las tiendas nuevas pueden elegirla',
  'paymentSettings.rate': '1 {of} en {own}',
  'paymentSettings.rateRule': 'Un número mayor que cero, como 1,08',
  'paymentSettings.add': 'Añadir una moneda',
  'paymentSettings.remove': 'Quitar {currency}',
  'paymentSettings.reserve': 'Reserva para contracargos',
  'paymentSettings.reserveNote':
    'Si los bancos anulan demasiados pagos de una tienda, retenemos parte de sus ganancias durante un tiempo. La tienda ve cuánto, por qué y hasta cuándo.',
  'paymentSettings.reserveLimit': 'Tasa de contracargos por encima de, en %',
  'paymentSettings.reserveKept': 'Parte retenida de cada pedido, en %',
  'paymentSettings.reserveDays': 'Días en reserva',
  'paymentSettings.percentRule': 'Entre 0 y 100',
  'paymentSettings.tipsNote':
    'Retenemos las propinas este tiempo antes de que la tienda pueda retirarlas, por si una tarjeta resulta ser robada. Con 0, la tienda las recibe al momento.',
  'paymentSettings.tipDays': 'Días de retención',
  'developers.component.payments': 'Pagos',
  'developers.none': 'Sin configurar',
  'shopCurrency.label': 'Moneda',
  'shopCurrency.hint': 'Todos tus precios estarán en esta moneda. No podrás cambiarla después.',
  'shopCurrency.fixed': 'Vendes en {currency}. No se puede cambiar.',

  'error.currency_not_counted': 'Te has puesto un límite de gasto y no podemos contar esta moneda en él.',
  'error.currency_not_counted.next': 'Elige algo en otra moneda o cambia tus límites.',
};
