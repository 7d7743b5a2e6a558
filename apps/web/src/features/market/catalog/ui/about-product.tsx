import type { Product } from '@souk/shared/market/catalog/schema.ts';
import { useT } from '@/platform/i18n/index.ts';
import { RichTextView } from '@/ui/rich-text-view/rich-text-view.tsx';

export function AboutProduct({ product }: { product: Product }) {
  const t = useT();
  const hasCondition = product.attributes.some(({ name }) => name.toLowerCase() === 'condition');
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="display text-22 sm:text-28">
        {t('market.about')}
      </h2>
      <RichTextView text={product.description} className="mt-3.5 max-w-[68ch] text-16 text-ink-2" />
      <dl className="mt-5 border-t border-line text-14">
        {product.attributes.map(({ name, value }) => (
          <Fact key={name} name={name} value={value} />
        ))}
        {hasCondition ? null : (
          <Fact name={t('market.condition')} value={t(`market.condition.${product.condition}`)} />
        )}
      </dl>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid grid-cols-[96px_1fr] gap-4 border-b border-line py-3">
      <dt className="text-ink-3">{name}</dt>
      <dd className="text-ink-1">{value}</dd>
    </div>
  );
}
