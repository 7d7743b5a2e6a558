export { sellerHome } from './seller-home.plugin.ts';
