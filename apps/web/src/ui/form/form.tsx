import { type ComponentProps, createContext, type SubmitEvent, useContext, useEffect, useRef } from 'react';

export interface FormField {
  id: string;
  /** Marks the field as checked and gives its message, if any. */
  check: () => string | null;
}

interface FormFields {
  add: (field: FormField) => () => void;
}

const FormContext = createContext<FormFields | null>(null);

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'action'> {
  /** Called only when no field has anything to say. */
  onSubmit: () => void;
  /** Called with the ids of the fields that have something to say. */
  onRefused?: (ids: string[]) => void;
}

/** Checks all its fields at once on submit and brings the first wrong one under the reader's hands. */
export function Form({ onSubmit, onRefused, children, ...rest }: FormProps) {
  const fields = useRef(new Map<string, FormField>());
  const shared = useRef<FormFields>({
    add: (field) => {
      fields.current.set(field.id, field);
      return () => {
        if (fields.current.get(field.id) === field) fields.current.delete(field.id);
      };
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = [...fields.current.values()].filter((field) => field.check() !== null);
    if (wrong.length === 0) {
      onSubmit();
      return;
    }
    const ids = new Set(wrong.map((field) => field.id));
    const inOrder = [...event.currentTarget.querySelectorAll<HTMLElement>('[id]')].filter((node) =>
      ids.has(node.id),
    );
    onRefused?.(inOrder.map((node) => node.id));
    inOrder[0]?.focus();
  };
  return (
    <form noValidate {...rest} onSubmit={submit}>
      <FormContext value={shared.current}>{children}</FormContext>
    </form>
  );
}

export function useFormField(field: FormField): void {
  const form = useContext(FormContext);
  const latest = useRef(field);
  latest.current = field;
  const { id } = field;
  useEffect(() => form?.add({ id, check: () => latest.current.check() }), [form, id]);
}
