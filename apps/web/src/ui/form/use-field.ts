import { useId, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { useFormField } from './form.tsx';
import { firstProblem, type Rule } from './rules.ts';

export interface FieldProps<V = string> {
  label: string;
  placeholder?: string;
  rules?: ReadonlyArray<Rule<V>>;
  required?: boolean;
  value: V;
  onChange: (value: V) => void;
  id?: string;
  disabled?: boolean;
  /** Sits below until there is a message. */
  hint?: string;
  /** Says "Optional" beside the label. */
  optional?: boolean;
  /** Words from the server; they stay until the value changes. */
  error?: string | null;
  /** Good news about the value: "This address is free". */
  success?: string | null;
  name?: string;
  className?: string;
}

export interface FieldState {
  id: string;
  messageId: string;
  problem: string | null;
  /** Spread on the control. */
  control: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-required': true | undefined;
    'aria-describedby': string | undefined;
  };
  /** Call when the reader has had a say: a key released, a choice made. */
  check: () => void;
}

type Judged<V> = Pick<
  FieldProps<V>,
  'rules' | 'required' | 'value' | 'id' | 'error' | 'success' | 'hint' | 'disabled'
>;

/** Joins a control to the rules: nothing shows before the first key is released or the form is sent. */
export function useField<V>(props: Judged<V>): FieldState {
  const t = useT();
  const made = useId();
  const id = props.id ?? made;
  const messageId = `${id}-message`;
  const [checked, setChecked] = useState(false);
  const [answered, setAnswered] = useState<V | null>(props.error ? props.value : null);
  const [lastError, setLastError] = useState(props.error);
  if (props.error !== lastError) {
    setLastError(props.error);
    setAnswered(props.error ? props.value : null);
  }
  const { value, rules, required, disabled } = props;
  const found = disabled
    ? null
    : firstProblem(
        value,
        { ...(rules ? { rules } : {}), ...(required ? { required } : {}) },
        t('ui.required'),
      );
  const fromServer = props.error && answered === value ? props.error : null;
  const problem = fromServer ?? (checked ? found : null);
  useFormField({
    id,
    check: () => {
      setChecked(true);
      return found;
    },
  });
  return {
    id,
    messageId,
    problem,
    control: {
      id,
      'aria-invalid': problem === null ? undefined : true,
      'aria-required': required || undefined,
      'aria-describedby': problem !== null || props.success || props.hint ? messageId : undefined,
    },
    check: () => setChecked(true),
  };
}
