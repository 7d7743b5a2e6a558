export { staffOrders } from './staff-orders.plugin.ts';
