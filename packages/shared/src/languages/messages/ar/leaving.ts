import type { leaving as en } from '../en/leaving.ts';
import type { Translation } from '../translation.ts';

/** Taking one's data along, and closing the account. */
export const leaving: Translation<typeof en> = {
  'screen.settingsAccount': 'الحساب',
  'leaving.note': 'بياناتك ملكك. نزّلها أو أغلق حسابك نهائيًا.',
  'leaving.data': 'بياناتك',
  'leaving.dataText':
    'ملف zip فيه كل ما لدى السوق عنك بصيغة JSON يقرؤها الناس والبرامج، مع الملفات التي رفعتها.',
  'leaving.download': 'تنزيل بياناتي',
  'leaving.downloaded': 'بياناتك الآن في مجلد التنزيلات.',
  'leaving.close': 'إغلاق حسابك',
  'leaving.closeText': 'لا يمكن التراجع عن ذلك.',
  'leaving.goes.you': 'يُحذف فورًا اسمك وصورتك وعناوينك وهاتفك وأجهزتك ومفاتيح المرور وإعداداتك.',
  'leaving.goes.shop': 'يُغلق متجرك: تُزال المنتجات من السوق وتُلغى العروض والفعاليات المجدولة.',
  'leaving.goes.stays': 'تبقى طلباتك وتقييماتك بلا اسمك، لأن غيرك وسجلاتنا المحاسبية بحاجة إليها.',
  'leaving.closeMine': 'إغلاق حسابي',
  'leaving.sure': 'هل تريد إغلاق حسابك نهائيًا؟',
  'leaving.sureNote': 'اكتب اسم المستخدم {handle} للتأكيد.',
  'leaving.handle': 'اسم المستخدم',
  'leaving.handleWrong': 'هذا ليس اسم مستخدمك',
  'leaving.keep': 'أبقِ حسابي',
  'leaving.closeNow': 'أغلقه نهائيًا',
  'leaving.closed': 'أُغلق حسابك. مع أطيب التمنيات!',
  'leaving.held': 'ليس الآن. ما زال هناك أمر جارٍ.',
  'leaving.held.payment_processing': 'ما زالت عملية دفع بالبطاقة جارية. تنتهي عادةً خلال بضع دقائق.',
  'leaving.held.refund_processing': 'هناك مبلغ مسترد في الطريق إلى بطاقتك. انتظر وصوله.',
  'leaving.held.orders_open': 'لديك طلبات لم تكتمل بعد. انتظر حتى تكتمل.',
  'leaving.held.offer_agreed': 'اتفقت مع مشترٍ على سعر. انتظر حتى يشتري أو تنتهي المدة.',
  'leaving.held.balance_left': 'ما زال في رصيد متجرك مال. اسحبه أو انقله إلى محفظتك أولًا.',
  'leaving.held.payout_running': 'هناك دفعة في الطريق إلى بنكك. انتظر وصولها.',
  'leaving.held.show_on_air': 'عرضك مباشر الآن. أنهِه أولًا.',
  'leaving.held.auction_running': 'لديك مزاد جارٍ. انتظر نهايته.',
  'leaving.held.leading_bid': 'أنت المتصدر في مزاد جارٍ. انتظر نهايته.',
  'leaving.held.break_open': 'اشترى أشخاص خانات في أحد عروض البريك لديك. أجرِ السحب أو ألغِه أولًا.',
  'leaving.held.last_admin': 'أنت المدير الوحيد. عيّن مديرًا آخر أولًا.',
  'leaving.held.money_here': 'ما زال لديك رصيد أو مبلغ مستحق عليك. سوِّه أولًا.',
};
