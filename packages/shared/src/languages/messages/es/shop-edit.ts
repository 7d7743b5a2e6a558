import type { shopEdit as en } from '../en/shop-edit.ts';
import type { Translation } from '../translation.ts';

export const shopEdit: Translation<typeof en> = {
  'shopEdit.nameFree': 'Este nombre está disponible',
  'shopEdit.nameTaken': 'Otra tienda ya tiene este nombre',
  'shopEdit.nameRefused': 'Este nombre está reservado al mercado',
  'shopEdit.namesRefused': 'Otra tienda tiene este nombre o esta dirección. Elige otro arriba.',
  'shopEdit.address': 'Dirección de la tienda:',
  'shopEdit.changeAddress': 'Cambiar',
  'shopEdit.addressLabel': 'Dirección web',
  'shopEdit.addressHint':
    'De la a a la z, cifras y guiones. Tus tres últimas direcciones seguirán llevando aquí.',
  'shopEdit.slugRule': 'Al menos tres caracteres: de la a a la z, cifras y guiones sueltos',
  'shopEdit.slugFree': 'Esta dirección está disponible',
  'shopEdit.slugTaken': 'Otra tienda ya tiene esta dirección',
  'shopEdit.slugRefused': 'Esta dirección no está disponible',
  'shopEdit.takeSlug': 'Usar «{slug}»',
  'shopEdit.timeZoneHint': 'Para las horas de tus directos y eventos.',
  'shopEdit.opened': '{name} está abierta',
  'shopEdit.conflict': 'Tu tienda se cambió en otro sitio.',
  'shopEdit.conflictNote': 'No se ha sobrescrito nada y tus cambios siguen aquí.',
  'shopEdit.takeTheirs': 'Usar la versión guardada',
  'shopEdit.keepMine': 'Sobrescribir con la mía',
  'shopEdit.closeTitle': 'Cerrar tu tienda',
  'shopEdit.closeNote':
    'Solo tú puedes ver una tienda cerrada y lo que contiene. No se borra nada y puedes reabrirla cuando quieras.',
  'shopEdit.close': 'Cerrar tienda',
  'shopEdit.closeAsk': '¿Cerrar {name}?',
  'shopEdit.closeMeans':
    'Tus productos, eventos y la página de tu tienda desaparecen al momento. Conservas a tus seguidores.',
  'shopEdit.stayOpen': 'Dejarla abierta',
  'shopEdit.closed': 'Tu tienda está cerrada',
  'shopEdit.closedOwn': 'Tu tienda está cerrada. Solo tú puedes verla.',
  'shopEdit.closedStaff': 'Esta tienda está cerrada. Solo la ven su dueño y el equipo del mercado.',
  'shopEdit.reopen': 'Reabrir',
  'shopEdit.reopened': 'Tu tienda vuelve a estar abierta',
  'shopEdit.suspendedOwn':
    'Tu tienda está suspendida. Nadie más puede verla y no puedes cambiar nada. Contacta con el soporte para pedir una revisión.',
  'shopEdit.suspendedStaff': 'Esta tienda está suspendida. Solo la ven su dueño y el equipo del mercado.',
  'shopEdit.stillOpen': 'Termina esto primero:',
  'shopEdit.matter.offer_agreed':
    '{count, plural, one {# comprador aún puede comprar al precio acordado, hasta el {until}} other {# compradores aún pueden comprar al precio acordado, hasta el {until}}}',
  'shopEdit.matter.offer_countered':
    '{count, plural, one {# contraoferta espera la respuesta del comprador hasta el {until}} other {# contraofertas esperan la respuesta de los compradores hasta el {until}}}',
  'shopEdit.matter.offer_waiting':
    '{count, plural, one {# oferta espera a que la aceptes o la rechaces} other {# ofertas esperan a que las aceptes o las rechaces}}',
  'shopEdit.toOffers': 'Ir a tus ofertas',
  'shopEdit.closedShelf': 'Cerrada por ahora',
  'shopEdit.closedShelfOwn':
    '{count, plural, =0 {Solo tú verás esta página hasta que reabras.} one {Tu producto está a salvo y volverá a la venta en cuanto reabras.} other {Tus # productos están a salvo y volverán a la venta en cuanto reabras.}}',
  'shopEdit.closedShelfNote':
    '{count, plural, =0 {Solo pueden ver esta página su dueño y el equipo del mercado.} one {Los compradores no ven su producto.} other {Los compradores no ven sus # productos.}}',
  'shopEdit.matter.orders_open':
    '{count, plural, one {# pedido sin terminar} other {# pedidos sin terminar}}',
  'shopEdit.matter.auction_running':
    '{count, plural, one {# subasta en marcha} other {# subastas en marcha}}',
  'shopEdit.matter.show_on_air': '{count, plural, one {# directo en curso} other {# directos en curso}}',
  'shopEdit.matter.show_scheduled':
    '{count, plural, one {# directo programado} other {# directos programados}}',
  'shopEdit.matter.tickets_sold':
    '{count, plural, one {# evento próximo con entradas vendidas} other {# eventos próximos con entradas vendidas}}',
  'shopEdit.matter.balance_left':
    '{count, plural, one {Dinero en el saldo de tu tienda: retíralo o pásalo a tu monedero} other {Dinero en el saldo de tu tienda: retíralo o pásalo a tu monedero}}',
  'shopEdit.matter.payout_running':
    '{count, plural, one {# cobro de camino a tu banco} other {# cobros de camino a tu banco}}',
  'shopEdit.matter.money_here': 'Tu tienda todavía tiene dinero aquí, o debe algo',
  'shopEdit.start': 'Antes de tu primera venta',
  'shopEdit.startNote': 'Esto solo lo ves tú.',
  'shopEdit.step.look': 'Logotipo y cabecera',
  'shopEdit.stepNote.look': 'Para que te reconozcan',
  'shopEdit.step.shipping': 'Envíos',
  'shopEdit.stepNote.shipping': 'Cuánto cuesta un paquete y adónde envías',
  'shopEdit.step.product': 'Tu primer producto',
  'shopEdit.stepNote.product': 'Fotos, un precio y cuántos tienes',
  'shopEdit.stepDone': 'Hecho',
  'shopEdit.bareShelf': 'Aún no hay productos',
  'shopEdit.bareShelfNote': 'Tu primer producto puede estar aquí en dos minutos.',
  'error.have_shop': 'Ya tienes una tienda.',
  'error.have_shop.next': 'Cada persona puede tener una. La tuya está en el menú.',
  'error.shop_suspended': 'Esta tienda está suspendida.',
  'error.shop_suspended.next': 'Contacta con el soporte para pedir una revisión.',
  'error.open_orders': 'Tu tienda aún tiene pedidos abiertos u otros compromisos.',
  'error.open_orders.next': 'Termínalos o cancélalos antes.',
  'error.too_many_shipping_profiles': 'Una tienda puede tener hasta 20 perfiles de envío.',
  'error.too_many_shipping_profiles.next': 'Elimina uno antes.',
  'error.too_many_shipping_methods': 'Un perfil de envío puede tener hasta 20 métodos.',
  'error.too_many_shipping_methods.next': 'Elimina uno antes.',
  'error.too_many_coupons': 'Una tienda puede tener hasta 100 cupones.',
  'error.too_many_coupons.next': 'Elimina uno antes.',
  'error.coupon_refused': 'Este cupón no se puede usar en este pedido.',
  'error.coupon_refused.next': 'Revisa el código o continúa sin él.',
  'error.default_profile': 'No puedes eliminar el perfil predeterminado.',
  'error.default_profile.next': 'Elige antes otro predeterminado.',
};
