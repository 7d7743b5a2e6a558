import type { bidSignals as en } from '../en/bid-signals.ts';
import type { Translation } from '../translation.ts';

/** Who may bid to raise a price, as staff see it. */
export const bidSignals: Translation<typeof en> = {
  'admin.bids': 'مؤشرات المزايدة',
  'admin.note.bids': 'مزايدون ربما يرفعون الأسعار لصالح البائع. لا يراها إلا فريقك.',
  'people.done.bidder.cleared': 'تبرئة مزايد',
  'bidSignals.column.bidder': 'المزايد',
  'bidSignals.column.lot': 'القطعة',
  'bidSignals.column.why': 'السبب',
  'bidSignals.column.found': 'وقت الرصد',
  'bidSignals.why.same-device': 'الجهاز نفسه الذي يستخدمه البائع',
  'bidSignals.why.same-card': 'بطاقة البائع نفسها',
  'bidSignals.why.same-address': 'عنوان البائع أو هاتفه نفسه',
  'bidSignals.why.same-network': 'شبكة البائع نفسها',
  'bidSignals.why.one-shop': 'زايد على {lots} من قطع هذا المتجر ولم يفز بأي منها. مرات رفعه السعر: {pushed}',
  'bidSignals.why.takes-back': 'سحب {takenBack} من مزايداته الـ{bids} خلال ٣٠ يومًا',
  'bidSignals.why.new-account':
    'عمر الحساب {hours, plural, =0 {أقل من ساعة} one {ساعة واحدة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}}، وعدد مزايداته على هذه القطعة وحدها {bids}',
  'bidSignals.state.open': 'مفتوحة',
  'bidSignals.state.dismissed': 'بلا مخالفة',
  'bidSignals.state.banned': 'محظورون',
  'bidSignals.state.all': 'الكل',
  'bidSignals.showAll': 'عرض الكل',
  'bidSignals.strength.strong': 'قوي',
  'bidSignals.strength.medium': 'متوسط',
  'bidSignals.strength.weak': 'ضعيف',
  'bidSignals.also':
    '{count, plural, one {لافت أيضًا في قطعة أخرى من هذا المتجر} two {لافت أيضًا في قطعتين أخريين من هذا المتجر} few {لافت أيضًا في # قطع أخرى من هذا المتجر} many {لافت أيضًا في # قطعة أخرى من هذا المتجر} other {لافت أيضًا في # قطعة أخرى من هذا المتجر}}',
  'bidSignals.shop': 'المتجر',
  'bidSignals.show': 'العرض',
  'bidSignals.number': 'المزايد {number} في السجل',
  'bidSignals.log': 'سجل المزايدات',
  'bidSignals.fullLog': 'فتح السجل كاملًا',
  'bidSignals.profile': 'عرض الملف الشخصي',
  'bidSignals.noProof': 'المؤشر ليس دليلًا: أهل البيت يتشاركون الشبكة، والمعجبون يخسرون أيضًا.',
  'bidSignals.clear': 'تبرئة',
  'bidSignals.ban': 'حظر من المتجر',
  'bidSignals.ask.dismissed': 'تبرئة هذا المزايد؟',
  'bidSignals.ask.banned': 'حظر هذا المزايد من المتجر؟',
  'bidSignals.means.dismissed':
    'لن يظهر لك في هذا المتجر للأسباب نفسها مدة ٩٠ يومًا. يُحفظ قرارك في سجل التدقيق.',
  'bidSignals.means.banned':
    'لن يستطيع المزايدة ولا الدردشة في {shop}، وسيعرف أنه محظور دون أن يعرف السبب. تبقى مزايداته السابقة محسوبة. يُحفظ القرار في سجل التدقيق.',
  'bidSignals.did.dismissed': 'بُرّئ المزايد.',
  'bidSignals.did.banned': 'حُظر المزايد من المتجر.',
  'error.suspicion_decided': 'حسمه زميل لك.',
  'error.suspicion_decided.next': 'انتقل إلى التالي.',
};
