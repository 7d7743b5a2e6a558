import { protection } from '../languages/messages/es/protection.ts';
import { claimOf } from '../protection/promise.ts';
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
          'Abre un producto, elige la talla o el color y pulsa Comprar ya o Añadir al carrito. Puedes seguir explorando: el carrito guarda artículos de varias tiendas y pagas una sola vez.',
          'Al pagar, tus artículos quedan reservados durante 10 minutos y ves el tiempo que queda. Si se acaba no pierdes nada: vuelven a la venta y otra persona puede comprarlos.',
          'Recibes un pedido por cada tienda, porque cada una prepara su propio paquete.',
        ],
      },
      {
        heading: 'Lo que necesitas',
        paragraphs: [
          'Una dirección de envío y una tarjeta. Puedes guardar ambas, y la próxima vez bastan dos toques.',
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
          'Se guarda cada precio que ha tenido un producto. Cuando un vendedor lo baja, el precio tachado al lado es el más bajo de los 30 días anteriores, como pide la ley europea.',
          'En la página de un producto puedes ver toda su historia en un pequeño gráfico. También es público por cuánto se vendieron las subastas.',
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
      'Donde un vendedor acepta ofertas puedes proponer tu precio; el vendedor acepta, contraoferta o rechaza en 48 horas.',
    sections: [
      {
        heading: 'Cómo funciona',
        paragraphs: [
          'Busca Hacer una oferta en la página del producto y escribe tu precio. El vendedor la recibe en su conversación contigo, donde puedes añadir unas palabras. La tarjeta muestra siempre cómo está la oferta.',
          'Una oferta aceptada vale durante 24 horas: añade el artículo al carrito a ese precio. Hasta que lo compres, cualquiera puede comprar el artículo al precio completo.',
        ],
      },
    ],
  },
  {
    slug: 'orders',
    topic: 'buying',
    audience: 'buyers',
    title: 'Seguir un pedido, o encontrar uno sin iniciar sesión',
    summary: 'Mis pedidos muestra cada paso. Sin cuenta, lo encuentran el número y tu correo.',
    sections: [
      {
        heading: 'Los pasos',
        paragraphs: [
          'Pagado, preparado, enviado, entregado, completado. Cuando el vendedor escribe un número de seguimiento, lo ves en el pedido.',
          'Puedes pedir que se cancele hasta que el paquete esté preparado.',
        ],
      },
      {
        heading: 'Sin iniciar sesión',
        paragraphs: [
          'Abre Mis pedidos y escribe el número del pedido y el correo con el que se compró. Enviamos un enlace a esa dirección; nadie más puede abrirlo.',
        ],
      },
    ],
  },
  {
    slug: 'returns',
    topic: 'buying',
    audience: 'buyers',
    title: 'Algo llegó roto, equivocado o no llegó',
    summary:
      'Abre una reclamación desde el pedido. El vendedor tiene 48 horas para responder; después decide el soporte.',
    sections: [
      {
        heading: 'Hasta cuándo',
        paragraphs: [claimOf(protection, 'es')],
      },
      {
        heading: 'Qué hacer',
        paragraphs: [
          'Abre el pedido y pulsa Informar de un problema. Cuéntanos qué va mal y añade fotos: del artículo, y del paquete si venía dañado.',
          'El vendedor tiene 48 horas para responder con un reembolso, un cambio o una devolución. Si no llegan a un acuerdo, el soporte lee a las dos partes y decide.',
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
          'Las horas en la página de un evento son las de su lugar. Añádelo a tu calendario y ahí estará en tu propia hora.',
          'Tus entradas están en el pedido. Un código deja entrar a una persona, una vez.',
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
    summary: 'Cualquiera puede mirar y leer el chat. Para escribir, pujar o comprar, inicia sesión.',
    sections: [
      {
        heading: 'En la sala',
        paragraphs: [
          'El vídeo llena la pantalla, el chat pasa por encima, y abajo está el artículo que se muestra con su precio.',
          'Pulsa Recuérdamelo en un próximo directo y te avisaremos cuando empiece. Sigue a una tienda para enterarte de todos sus directos.',
          '¿Te lo perdiste? Muchos directos quedan como repetición, con una lista de lotes a los que saltar.',
        ],
      },
      {
        heading: 'Buenos modales',
        paragraphs: [
          'Quienes presentan y sus moderadores pueden borrar mensajes, frenar el chat o acompañar a alguien a la salida. Sé el invitado que te gustaría tener.',
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
      'Gana la puja más alta cuando se acaba el tiempo. Las pujas tardías añaden tiempo, así que nadie se lo lleva en el último segundo.',
    sections: [
      {
        heading: 'Una puja es un compromiso',
        paragraphs: [
          'Para pujar necesitas una dirección y una tarjeta guardada. Cuando ganas se cobra en la tarjeta; si falla tienes 24 horas antes de que preguntemos al segundo.',
          '¿Pulsaste sin querer? Puedes retirar una puja durante 5 segundos, mientras nadie haya pujado por encima.',
        ],
      },
      {
        heading: 'Cuando queda poco tiempo',
        paragraphs: [
          'Cada lote dice qué hace una puja tardía: reiniciar el reloj, añadir segundos o nada en absoluto (muerte súbita).',
          'Decide el reloj del mercado, no el de tu móvil.',
        ],
      },
    ],
  },
  {
    slug: 'max-bid',
    topic: 'live',
    audience: 'buyers',
    title: 'Fijar un máximo y apartarse',
    summary:
      'Fija lo máximo que pagarías. Pujamos por ti en los pasos más pequeños y no mostramos a nadie tu límite.',
    sections: [
      {
        heading: 'Un ejemplo',
        paragraphs: [
          'El precio es 20 y tu máximo 50. Alguien puja 25: respondemos con 26 por ti. Si nadie sube más, pagas 26, no 50.',
          'Cuando dos personas tienen el mismo máximo, gana quien lo fijó primero.',
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
          'Número, hora e importe de cada puja, y un hash que incluye el hash de la puja anterior. Cambiar una línea rompería todas las siguientes.',
          'Los sorteos se hacen del mismo modo: el hash de la semilla se publica antes de que la gente participe, y la semilla misma después.',
        ],
      },
    ],
  },
];
