import type { player as english } from '../en/player.ts';
import type { Translation } from '../translation.ts';

export const player: Translation<typeof english> = {
  'player.backTo': 'العودة إلى {title}',
  'player.close': 'إيقاف المشاهدة',
  'player.corner': 'تشاهد الآن',
  'player.mute': 'كتم الصوت',
  'player.note.host-away': 'سيعود بعد لحظات. الدردشة والمزايدات مستمرة.',
  'player.note.reconnecting': 'الدردشة والمزايدات مستمرة.',
  'player.note.slow': 'قد تتوقف الصورة أحيانًا، لكن مزايداتك تصل.',
  'player.options': 'خيارات الفيديو',
  'player.play': 'تشغيل',
  'player.quality.auto': 'أفضل جودة',
  'player.quality.saver': 'توفير البيانات',
  'player.smallWindow': 'صورة داخل صورة',
  'player.tapForSound': 'تشغيل الصوت',
  'player.unmute': 'تشغيل الصوت',
  'player.volume': 'مستوى الصوت',
  'player.word.host-away': 'المضيف يعيد الاتصال…',
  'player.word.reconnecting': 'جارٍ إعادة اتصال الفيديو…',
  'player.word.slow': 'اتصالك بطيء…',
  'player.note.break': 'يستأنف العرض بعد لحظات، والدردشة مفتوحة.',
  'player.note.camera-off': 'ما زلت تسمع المضيف، والمزايدات مستمرة.',
  'player.word.break': 'نعود بعد لحظات',
  'player.word.camera-off': 'الكاميرا مغلقة',
};
