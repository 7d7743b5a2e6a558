import type { fees as en } from '../en/fees.ts';
import type { Translation } from '../translation.ts';

/** What selling costs, as staff keep it. */
export const fees: Translation<typeof en> = {
  'fees.note':
    'Lo que cuesta vender. Se aplica la comisión más específica: la de la tienda, luego la de la categoría y luego la del mercado. Los pedidos ya hechos conservan la suya.',
  'fees.market': 'Mercado',
  'fees.fixed': 'Más un importe fijo',
  'fees.least': 'Como mínimo',
  'fees.most': 'Como máximo',
  'fees.mostRule': 'No puede ser menor que el mínimo',
  'fees.elsewhere': 'Comisión de pago fija en otras monedas',
  'fees.elsewhereNote': 'Si dejas una vacía, tu importe se convierte con tu tipo de cambio.',
  'fees.converted': 'Si lo dejas vacío: {amount}',
  'fees.returned': 'Devolver a las tiendas la comisión de pago cuando se reembolsa un pedido',
  'fees.save': 'Guardar comisiones',
  'fees.saved': 'Comisiones guardadas',
  'fees.removed': 'Vuelve a la comisión habitual',
  'fees.of.category': 'Categorías',
  'fees.of.shop': 'Tiendas',
  'fees.note.category': 'Una comisión para una categoría y todo lo que contiene.',
  'fees.note.shop': 'Una comisión acordada con una tienda, venda lo que venda.',
  'fees.add.category': 'Añadir categoría',
  'fees.add.shop': 'Añadir tienda',
  'fees.edit': 'Editar comisión: {name}',
  'fees.remove': 'Quitar comisión: {name}',
  'fees.atLeast': 'mínimo {amount}',
  'fees.atMost': 'máximo {amount}',
  'fees.findShop': 'Buscar una tienda',
  'fees.findShopHint': 'Búscala por su nombre y elígela.',
  'fees.shop': 'Tienda',
  'fees.commissionAndFixed': 'Comisión {percent} % + {fixed}',
  'people.done.fees.changed': 'Comisiones modificadas',
  'people.done.fees.removed': 'Comisión propia eliminada',
};
