// What buyers will see, in one piece: it comes after the form, and is there when someone presses for it.
export { PagePreview } from './page-preview.tsx';
export { ProductPreview } from './product-preview.tsx';
