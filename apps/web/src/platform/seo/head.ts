/** What a screen says about itself to browsers, search engines and link previews. */
export type Head = {
  title: string;
  description?: string;
  /** An absolute or root-relative address. */
  image?: { url: string; width?: number; height?: number; alt?: string };
  /** An MP4 at such an address. */
  video?: { url: string; type: string; width: number; height: number };
  type?: 'website' | 'product' | 'profile' | 'article' | 'video.other';
  jsonLd?: Record<string, unknown> | Record<string, unknown>[];
  /** Pages for one person, and lists without an end, are not for search engines. */
  noindex?: boolean;
  /** The largest picture of the first view, fetched before anything else. */
  preload?: { href: string; srcSet?: string; sizes?: string; type?: string };
};

export type HeadPlace = { siteName: string; origin: string; path: string; locale: string };

export type HeadTag = { tag: 'meta' | 'link'; attributes: Record<string, string> };

export function documentTitle(head: Head, siteName: string): string {
  return head.title === siteName ? siteName : `${head.title} · ${siteName}`;
}

/** The tags of a head, but for the title, the data for search engines and the preload. */
export function headTags(head: Head, place: HeadPlace): HeadTag[] {
  const url = place.origin + place.path;
  const image = head.image && new URL(head.image.url, place.origin).href;
  const video = head.video && new URL(head.video.url, place.origin).href;
  const tags: (HeadTag | undefined)[] = [
    named('description', head.description),
    named('robots', head.noindex ? 'noindex' : undefined),
    head.noindex ? undefined : { tag: 'link', attributes: { rel: 'canonical', href: url } },
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:type', head.type ?? 'website'),
    property('og:url', url),
    property('og:site_name', place.siteName),
    property('og:locale', place.locale),
    property('og:image', image),
    property('og:image:width', head.image?.width?.toString()),
    property('og:image:height', head.image?.height?.toString()),
    property('og:image:alt', head.image?.alt),
    property('og:video', video),
    property('og:video:type', head.video?.type),
    property('og:video:width', head.video?.width.toString()),
    property('og:video:height', head.video?.height.toString()),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
  ];
  return tags.filter((tag) => tag !== undefined);
}

function named(name: string, content: string | undefined): HeadTag | undefined {
  return content ? { tag: 'meta', attributes: { name, content } } : undefined;
}

function property(property: string, content: string | undefined): HeadTag | undefined {
  return content ? { tag: 'meta', attributes: { property, content } } : undefined;
}
