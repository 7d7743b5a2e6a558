import type { replay as english } from '../en/replay.ts';
import type { Translation } from '../translation.ts';

export const replay: Translation<typeof english> = {
  'replay.delete': 'حذف الإعادة',
  'replay.deleteNote':
    'ستُحذف الإعادة ومقاطعها لدى الجميع، ولا يمكن التراجع عن ذلك. يبقى فيديو لحظة البيع متاحًا للمشترين ما داموا قد يحتاجون إليه.',
  'replay.deleteTitle': 'هل تريد حذف هذه الإعادة؟',
  'replay.deleted': 'حُذفت الإعادة',
  'replay.gone': 'لم تعد هذه الإعادة متاحة.',
  'error.still_recorded': 'لا يزال هذا العرض قيد التسجيل.',
  'error.still_recorded.next': 'حاول مجددًا بعد لحظات.',
  'replay.chat': 'إظهار الدردشة',
  'replay.failed': 'تعذّر تشغيل الإعادة',
  'replay.fullScreen': 'ملء الشاشة',
  'replay.loading': 'جارٍ التحميل…',
  'replay.mark': 'إعادة',
  'replay.missing': 'لم يُسجَّل شيء من {from} إلى {to}.',
  'replay.none': 'لم يُسجَّل هذا العرض.',
  'replay.pause': 'إيقاف مؤقت',
  'replay.playing': 'يُعرض الآن',
  'replay.position': '{time} من {length}',
  'replay.preparing': 'ستكون الإعادة جاهزة بعد لحظات.',
  'replay.seek': 'الموضع في الإعادة',
  'replay.share': 'مشاركة هذه اللحظة',
  'replay.shownAt': 'عُرض عند {time}',
  'replay.soldThen':
    '{count, plural, zero {لم يُبع في العرض} one {بيعت واحدة في العرض} two {بيعت اثنتان في العرض} few {بيعت # في العرض} many {بيعت # في العرض} other {بيعت # في العرض}}',
  'replay.speed': 'السرعة: {speed}×',
  'replay.times': '{speed}×',
};
