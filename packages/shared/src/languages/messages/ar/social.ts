import type { social as english } from '../en/social.ts';
import type { Translation } from '../translation.ts';

export const social: Translation<typeof english> = {
  'social.returning': 'لحظة من فضلك…',
  'social.returningText': 'جارٍ تسجيل دخولك.',
  'social.done': 'يمكنك إغلاق هذه النافذة الآن.',
  'social.alone': 'لا أحد ينتظر هنا',
  'social.aloneText': 'النافذة التي طلبت تسجيل الدخول لم تعد موجودة. أغلق هذه النافذة وحاول مجددًا في السوق.',
  'social.nameless': 'جار جديد',
  'social.demoTitle': 'تسجيل الدخول عبر {provider} (تجريبي)',
  'social.demoMark': 'تسجيل دخول تجريبي: {provider}',
  'social.demoChoose': 'من تريد أن تكون؟',
  'social.demoChooseText': 'هذه الصفحة بديل عن الصفحة الحقيقية. لا تُطلب كلمة مرور، ولا يغادر شيء هذا الجهاز.',
  'social.demoOther': 'استخدام حساب آخر',
  'social.demoOtherWrong': 'يُرجى كتابة اسم وعنوان مثل maya@mail.com.',
  'social.demoName': 'الاسم',
  'social.demoEmail': 'البريد الإلكتروني',
  'social.demoGoOn': 'متابعة',
  'social.demoCancel': 'إلغاء',
  'social.demoAgree': 'هل تريد إخبار {market} من أنت؟',
  'social.demoAgreeText': 'في هذه المرة الأولى يُشارَك اسمك، {name}، مع عنوان بريد إلكتروني.',
  'social.demoShare': 'مشاركة بريدي الإلكتروني',
  'social.demoHide': 'إخفاء بريدي الإلكتروني',
  'social.blocked':
    'منع متصفحك فتح نافذة تسجيل الدخول. اسمح بالنوافذ لهذا الموقع، أو اضغط مرة أخرى للانتقال إليها في هذه الصفحة.',
  'social.late': 'استغرق ذلك وقتًا طويلًا. اضغط الزر للمحاولة مجددًا.',
  'social.refused': 'لم يكتمل تسجيل الدخول. لم يتغير شيء، ويمكنك المحاولة مجددًا.',
  'social.elsewhere': 'يعمل تسجيل الدخول بهذه الطريقة على {address}. افتح السوق هناك.',
};
