import type { OwnProduct } from '@souk/shared/market/catalog/edit-schema.ts';
import { type Translate, useFormat, useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import type { Edited } from '@/ui/editing/use-editing.ts';
import type { ProductDraft } from '../model/product-draft.ts';
import { productKind } from '../model/product-kind.ts';
import { changedParts, type MergedPart, merged } from '../model/product-merge.ts';
import { type ProductVersion, versionOf } from '../model/product-version.ts';

interface ConflictDialogProps {
  editing: Edited<ProductDraft, OwnProduct>;
  /** Where it is kept on this device. */
  at: string;
  names: ProductNames;
}

/** What the ids of a product are called. */
export interface ProductNames {
  category: (id: string) => string;
  profile: (id: string) => string;
}

/** Someone else saved first: what they changed, and whose it will be. */
export function ConflictDialog({ editing, at, names }: ConflictDialogProps) {
  const t = useT();
  const { conflict } = editing;
  if (!conflict) return null;
  const mine = { draft: editing.draft, images: editing.images.map(({ _id }) => _id) };
  const theirs = versionOf(conflict.theirs);
  const base = productKind.editings.of(at)?.base ?? theirs;
  const own = new Set(changedParts(base, mine));
  const parts = changedParts(mine, theirs);
  return (
    <Dialog
      open
      // One of both has to be chosen; nothing is saved before that.
      onOpenChange={() => undefined}
      width="wide"
      title={t('editor.conflict.title')}
      note={<Who told={conflict.told} />}
      actions={
        <>
          <Button onClick={editing.takeTheirs}>{t('editor.conflict.takeTheirs')}</Button>
          <Button look="accent" onClick={() => editing.keepMine(merged)}>
            {t('editor.conflict.keepMine')}
          </Button>
        </>
      }
    >
      {parts.length === 0 ? (
        <p className="text-14 text-ink-2">{t('editor.conflict.same')}</p>
      ) : (
        <>
          <Differences
            parts={parts}
            mine={mine}
            theirs={theirs}
            own={own}
            currency={conflict.theirs.currency}
            names={names}
          />
          <p className="mt-4 text-13 text-ink-2">{t('editor.conflict.note')}</p>
        </>
      )}
    </Dialog>
  );
}

function Who({ told }: { told: { changedAt: string; changedBy: { _id: string; name: string } | null } }) {
  const t = useT();
  const { relative } = useFormat();
  const me = useSession(({ user }) => user?._id);
  const time = relative(told.changedAt);
  if (!told.changedBy) return t('editor.conflict.byMarket', { time });
  if (told.changedBy._id === me) return t('editor.conflict.byYou', { time });
  return t('editor.conflict.byName', { name: told.changedBy.name, time });
}

interface DifferencesProps {
  parts: readonly MergedPart[];
  mine: ProductVersion;
  theirs: ProductVersion;
  own: ReadonlySet<MergedPart>;
  currency: OwnProduct['currency'];
  names: ProductNames;
}

function Differences({ parts, mine, theirs, own, currency, names: called }: DifferencesProps) {
  const t = useT();
  const { money } = useFormat();
  const names = { ...called, money: (amount: number) => money({ amount, currency }) };
  return (
    <table className="w-full table-fixed border-collapse text-14">
      <thead className="text-13 text-ink-2">
        <tr className="border-b border-line">
          <th scope="col" className="w-1/4 py-2 pe-3 text-start font-medium">
            {t('editor.conflict.part')}
          </th>
          <th scope="col" className="py-2 pe-3 text-start font-medium">
            {t('editor.conflict.theirs')}
          </th>
          <th scope="col" className="py-2 text-start font-medium">
            {t('editor.conflict.mine')}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part} className="border-b border-hairline align-top">
            <th scope="row" className="py-2.5 pe-3 text-start font-medium text-ink-2">
              {t(`editor.part.${part}`)}
            </th>
            <td dir="auto" className="py-2.5 pe-3 wrap-anywhere">
              {shown(theirs, part, t, names)}
            </td>
            <td
              dir="auto"
              className={`py-2.5 wrap-anywhere ${own.has(part) ? 'font-semibold' : 'text-ink-3'}`}
            >
              {shown(mine, part, t, names)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Names extends ProductNames {
  money: (amount: number) => string;
}

const excerpt = 120;

function shown({ draft, images }: ProductVersion, part: MergedPart, t: Translate, names: Names): string {
  const text = part === 'pictures' ? String(images.length) : say[part](draft, t, names);
  if (text === '') return t('editor.none');
  return text.length > excerpt ? `${text.slice(0, excerpt)}…` : text;
}

const say: Record<
  Exclude<MergedPart, 'pictures'>,
  (draft: ProductDraft, t: Translate, names: Names) => string
> = {
  title: ({ title }) => title,
  description: ({ description }) => description,
  category: ({ categoryId }, _, { category }) => (categoryId ? category(categoryId) : ''),
  condition: ({ condition }, t) => (condition ? t(`market.condition.${condition}`) : ''),
  tags: ({ tags }) => tags.join(', '),
  attributes: ({ attributes }) => attributes.map(({ name, value }) => `${name}: ${value}`).join('; '),
  kind: ({ kind }, t) => t(`editor.kind.${kind}`),
  price: ({ price, compareAt }, _, { money }) =>
    [price, compareAt].flatMap((one) => (one === null ? [] : money(one))).join(' / '),
  offers: ({ acceptsOffers, minOffer }, t, { money }) =>
    acceptsOffers ? (minOffer === null ? t('editor.takeOffers') : money(minOffer)) : '',
  stock: ({ available, sku }) => [available, sku].filter(Boolean).join(', '),
  variants: ({ variants }, _, { money }) =>
    variants
      .map(({ choice, price, available }) =>
        [Object.values(choice).join(' '), price === null ? '' : money(price), `× ${available ?? 0}`]
          .filter(Boolean)
          .join(' '),
      )
      .join('; '),
  weight: ({ weight }) => weight,
  size: ({ size }) => size,
  shipping: ({ shippingProfileId }, _, { profile }) => profile(shippingProfileId),
};
