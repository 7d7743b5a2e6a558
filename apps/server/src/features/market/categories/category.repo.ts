import type { CategoryId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { pictureOf } from '../../../platform/images/index.ts';

/** A category as far as a card names it; the name is chosen for the reader by the presenter. */
export interface CategoryRefRow {
  id: CategoryId;
  slug: string;
  names: Record<string, string>;
}

/** A category in its place. */
export interface CategoryNode extends CategoryRefRow {
  parentId: CategoryId | null;
}

export interface CategoryRow extends CategoryNode {
  /** Among those beside it; the smallest comes first. */
  position: number;
  image: Image | null;
  /** Active products of open shops here and in every category below. */
  productCount: number;
}

/** The category with this id as one value, for use inside another query. */
export function categoryRefOf(categoryId: Expression<unknown>): RawBuilder<CategoryRefRow> {
  return sql<CategoryRefRow>`(
    select json_build_object('id', c.id, 'slug', c.slug, 'names', c.names)
    from categories c where c.id = ${categoryId})`;
}

/** The whole tree without its counts, in the order the operator gave. */
export async function findCategoryTree(db: Db): Promise<CategoryNode[]> {
  const { rows } = await sql<CategoryNode>`
    select id, slug, names, parent_id as "parentId" from categories
    order by parent_id is not null, position, slug`.execute(db);
  return rows;
}

/** The whole tree, parents before their children, in the order the operator gave. */
export async function findCategories(db: Db): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    with recursive tree as (
      select id, id as root from categories
      union all
      select c.id, tree.root from categories c join tree on c.parent_id = tree.id
    ), direct as (
      select p.category_id as id, count(*) as products
      from products p join shops s on s.id = p.shop_id
      where p.status = 'active' and s.status = 'open'
      group by p.category_id
    ), totals as (
      select tree.root as id, sum(direct.products)::int as products
      from tree join direct on direct.id = tree.id
      group by tree.root
    )
    select c.id, c.slug, c.names, c.parent_id as "parentId", c.position, ${pictureOf(sql.ref('c.image_id'))} as image,
      coalesce(totals.products, 0) as "productCount"
    from categories c left join totals on totals.id = c.id
    order by c.parent_id is not null, c.position, c.slug`.execute(db);
  return rows;
}

/** The way from the root down to a category, itself included; empty when there is none of that id. */
export function findBreadcrumb(db: Db, id: CategoryId): Promise<CategoryRefRow[]> {
  return breadcrumbs(db, id);
}

const breadcrumbs = prepared('breadcrumb', (db, id: CategoryId) => ({
  compile: () =>
    sql<CategoryRefRow>`
      with recursive way as (
        select id, slug, names, parent_id, 0 as height from categories where id = ${id}::uuid
        union all
        select c.id, c.slug, c.names, c.parent_id, way.height + 1
        from categories c join way on c.id = way.parent_id
      )
      select id, slug, names from way order by height desc`.compile(db),
}));
