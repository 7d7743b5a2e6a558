import type { Product } from '@souk/shared/market/catalog/schema.ts';
import { plainTextOf } from '@souk/shared/rich-text/plain.ts';
import type { Formats } from '@/platform/i18n/index.ts';
import type { Head } from '@/platform/seo/head.ts';
import { breadcrumbData, offerData, ratingData } from '@/platform/seo/structured-data.ts';
import { fallbackUrl, srcSetOf } from '@/ui/picture/picture.model.ts';

const pictureSizes = '(width < 1024px) 100vw, 620px';

/** What search engines and shared links say of a product, and its first picture ahead of all else. */
export function productHead(product: Product, format: Formats): Head {
  const [first] = product.images;
  const about = plainTextOf(product.description);
  return {
    title: `${product.title}, ${format.money(product.price)}`,
    description: about.slice(0, 200),
    type: 'product',
    ...(first
      ? {
          image: { url: fallbackUrl(first), alt: first.alt },
          preload: {
            href: fallbackUrl(first),
            srcSet: srcSetOf(first, 'avif'),
            sizes: pictureSizes,
            type: 'image/avif',
          },
        }
      : {}),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: product.title,
        description: about,
        ...(product.variants.length === 1 ? { sku: product.variants[0]?.sku } : {}),
        image: product.images.map((image) => fallbackUrl(image)),
        offers: offerData(product.price, product.available > 0, {
          seller: { '@type': 'Organization', name: product.shop.name },
        }),
        ...ratingData(product.rating, product.reviewCount),
      },
      breadcrumbData(product.breadcrumb.map(({ _id, name }) => ({ name, path: `/categories/${_id}` }))),
    ],
  };
}
