import type { tickets as en } from '../en/tickets.ts';
import type { Translation } from '../translation.ts';

/** Tickets: choosing, showing and letting in. */
export const tickets: Translation<typeof en> = {
  'tickets.howMany': 'العدد: {name}',
  'tickets.choose': 'اختر تذاكرك',
  'tickets.get':
    '{count, plural, zero {احصل على التذاكر} one {احصل على التذكرة} two {احصل على تذكرتين} few {احصل على # تذاكر} many {احصل على # تذكرة} other {احصل على # تذكرة}} · {price}',
  'tickets.perPerson':
    '{count, plural, zero {لا تذاكر متاحة.} one {تذكرة واحدة لكل شخص.} two {تذكرتان كحد أقصى لكل شخص.} few {# تذاكر كحد أقصى لكل شخص.} many {# تذكرة كحد أقصى لكل شخص.} other {# تذكرة كحد أقصى لكل شخص.}}',
  'tickets.limit':
    '{count, plural, =0 {بلغت الحد المسموح لكل شخص.} zero {بلغت الحد المسموح لكل شخص.} one {يمكنك أخذ واحدة بعد، فلكل شخص حد.} two {يمكنك أخذ اثنتين بعد، فلكل شخص حد.} few {يمكنك أخذ # بعد، فلكل شخص حد.} many {يمكنك أخذ # بعد، فلكل شخص حد.} other {يمكنك أخذ # بعد، فلكل شخص حد.}}',
  'tickets.limitedTo':
    '{count, plural, =0 {غير مشمول: بلغت الحد المسموح لكل شخص.} zero {غير مشمول: بلغت الحد المسموح لكل شخص.} one {تشمل واحدة فقط، وهو الحد لكل شخص.} two {تشمل اثنتين فقط، وهو الحد لكل شخص.} few {تشمل # فقط، وهو الحد لكل شخص.} many {تشمل # فقط، وهو الحد لكل شخص.} other {تشمل # فقط، وهو الحد لكل شخص.}}',
  'tickets.limitField': 'الحد لكل شخص',
  'tickets.limitHint': 'كل أنواع التذاكر معًا.',
  'tickets.limitRule': 'عدد صحيح من ١ إلى ٩٩',
  'error.ticket_limit': 'هذا أكثر مما يُسمح به لشخص واحد.',
  'error.ticket_limit.next': 'اختر عددًا أقل، أو تحقّق إن كان بعضها في سلتك.',
};
