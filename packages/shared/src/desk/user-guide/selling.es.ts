import type { GuideArticle } from './schema.ts';

export const sellingArticles: readonly GuideArticle[] = [
  {
    slug: 'open-a-shop',
    topic: 'selling',
    audience: 'sellers',
    title: 'Abrir una tienda',
    summary: 'Un nombre, un lugar y cuánto tardas en enviar. Son dos minutos, y es gratis hasta que vendes.',
    sections: [
      {
        heading: 'La primera hora',
        paragraphs: [
          'Elige Abrir una tienda en tu menú. Cuenta quién hace tus productos y dónde: la gente lo lee más de lo que crees.',
          'Después añade un método de envío y dos o tres productos. Las tiendas con fotos y una historia consiguen seguidores.',
        ],
      },
      {
        heading: 'La insignia junto a tu nombre',
        paragraphs: [
          'Verifica tu identidad y aparecerá una insignia junto al nombre de tu tienda. Los compradores la buscan.',
        ],
      },
      {
        heading: 'Cerrar y reabrir',
        paragraphs: [
          'Al final de Editar tu tienda puedes cerrarla. Solo tú la verás, no se borra nada y puedes reabrirla cuando quieras. Antes tienen que terminar las subastas en marcha, los directos programados y los eventos con entradas vendidas.',
        ],
      },
    ],
  },
  {
    slug: 'listings',
    topic: 'selling',
    audience: 'sellers',
    title: 'Añadir productos que se venden',
    summary:
      'Hasta diez fotos, un título honesto, opciones para tallas y colores, y un precio que te convenza.',
    sections: [
      {
        heading: 'Fotos',
        paragraphs: [
          'La primera es la portada y se muestra en vertical, cuatro por cinco. La luz natural de un lado y un fondo liso ayudan más que cualquier filtro.',
          'Borramos la ubicación de todas las fotos antes de que nadie las vea.',
        ],
      },
      {
        heading: 'Opciones y variantes',
        paragraphs: [
          'Añade una opción, como Esmalte, con sus valores, y cada combinación será una variante con su propio precio, existencias y SKU.',
        ],
      },
      {
        heading: 'Tres formas de vender',
        paragraphs: [
          'A precio fijo, en una subasta (de una hora a 14 días, o en un directo) o como sorteo en un directo. Mientras escribes el precio, ves al lado lo que recibirás.',
        ],
      },
      {
        heading: 'Borradores, existencias y rebajas',
        paragraphs: [
          'Todo se guarda como borrador mientras escribes, aunque falte el precio. Si editas el mismo producto en dos ventanas, te avisamos en la segunda y no se pierde nada.',
          'Las existencias bajan con cada venta. Al llegar a cero, el producto aparece agotado, y vuelve a la venta cuando añades unidades. Avisamos a quienes lo tienen en favoritos.',
          'Cuando bajas un precio que tiene precio anterior, los compradores ven tachado el más bajo de los 30 días previos. Nunca se tacha un precio que nadie tuvo que pagar.',
        ],
      },
    ],
  },
  {
    slug: 'import',
    topic: 'selling',
    audience: 'sellers',
    title: 'Traer productos de otra tienda',
    summary: 'Exporta un CSV de Shopify o WooCommerce, o rellena nuestra plantilla, y elige el archivo.',
    sections: [
      {
        heading: 'Lo revisamos antes de cambiar nada',
        paragraphs: [
          'Primero revisamos el archivo fila por fila y te decimos en qué fila y columna hay algo que corregir.',
          'Si vuelves a importar el mismo archivo, tus productos se actualizan sin duplicarse. Lo que hayas vendido o cambiado aquí desde entonces se mantiene, salvo que el archivo traiga algo nuevo.',
        ],
      },
      {
        heading: 'Las fotos vienen después',
        paragraphs: [
          'Los productos aparecen enseguida, como borradores. Copiamos las fotos desde tu otra tienda, y cada producto sale a la venta en cuanto llega la primera.',
          'Si no podemos copiar una foto, te decimos en qué fila está. Corrige el enlace en el archivo y vuelve a importarlo, o añade tú la foto.',
        ],
      },
      {
        heading: 'Llevarte tus productos',
        paragraphs: [
          '«Exportar mis productos» te da un archivo con todo lo que vendes a precio fijo. Cambia precios y existencias, vuelve a importarlo y tu tienda quedará igual que el archivo.',
        ],
      },
    ],
  },
  {
    slug: 'shipping',
    topic: 'selling',
    audience: 'sellers',
    title: 'Métodos de envío y paquetes combinados',
    summary:
      'Tarifa única, por peso, gratis a partir de un importe o recogida. Los lotes ganados en un mismo directo van en un solo paquete.',
    sections: [
      {
        heading: 'Cómo configurarlo',
        paragraphs: [
          'Ve a Ajustes, Métodos de envío. Mientras rellenas uno, ves cuánto costarían tres paquetes típicos.',
          'Los productos que se envían de otra manera tienen su propio perfil: los grandes y pesados, o los que salen de otro país. Los demás usan el perfil predeterminado.',
          'Quien gana varios lotes en un directo paga el envío una sola vez.',
        ],
      },
      {
        heading: 'Empaquetar',
        paragraphs: [
          'Imprime el albarán, prepara el paquete y escribe el número de seguimiento. Nosotros avisamos al comprador.',
        ],
      },
    ],
  },
  {
    slug: 'first-show',
    topic: 'selling',
    audience: 'sellers',
    title: 'Tu primer directo',
    summary: 'Prográmalo, ordena los lotes, ensaya y emite desde el navegador o desde OBS.',
    sections: [
      {
        heading: 'Antes',
        paragraphs: [
          'Programa el directo con dos o tres días de antelación, para que tus seguidores reciban un recordatorio. Prepara de diez a veinte lotes en el orden en que quieras mostrarlos.',
          'En el ensayo solo tú te ves y te oyes.',
        ],
      },
      {
        heading: 'Durante',
        paragraphs: [
          'Empieza un lote cuando lo tengas en la mano. Mientras tanto puedes preparar el siguiente, y dejar el chat en manos de tus moderadores para centrarte en hablar.',
          'Basta un móvil en un soporte a la altura de los ojos, con una lámpara detrás.',
        ],
      },
    ],
  },
  {
    slug: 'fees',
    topic: 'selling',
    audience: 'sellers',
    title: 'Lo que cuesta vender',
    summary: 'Nada hasta que vendes. Después, una comisión y una tarifa por el pago.',
    sections: [
      {
        heading: 'Un ejemplo',
        paragraphs: [
          'Con la comisión habitual del 8 % y la tarifa de pago del 2,9 % + 0,30, un artículo vendido por 58,00 te deja 51,38. El responsable de este mercado puede fijar otras tarifas; las que se aplican aparecen junto al precio al añadir un producto.',
          'Algunas categorías tienen su propia comisión. Publicar productos, hacer directos y recibir tus pagos es gratis.',
        ],
      },
    ],
  },
  {
    slug: 'payouts',
    topic: 'selling',
    audience: 'sellers',
    title: 'Cuándo y cómo cobras',
    summary:
      'Lo que ganas es tuyo 72 horas después de la entrega. Lo enviamos a tu banco cuando lo pidas, cada semana o cada mes.',
    sections: [
      {
        heading: 'Pendiente y disponible',
        paragraphs: [
          'Las ventas quedan pendientes hasta 72 horas después de la entrega. A partir de ahí puedes cobrarlas o gastarlas en el mercado.',
          'Cada pedido muestra el desglose completo: precio, comisión, tarifa de pago, envío, lo que te queda y cuándo lo recibirás.',
        ],
      },
    ],
  },
];
