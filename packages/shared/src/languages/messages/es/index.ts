import type { en } from '../en/index.ts';
import { none } from '../none.ts';
import type { Translation } from '../translation.ts';
import { account } from './account.ts';
import { admin } from './admin.ts';
import { adminPeople } from './admin-people.ts';
import { arranged } from './arranged.ts';
import { auctionTerms } from './auction-terms.ts';
import { auctions } from './auctions.ts';
import { bidSignals } from './bid-signals.ts';
import { bidding } from './bidding.ts';
import { breaks } from './breaks.ts';
import { cancelRate } from './cancel-rate.ts';
import { cards } from './cards.ts';
import { cart } from './cart.ts';
import { categories } from './categories.ts';
import { chargebacks } from './chargebacks.ts';
import { checkout } from './checkout.ts';
import { clips } from './clips.ts';
import { coHosts } from './co-hosts.ts';
import { coupons } from './coupons.ts';
import { deviceErrors } from './device-errors.ts';
import { disputes } from './disputes.ts';
import { events } from './events.ts';
import { fees } from './fees.ts';
import { files } from './files.ts';
import { flashSales } from './flash-sales.ts';
import { giveaways } from './giveaways.ts';
import { help } from './help.ts';
import { hosting } from './hosting.ts';
import { imports } from './imports.ts';
import { landing } from './landing.ts';
import { lateOrders } from './late-orders.ts';
import { leaving } from './leaving.ts';
import { live } from './live.ts';
import { mail } from './mail.ts';
import { market } from './market.ts';
import { messaging } from './messaging.ts';
import { news } from './news.ts';
import { notifications } from './notifications.ts';
import { orders } from './orders.ts';
import { papers } from './papers.ts';
import { paymentSettings } from './payment-settings.ts';
import { payouts } from './payouts.ts';
import { player } from './player.ts';
import { polls } from './polls.ts';
import { productEditor } from './product-editor.ts';
import { profile } from './profile.ts';
import { protection } from './protection.ts';
import { raids } from './raids.ts';
import { recordings } from './recordings.ts';
import { replay } from './replay.ts';
import { reviews } from './reviews.ts';
import { room } from './room.ts';
import { roomList } from './room-list.ts';
import { scheduling } from './scheduling.ts';
import { searching } from './searching.ts';
import { security } from './security.ts';
import { sell } from './sell.ts';
import { selling } from './selling.ts';
import { settings } from './settings.ts';
import { settlement } from './settlement.ts';
import { shell } from './shell.ts';
import { shipping } from './shipping.ts';
import { shopEdit } from './shop-edit.ts';
import { showReport } from './show-report.ts';
import { signIn } from './sign-in.ts';
import { social } from './social.ts';
import { sold } from './sold.ts';
import { studio } from './studio.ts';
import { taxes } from './taxes.ts';
import { tickets } from './tickets.ts';
import { tips } from './tips.ts';
import { ui } from './ui.ts';
import { verify } from './verify.ts';
import { wallet } from './wallet.ts';
import { walletScreen } from './wallet-screen.ts';

/** Every word of the interface in Spanish. */
export const es: Translation<typeof en> = {
  ...none,
  ...account,
  ...admin,
  ...adminPeople,
  ...arranged,
  ...auctionTerms,
  ...auctions,
  ...bidding,
  ...bidSignals,
  ...cancelRate,
  ...lateOrders,
  ...cards,
  ...cart,
  ...categories,
  ...chargebacks,
  ...checkout,
  ...clips,
  ...coHosts,
  ...coupons,
  ...deviceErrors,
  ...disputes,
  ...events,
  ...fees,
  ...files,
  ...breaks,
  ...giveaways,
  ...flashSales,
  ...polls,
  ...tips,
  ...help,
  ...hosting,
  ...imports,
  ...landing,
  ...leaving,
  ...live,
  ...mail,
  ...market,
  ...news,
  ...notifications,
  ...messaging,
  ...papers,
  ...paymentSettings,
  ...payouts,
  ...orders,
  ...player,
  ...productEditor,
  ...profile,
  ...protection,
  ...replay,
  ...raids,
  ...recordings,
  ...reviews,
  ...room,
  ...roomList,
  ...scheduling,
  ...searching,
  ...security,
  ...sell,
  ...selling,
  ...settings,
  ...settlement,
  ...shell,
  ...shipping,
  ...shopEdit,
  ...signIn,
  ...social,
  ...sold,
  ...showReport,
  ...studio,
  ...taxes,
  ...tickets,
  ...ui,
  ...verify,
  ...wallet,
  ...walletScreen,
};
