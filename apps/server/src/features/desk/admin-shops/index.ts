export { adminShops } from './admin-shops.plugin.ts';
