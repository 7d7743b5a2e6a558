import { protection } from '../languages/messages/es/protection.ts';
import { claimOf } from '../market/protection/promise.ts';
import type { GuideArticle } from './schema.ts';

export const buyingArticles: readonly GuideArticle[] = [
  {
    slug: 'first-purchase',
    topic: 'buying',
    audience: 'buyers',
    title: 'Comprar por primera vez',
    summary:
      'Añádelo al carrito, elige el envío y paga con tarjeta. Un solo carrito sirve para muchas tiendas.',
    sections: [
      {
        heading: 'De la tienda a tu puerta',
        paragraphs: [
          'Abre un producto, elige la talla o el color y pulsa «Comprar ya» o «Al carrito». Puedes seguir explorando: el carrito guarda artículos de varias tiendas y pagas una sola vez.',
          'Al pagar, tus artículos quedan reservados durante 10 minutos y ves el tiempo que queda. Si se acaba, no pierdes nada: simplemente vuelven a la venta y otra persona puede comprarlos.',
          'Recibes un pedido por cada tienda, porque cada una prepara su propio paquete.',
        ],
      },
      {
        heading: 'Lo que necesitas',
        paragraphs: [
          'Una dirección de envío y una tarjeta. Guárdalas y la próxima vez te bastarán dos toques.',
        ],
      },
    ],
  },
  {
    slug: 'prices',
    topic: 'buying',
    audience: 'buyers',
    title: 'Qué significa un precio tachado',
    summary: 'Es el precio más bajo de los 30 días anteriores a la rebaja, nunca uno inventado.',
    sections: [
      {
        heading: 'Rebajas honestas',
        paragraphs: [
          'Guardamos todos los precios que ha tenido un producto. Cuando el vendedor lo rebaja, el precio tachado es el más bajo de los 30 días anteriores, como exige la ley europea.',
          'En la página de un producto puedes ver el historial completo en un pequeño gráfico. También es público el precio final de las subastas.',
        ],
      },
    ],
  },
  {
    slug: 'offers',
    topic: 'buying',
    audience: 'buyers',
    title: 'Hacer una oferta',
    summary:
      'Si el vendedor acepta ofertas, puedes proponer un precio. Tiene 48 horas para aceptarlo, hacerte una contraoferta o rechazarlo.',
    sections: [
      {
        heading: 'Cómo funciona',
        paragraphs: [
          'Pulsa «Hacer una oferta» en la página del producto y escribe tu precio. Le llegará al vendedor en la conversación contigo, donde puedes añadir unas palabras. Ahí verás siempre en qué punto está la oferta.',
          'Ante una contraoferta también tienes 48 horas: acéptala, recházala o propón un precio entre los dos.',
          'Una oferta aceptada vale durante 24 horas: añade el artículo al carrito a ese precio. Hasta que lo compres, otra persona puede llevárselo al precio normal.',
        ],
      },
    ],
  },
  {
    slug: 'orders',
    topic: 'buying',
    audience: 'buyers',
    title: 'Seguir un pedido, o encontrar uno sin iniciar sesión',
    summary: 'En Mis pedidos ves cada paso. Si no tienes cuenta, usa el número de pedido y tu correo.',
    sections: [
      {
        heading: 'Los pasos',
        paragraphs: [
          'Pagado, preparado, enviado, entregado, completado. Cuando el vendedor añade el número de seguimiento, lo verás en el pedido.',
          'Puedes pedir la cancelación mientras el paquete no esté preparado.',
        ],
      },
      {
        heading: 'Sin iniciar sesión',
        paragraphs: [
          'Abre Mis pedidos y escribe el número de pedido y el correo de la compra. Enviaremos un enlace a esa dirección y nadie más podrá abrirlo.',
        ],
      },
    ],
  },
  {
    slug: 'returns',
    topic: 'buying',
    audience: 'buyers',
    title: 'Tu pedido llegó roto, equivocado o no llegó',
    summary:
      'Abre una reclamación desde el pedido. El vendedor tiene 48 horas para responder y, después, decide el soporte.',
    sections: [
      {
        heading: 'Qué plazo tienes',
        paragraphs: [claimOf(protection, 'es')],
      },
      {
        heading: 'Qué hacer',
        paragraphs: [
          'Abre el pedido y pulsa «Informar de un problema». Cuéntanos qué ha pasado y añade fotos del artículo, y del paquete si llegó dañado.',
          'El vendedor tiene 48 horas para responder con un reembolso, un cambio o una devolución. Si no hay acuerdo, el soporte lee lo que dice cada parte y decide.',
        ],
      },
    ],
  },
  {
    slug: 'events',
    topic: 'buying',
    audience: 'buyers',
    title: 'Entradas para eventos',
    summary: 'Cada entrada es un código en tu móvil que el vendedor escanea en la puerta.',
    sections: [
      {
        heading: 'Antes y en la puerta',
        paragraphs: [
          'En la página de un evento ves la hora del lugar donde se celebra. Si lo añades a tu calendario, aparecerá en tu hora local.',
          'Tus entradas están en el pedido. Cada código vale para una persona y una sola vez.',
          'Si el evento es en línea, el enlace aparece en el pedido antes de que empiece.',
        ],
      },
    ],
  },
  {
    slug: 'watching',
    topic: 'live',
    audience: 'buyers',
    title: 'Ver un directo',
    summary: 'Cualquiera puede ver el directo y leer el chat. Para escribir, pujar o comprar, inicia sesión.',
    sections: [
      {
        heading: 'En la sala',
        paragraphs: [
          'El vídeo ocupa toda la pantalla, con el chat por encima y, abajo, el artículo del momento con su precio.',
          'Pulsa «Recuérdamelo» en un próximo directo y te avisaremos cuando empiece. Sigue a una tienda para enterarte de todos sus directos.',
          '¿Te lo perdiste? Muchos directos se pueden volver a ver, con una lista para saltar al lote que quieras.',
        ],
      },
      {
        heading: 'Buenos modales',
        paragraphs: [
          'Los anfitriones y sus moderadores pueden borrar mensajes, ralentizar el chat o expulsar a alguien de la sala. Pórtate como el invitado que te gustaría recibir.',
        ],
      },
    ],
  },
  {
    slug: 'bidding',
    topic: 'live',
    audience: 'buyers',
    title: 'Cómo funcionan las pujas',
    summary:
      'Gana la puja más alta cuando se acaba el tiempo. Las pujas de última hora añaden tiempo, así que nadie puede arrebatártelo en el último segundo.',
    sections: [
      {
        heading: 'Una puja es un compromiso',
        paragraphs: [
          'Para pujar necesitas una dirección y una tarjeta guardada. Si ganas, cobramos en esa tarjeta. Si el cobro falla, tienes 24 horas antes de que se lo ofrezcamos a quien quedó en segundo lugar.',
          '¿Has pujado sin querer? Puedes retirar la puja durante 5 segundos, siempre que nadie la haya superado.',
        ],
      },
      {
        heading: 'Cuando se acaba el tiempo',
        paragraphs: [
          'Cada lote indica qué pasa con una puja de última hora: reinicia el reloj, añade unos segundos o no cambia nada (muerte súbita).',
          'El que cuenta es el reloj del mercado, no el de tu móvil.',
        ],
      },
    ],
  },
  {
    slug: 'max-bid',
    topic: 'live',
    audience: 'buyers',
    title: 'Fijar un máximo y olvidarte',
    summary:
      'Fija lo máximo que pagarías. Pujamos por ti lo justo en cada momento y no le mostramos tu límite a nadie.',
    sections: [
      {
        heading: 'Un ejemplo',
        paragraphs: [
          'El precio es 20 y tu máximo 50. Alguien puja 25 y pujamos 26 por ti. Si nadie sube más, pagas 26, no 50.',
          'Si dos personas fijan el mismo máximo, gana quien lo fijó primero.',
        ],
      },
    ],
  },
  {
    slug: 'bid-log',
    topic: 'live',
    audience: 'everyone',
    title: 'Comprobar que una subasta fue justa',
    summary:
      'Cada lote tiene un registro público en el que cada puja va encadenada a la anterior. Cualquiera puede comprobarlo.',
    sections: [
      {
        heading: 'Qué muestra el registro',
        paragraphs: [
          'El número, la hora y el importe de cada puja, y un hash que incluye el de la puja anterior. Si alguien cambiara una línea, dejarían de cuadrar todas las siguientes.',
          'Los sorteos funcionan igual: publicamos el hash de la semilla antes de que nadie participe y la propia semilla después.',
        ],
      },
    ],
  },
];
