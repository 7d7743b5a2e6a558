import type { lateOrders as en } from '../en/late-orders.ts';
import type { Translation } from '../translation.ts';

/** An order that its shop has a day to ship by, and what comes of one that was not shipped. */
export const lateOrders: Translation<typeof en> = {
  'orders.shipBy': 'يُشحن حتى {day}',
  'orders.late': 'متأخر',
  'orders.wasDue': 'كان يجب شحنه حتى {day}',
  'orders.lateTitle': 'لم يشحنه المتجر بعد',
  'orders.lateNote': 'كان يجب شحنه حتى {day}. يمكنك الانتظار، أو إلغاؤه الآن دون سؤال المتجر.',
  'orders.lateWaitNote': 'كان يجب شحنه حتى {day}.',
  'orders.lateRestTitle': 'لم يُشحن جزء منه بعد',
  'orders.lateRestNote':
    'كان يجب شحنه حتى {day}. يمكنك الانتظار، أو استرداد ما دفعته مقابله الآن دون سؤال المتجر.',
  'orders.cancelLate': 'الإلغاء واسترداد المبلغ',
  'orders.cancelLateDirect': 'إلغاء الطلب المتأخر',
  'orders.cancelLateTitle': 'إلغاء هذا الطلب المتأخر؟',
  'orders.cancelLateNote': 'تسترد المبلغ كاملًا: {amount}، بالطريقة التي دفعت بها.',
  'orders.cancelLateNoteDirect': 'دفعت إلى {shop} مباشرة، فعلى المتجر أن يعيد إليك {amount}.',
  'orders.cancelRest': 'إلغاء الباقي',
  'orders.cancelRestTitle': 'إلغاء ما لم يُشحن؟',
  'orders.cancelRestNote': 'تحتفظ بما لديك، وتسترد ما دفعته مقابل الباقي بالطريقة التي دفعت بها.',
  'orders.cancelRestNoteDirect':
    'تحتفظ بما لديك. دفعت إلى {shop} مباشرة، فعلى المتجر أن يعيد إليك ما دفعته مقابل الباقي.',
  'orders.event.late': 'لم يُشحن في اليوم الموعود',
  'orders.event.cancelled-late.buyer': 'ألغاه المشتري لتأخره',
  'orders.event.cancelled-late.market': 'أُلغي تلقائيًا لأنه لم يُشحن',
  'orders.event.own.cancelled-late': 'ألغيتَه لتأخره',
  'orders.event.rest-cancelled-late.buyer': 'ألغى المشتري ما لم يُشحن لتأخره',
  'orders.event.rest-cancelled-late.market': 'أُلغي ما لم يُشحن تلقائيًا',
  'orders.event.own.rest-cancelled-late': 'ألغيتَ ما لم يُشحن',
  'sold.lateNote': 'وعدت بشحنه حتى {day}. يمكن للمشتري إلغاؤه في أي وقت.',
  'sold.lateNoteWaiting': 'وعدت بشحنه حتى {day}.',
  'sold.lateRestNote': 'وعدت بشحنه كله حتى {day}. يمكن للمشتري إلغاء الباقي في أي وقت.',
  'sold.lateStock': 'لم تعد قطعه إلى البيع. إن كانت ما زالت لديك فأضفها إلى مخزونك.',
  'sell.taskNote.late':
    '{count, plural, zero {لا متأخر} one {واحد متأخر} two {اثنان متأخران} few {# متأخرة} many {# متأخرًا} other {# متأخر}}',
  'lateOrders.title': 'الطلبات المتأخرة',
  'lateOrders.note':
    'نذكّر البائع في اليوم الذي وعد بالشحن فيه. بعد ذلك يمكن للمشتري الإلغاء واسترداد المبلغ كاملًا. وإن لم يحدث شيء أُلغي الطلب تلقائيًا بعد هذا العدد من الأيام. الصفر يعني ألا يُلغى أبدًا.',
  'lateOrders.days': 'الأيام بعد اليوم الموعود',
  'lateOrders.daysHint': 'من 0 إلى {most}',
  'lateOrders.save': 'حفظ المدة',
  'lateOrders.saved': 'حُفظت المدة',
  'people.done.late-orders.changed': 'تعديل مهلة الطلبات المتأخرة',
  'notifications.text.orderShipToday': 'يجب شحن الطلب {order} اليوم: {buyer} في انتظاره',
  'notifications.text.orderLate': 'تأخر الطلب {order}: كان {buyer} يتوقع شحنه قبل الآن',
  'notifications.text.orderNotShipped':
    'لم يشحن {shop} الطلب {order} في موعده. يمكنك الانتظار أو إلغاؤه من صفحة الطلب.',
  'notifications.text.orderNotShippedYet': 'لم يشحن {shop} الطلب {order} في موعده',
  'notifications.text.orderRestNotShipped':
    'لم يشحن {shop} كل الطلب {order} في موعده. يمكنك الانتظار أو إلغاء الباقي من صفحة الطلب.',
  'notifications.text.orderCancelledLate': 'ألغى {buyer} الطلب {order} لتأخره. لا تشحنه.',
  'notifications.text.orderNeverShipped': 'أُلغي الطلب {order} لأنه لم يُشحن، ورُدّ مبلغ {price}. لا تشحنه.',
  'notifications.text.orderGivenUp': 'لم يشحن {shop} الطلب {order}، فألغيناه ورددنا إليك {price}',
  'notifications.text.orderRestCancelledLate': 'ألغى {buyer} ما لم يُشحن من الطلب {order} لتأخره. لا تشحنه.',
  'notifications.text.orderRestGivenUp': 'لم يُشحن جزء من الطلب {order}، فأُلغي ورُدّ مبلغ {price}',
  'mail.order-ship-today.subject': 'يجب شحن الطلب {order} اليوم',
  'mail.order-ship-today.text': 'وعدت {buyer} بشحن الطلب {order} اليوم. بعد إرساله سجّله على أنه شُحن.',
  'mail.order-late.subject': 'كان يجب شحن الطلب {order}',
  'mail.order-late.text': 'كان {buyer} يتوقع أن يكون الطلب {order} في الطريق الآن. اشحنه اليوم أو راسله.',
  'mail.order-not-shipped.subject': 'تأخر الطلب {order}: يمكنك إلغاؤه',
  'mail.order-not-shipped.text':
    'لم يشحن {shop} الطلب {order} في موعده. يمكنك الانتظار، أو إلغاؤه من صفحة الطلب دون سؤال المتجر.',
  'mail.order-not-shipped-yet.subject': 'تأخر الطلب {order}',
  'mail.order-not-shipped-yet.text':
    'لم يشحن {shop} الطلب {order} في موعده. يمكنك مراسلة المتجر من صفحة الطلب.',
  'mail.order-rest-not-shipped.subject': 'تأخر جزء من الطلب {order}: يمكنك إلغاؤه',
  'mail.order-rest-not-shipped.text':
    'لم يشحن {shop} كل الطلب {order} في موعده. يمكنك الانتظار، أو إلغاء الباقي من صفحة الطلب دون سؤال المتجر.',
  'mail.order-never-shipped.subject': 'أُلغي الطلب {order}: لم يُشحن',
  'mail.order-never-shipped.text':
    'لم يُشحن الطلب {order}، فألغيناه ورددنا {price}. لا تشحنه بعد الآن. لم تعد قطعه إلى البيع: إن كانت ما زالت لديك فأضفها إلى مخزونك.',
  'mail.order-given-up.subject': 'أُلغي الطلب {order} ورُدّ مبلغه',
  'mail.order-given-up.text':
    'لم يشحن {shop} الطلب {order}، فألغيناه ورددنا إليك {price}. تبيّن صفحة الطلب إلى أين يعود المبلغ.',
  'mail.order-rest-given-up.subject': 'أُلغي جزء من الطلب {order} ورُدّ مبلغه',
  'mail.order-rest-given-up.text':
    'لم يُشحن جزء من الطلب {order}، فألغينا ذلك الجزء ورددنا {price}. تبيّن صفحة الطلب أي القطع كانت.',
};
