import type { CategoryId } from '@souk/shared/ids.ts';
import { categoryRow, type NewCategory } from '../features/market/categories/category.builder.ts';
import { idOf } from '../platform/ids.ts';
import type { NewImage } from '../platform/images/image.builder.ts';
import type { Anchor } from './anchor.ts';
import { type CategoryContent, categoryOf, categoryTree } from './content/categories.ts';
import { type Form, shapeOf } from './content/forms.ts';
import { drawnRow, imageIdOf, pictureOf } from './pictures.ts';

const idOfCategory = (slug: string): CategoryId => idOf<CategoryId>(`category:${slug}`);

/** Parents before their children. */
export function categoriesOf(anchor: Anchor): { categories: NewCategory[]; images: NewImage[] } {
  const categories: NewCategory[] = [];
  const images: NewImage[] = [];
  const add = (content: CategoryContent, position: number, parent: CategoryContent | null) => {
    const name = `category:${content.slug}`;
    images.push(
      drawnRow({
        name,
        recipe: { type: 'still', ...pictureOf(name, content.form, content.look), companion: false },
        width: 960,
        height: 1200,
        alt: content.names.en,
        owner: null,
        madeAt: anchor.days(-1900),
      }),
    );
    categories.push(
      categoryRow({
        id: idOfCategory(content.slug),
        parent_id: parent ? idOfCategory(parent.slug) : null,
        slug: content.slug,
        names: content.names,
        image_id: imageIdOf(name),
        position,
      }),
    );
  };
  categoryTree.forEach((root, i) => {
    add(root, i, null);
    root.children?.forEach((child, j) => {
      add(child, j, root);
    });
  });
  return { categories, images };
}

/** The leaf a thing is listed under, and the hall of the market it belongs to. */
export function categoryFor(form: Form): { leaf: CategoryId; root: CategoryId } {
  const slug = categoryOf[shapeOf(form).kind];
  const root = categoryTree.find((each) => each.slug === slug || each.children?.some((c) => c.slug === slug));
  return { leaf: idOfCategory(slug), root: idOfCategory(root?.slug ?? slug) };
}
