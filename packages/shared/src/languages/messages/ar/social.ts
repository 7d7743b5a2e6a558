import type { social as english } from '../en/social.ts';
import type { Translation } from '../translation.ts';

export const social: Translation<typeof english> = {
  'social.returning': 'لحظة من فضلك…',
  'social.returningText': 'جارٍ تسجيل دخولك.',
  'social.done': 'يمكنك إغلاق هذه النافذة الآن.',
  'social.alone': 'يمكنك إغلاق هذه النافذة',
  'social.aloneText': 'الصفحة التي فتحت هذه النافذة لم تعد موجودة. عُد إلى السوق وحاول تسجيل الدخول من جديد.',
  'social.nameless': 'عضو جديد',
  'social.demoTitle': 'تسجيل الدخول عبر {provider} (تجريبي)',
  'social.demoMark': 'تسجيل دخول تجريبي: {provider}',
  'social.demoChoose': 'من تريد أن تكون؟',
  'social.demoChooseText': 'هذه الصفحة بديل عن الصفحة الحقيقية. لا تُطلب كلمة مرور، ولا يغادر شيء هذا الجهاز.',
  'social.demoOther': 'استخدام حساب آخر',
  'social.demoOtherWrong': 'اكتب اسمًا وبريدًا مثل maya@mail.com.',
  'social.demoName': 'الاسم',
  'social.demoEmail': 'البريد الإلكتروني',
  'social.demoGoOn': 'متابعة',
  'social.demoCancel': 'إلغاء',
  'social.demoAgree': 'هل تريد مشاركة بياناتك مع {market}؟',
  'social.demoAgreeText': 'لأنها المرة الأولى، سيُشارَك اسمك، {name}، مع عنوان بريد إلكتروني.',
  'social.demoShare': 'مشاركة بريدي الإلكتروني',
  'social.demoHide': 'إخفاء بريدي الإلكتروني',
  'social.blocked':
    'حظر متصفحك نافذة تسجيل الدخول. اسمح بالنوافذ المنبثقة لهذا الموقع، أو اضغط مرة أخرى للمتابعة في هذه الصفحة.',
  'social.late': 'استغرق ذلك وقتًا طويلًا. اضغط الزر للمحاولة مجددًا.',
  'social.refused': 'لم يكتمل تسجيل الدخول. لم يتغير شيء، ويمكنك المحاولة مجددًا.',
  'social.elsewhere': 'لا تعمل طريقة تسجيل الدخول هذه إلا على {address}. افتح السوق هناك.',
};
