import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';
import type { Translate } from '@/platform/i18n/index.ts';

/** A field and what is wrong with it, as the server names both. */
export type ToldProblem = { field: string; rule?: string };

const fields: Record<string, MessageKey> = {
  title: 'editor.title',
  description: 'editor.description',
  images: 'editor.pictures',
  categoryId: 'editor.category',
  condition: 'editor.condition',
  price: 'editor.price',
  compareAt: 'editor.compareAt',
  minOffer: 'editor.minOffer',
  acceptsOffers: 'editor.takeOffers',
  auction: 'editor.kind.auction',
  available: 'editor.stock',
  sku: 'editor.sku',
  options: 'editor.optionName',
  variants: 'editor.variants',
  weightGrams: 'editor.weight',
  sizeMm: 'editor.size',
  shippingProfileId: 'editor.shipping',
  tags: 'editor.tags',
  attributes: 'editor.facts',
};

const rules: Record<string, MessageKey> = {
  required: 'editor.rule.required',
  tooShort: 'editor.rule.tooShort',
  needsPrice: 'editor.rule.needsPrice',
  needsPiece: 'editor.rule.needsPiece',
  notHigher: 'editor.rule.notHigher',
  notLower: 'editor.rule.notLower',
};

/** "Category: is missing", each once. */
export function problemWords(problems: readonly ToldProblem[], t: Translate): string[] {
  const words = problems.map(({ field, rule }) => {
    const key = fields[field.split('.')[0] ?? ''];
    return t('editor.problem', {
      field: key ? t(key) : field,
      rule: t(rules[rule ?? ''] ?? 'editor.rule.other'),
    });
  });
  return [...new Set(words)];
}
