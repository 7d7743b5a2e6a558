import { useT } from '@/platform/i18n/index.ts';
import { DatePicker } from '@/ui/date-picker/date-picker.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { isCount } from '../model/coupon-draft.ts';
import type { CouponPartProps } from './coupon-basics.tsx';

export function DateFields({ draft, onChange }: CouponPartProps) {
  const t = useT();
  const { firstDay, lastDay } = draft;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] items-start gap-5">
      <DatePicker
        label={t('coupons.starts')}
        optional
        hint={t('coupons.startsHint')}
        value={firstDay}
        onChange={(day) => onChange({ firstDay: day })}
      />
      <DatePicker
        label={t('coupons.ends')}
        optional
        hint={t('coupons.endsHint')}
        value={lastDay}
        {...(firstDay ? { min: firstDay } : {})}
        rules={[() => lastDay === '' || firstDay === '' || lastDay >= firstDay || t('coupons.endsRule')]}
        onChange={(day) => onChange({ lastDay: day })}
      />
    </div>
  );
}

/** `used` is what the server said about the number of uses. */
export function LimitFields({ draft, onChange, currency, used }: CouponPartProps & { used: string | null }) {
  const t = useT();
  const whole = (typed: string) => isCount(typed) || t('coupons.usesRule');
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] items-start gap-5">
      <MoneyInput
        label={t('coupons.least')}
        optional
        hint={t('coupons.leastHint')}
        currency={currency}
        amount={draft.least}
        onAmount={(least) => onChange({ least })}
      />
      <TextInput
        label={t('coupons.uses')}
        optional
        hint={t('coupons.usesHint')}
        inputMode="numeric"
        rules={[whole]}
        error={used}
        value={draft.uses}
        onChange={(uses) => onChange({ uses })}
      />
      <TextInput
        label={t('coupons.perPerson')}
        optional
        hint={t('coupons.usesHint')}
        inputMode="numeric"
        rules={[whole]}
        value={draft.perPerson}
        onChange={(perPerson) => onChange({ perPerson })}
      />
    </div>
  );
}
