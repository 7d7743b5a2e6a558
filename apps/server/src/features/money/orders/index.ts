export { waitForMoney } from './arranged.service.ts';
export { sendTogether } from './bundle.service.ts';
export { cancelLocked, putUnsentBack, refundLocked } from './cancel.service.ts';
export { cancellationsOf } from './cancel-rate.service.ts';
export { refundIfCalledOff } from './cancelled-event.job.ts';
export { committedSince } from './committed.repo.ts';
export { heldAgain, heldCredit, lacksCredit, returnCredit } from './credit.service.ts';
export { noteDrawn } from './drawn.service.ts';
export { eachDueOrder } from './each-due.ts';
export { sideOf } from './order.access.ts';
export { findParties, partiesTold, tellOfAll, tellOfOrders, tellParties } from './order.facts.ts';
export { orderNews, ordersLive } from './order.live.ts';
export { staffActsFor } from './order.policy.ts';
export {
  findLines,
  findLinesOfCheckout,
  insertEvent,
  lockOrder,
  lockOrdersOfCheckout,
  lockOrdersOfPayment,
  type OrderLineRow,
  type OrderRow,
  spentSince,
  updateOrder,
} from './order.repo.ts';
export { mailingOrderLinks } from './order-link.job.ts';
export { getOrderByLink } from './order-link.service.ts';
export { countOrdersTo, findOrder, findOrderNames } from './order-read.repo.ts';
export { noteFailure, stepOrder } from './order-step.service.ts';
export { orderNumber, summaryOf } from './order-words.ts';
export { nothingRefunded, orderMovedOn, tooMuchRefunded } from './orders.failures.ts';
export { ordersInvariants } from './orders.invariants.ts';
export { ordersJobs } from './orders.jobs.ts';
export { ordersPart } from './orders.personal.ts';
export { orders } from './orders.plugin.ts';
export { getOrder } from './orders.service.ts';
export { findParcels } from './parcel.repo.ts';
export { dropOrders, type OrderToPlace, placeOrders } from './place.service.ts';
export { countRefunded, insertRefund, sumRefunds } from './refund.repo.ts';
export {
  cardPart,
  refundOrder,
  refundRest,
  refundReturned,
  refundSettled,
  sharesOf,
} from './refund.service.ts';
export { refundByHand } from './refund-by-hand.service.ts';
export { chosenFor, noRefundAsked } from './refund-choice.ts';
export { findSales, findSalesOfAll, type SalesRow } from './sales.repo.ts';
export { markPaid, saleEntry, unearnedEntry } from './settle.service.ts';
export { findShopHealth, type ShopHealthRow } from './shop-health.repo.ts';
export { splitOver } from './split-over.ts';
