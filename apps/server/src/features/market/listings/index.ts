export { fieldsOf } from './fields.ts';
export { announce, type ProductFacts } from './listings.facts.ts';
export { listingsInvariants } from './listings.invariants.ts';
export { listings } from './listings.plugin.ts';
export { findOwnProduct, findSeller, lockProducts, type Seller } from './own-product.repo.ts';
export { type Saving, saveProduct } from './save.service.ts';
