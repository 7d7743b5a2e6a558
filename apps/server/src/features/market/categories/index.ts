export { categoriesInvariants } from './categories.invariants.ts';
export { categories } from './categories.plugin.ts';
export { nameIn, presentCategory, presentCategoryRef } from './category.presenter.ts';
export {
  type CategoryNode,
  type CategoryRefRow,
  type CategoryRow,
  categoryRefOf,
  findBreadcrumb,
  findCategories,
  findCategoryTree,
} from './category.repo.ts';
export { subtreeOf, wayTo } from './category.tree.ts';
export { categoryTree } from './tree-memory.ts';
