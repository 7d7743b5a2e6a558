import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';
import type { Translate } from '@/platform/i18n/index.ts';

/** A field and what is wrong with it, as the server names both. */
export type ToldProblem = { field: string; rule?: string };

const fields: Record<string, MessageKey> = {
  title: 'selling.title',
  description: 'selling.description',
  images: 'selling.pictures',
  categoryId: 'selling.category',
  condition: 'selling.condition',
  price: 'selling.price',
  compareAt: 'selling.compareAt',
  minOffer: 'editor.minOffer',
  acceptsOffers: 'selling.takeOffers',
  auction: 'selling.kind.auction',
  available: 'selling.stock',
  sku: 'selling.sku',
  options: 'selling.optionName',
  variants: 'selling.variants',
  weightGrams: 'selling.weight',
  sizeMm: 'selling.size',
  shippingProfileId: 'selling.shipping',
  tags: 'selling.tags',
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
