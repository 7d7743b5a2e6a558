import type { roomList as english } from '../en/room-list.ts';
import type { Translation } from '../translation.ts';

/** The run list of a room: what waits, and what can be done about it beforehand. */
export const roomList: Translation<typeof english> = {
  'roomList.watch': 'نبّهني قبل {title}',
  'roomList.watchOn': 'سننبّهك قبلها بثلاث قطع',
  'roomList.signInToWatch': 'سجّل الدخول لنذكّرك بالقطع',
  'roomList.signInToWatchNote': 'سننبّهك قبل دور هذه القطعة بثلاث قطع.',
  'roomList.preBid': 'زايد قبل أن تبدأ',
  'roomList.preBidNote':
    'عندما تبدأ، سنزايد عنك خطوة بخطوة حتى حدّك الأقصى. لا يراه أحد سواك، ويمكنك تغييره حتى ذلك الحين.',
  'roomList.cancelPreBid': 'إلغاء هذه المزايدة',
  'roomList.yourMax': 'حدّك الأقصى {price}',
  'roomList.stopped': 'أُوقفت',
  'roomList.buy': 'اشترِ',
  'roomList.buyTitle': 'شراء فوري',
  'roomList.pinned': 'ثبّته المضيف',
  'roomList.addAddress': 'أضف عنوانًا',
  'roomList.addCard': 'أضف بطاقة',
  'roomList.needAddress': 'إلى أين نرسلها؟',
  'roomList.needCard': 'أضف بطاقة للدفع',
  'roomList.heldFor': 'محجوزة لك {time}',
  'roomList.toCheckout': 'إتمام الشراء',
  'roomList.signInToBuy': 'سجّل الدخول للشراء',
  'roomList.signInToBuyNote': 'سجّل الدخول وسنعيدك مباشرة إلى هذا العرض.',
};
