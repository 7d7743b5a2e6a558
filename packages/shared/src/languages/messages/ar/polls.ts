import type { polls as en } from '../en/polls.ts';
import type { Translation } from '../translation.ts';

/** Polls in the room of a show: asking and voting. */
export const polls: Translation<typeof en> = {
  'error.poll_over': 'انتهى هذا الاستطلاع.',
  'error.poll_over.next': 'ظهرت النتيجة.',
  'error.poll_running': 'ما زال استطلاع آخر مفتوحًا.',
  'error.poll_running.next': 'أنهِه أولًا أو انتظر حتى ينتهي.',
  'error.own_poll': 'أنت من سأل، لذا لا يمكنك التصويت.',
  'error.own_poll.next': 'القرار للحاضرين.',
  'error.may_not_vote': 'لا يمكنك التصويت في هذه الغرفة الآن.',
  'error.may_not_vote.next': 'يمكنك متابعة المشاهدة.',
  'error.too_many_polls': 'لديك ١٠٠ استطلاع بالفعل.',
  'error.too_many_polls.next': 'احتفظ بالتالي لعرض آخر.',
  'poll.add': 'إضافة إجابة',
  'poll.answer': 'الإجابة {number}',
  'poll.ask': 'اسأل الحاضرين',
  'poll.changeable': 'يمكنك تغيير صوتك حتى النهاية.',
  'poll.end': 'إنهاء الآن',
  'poll.new': 'استطلاع جديد',
  'poll.none': 'اسأل عمّا تعرضه تاليًا أو عن اللون الفائز.',
  'poll.openFor': 'مدة التصويت',
  'poll.over': 'انتهى الاستطلاع',
  'poll.question': 'سؤالك',
  'poll.remove': 'إزالة الإجابة {number}',
  'poll.title': 'استطلاع',
  'poll.all': 'الاستطلاعات',
  'poll.signIn': 'سجّل الدخول لتصوّت',
  'poll.votes':
    '{count, plural, =0 {لا أصوات بعد} one {صوت واحد} two {صوتان} few {# أصوات} many {# صوتًا} other {# صوت}}',
  'poll.yours': 'صوتك',
};
