import { type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';
import { controlBox, FieldFrame } from '../form/field.tsx';
import { type FieldProps, useField } from '../form/use-field.ts';
import { latePart, useLatePart } from '../late/late-part.ts';
import { lazyPart } from '../late/lazy-part.ts';
import { addLink, continueList, toggleList, toggleMark } from './rich-text.model.ts';
import { RichTextTools } from './rich-text-tools.tsx';
import { useWriting } from './use-writing.ts';

const LinkRow = lazyPart(async () => (await import('./link-row.tsx')).LinkRow);
const looks = latePart(async () => (await import('./written-looks.tsx')).WrittenLooks);
const RichTextView = lazyPart(
  async () => (await import('../rich-text-view/rich-text-view.tsx')).RichTextView,
);

export interface RichTextFieldProps extends FieldProps {
  maxLength?: number;
  rows?: number;
}

/** Text with bold, italic, lists and links, written with plain signs and shown as readers will see it. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, placeholder, value, onChange, disabled, hint, optional, success, name, className } = props;
  const { maxLength, rows = 6 } = props;
  const t = useT();
  const field = useField(props);
  const area = useRef<HTMLTextAreaElement>(null);
  const writing = useWriting(area, value, onChange);
  const Looks = useLatePart(looks, { id: field.id, wanted: value !== '' });
  const [looking, setLooking] = useState(false);
  const shown = looking && value.trim() !== '';
  const [linking, setLinking] = useState(false);
  const acts = {
    bold: () => writing.change((now) => toggleMark(now, 'bold', t('richText.boldExample'))),
    italic: () => writing.change((now) => toggleMark(now, 'italic', t('richText.italicExample'))),
    list: () => writing.change(toggleList),
    link: () => setLinking(!linking),
  };
  const closeLink = () => {
    setLinking(false);
    area.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    // Enter also ends the choice of a character in some languages.
    if (event.nativeEvent.isComposing) return;
    const shortcut = event.metaKey || event.ctrlKey ? shortcuts[event.key.toLowerCase()] : undefined;
    if (shortcut) {
      event.preventDefault();
      acts[shortcut]();
    }
    if (event.key === 'Enter' && !event.shiftKey && writing.change(continueList)) event.preventDefault();
  };
  return (
    <FieldFrame
      field={field}
      label={label}
      hint={hint}
      optional={optional}
      success={success}
      count={maxLength ? { used: [...value].length, of: maxLength } : undefined}
      className={className}
    >
      <div
        className={cx(controlBox({ problem: field.problem, success, disabled }), 'flex-col !items-stretch')}
      >
        <RichTextTools
          acts={acts}
          disabled={disabled || shown}
          linking={linking}
          shown={shown}
          empty={value.trim() === ''}
          onShow={() => {
            setLinking(false);
            setLooking(!shown);
          }}
        />
        {linking ? (
          <Suspense>
            <LinkRow
              onLink={(address) => {
                writing.change((now) => addLink(now, address, t('richText.linkExample')));
                setLinking(false);
              }}
              onClose={closeLink}
            />
          </Suspense>
        ) : null}
        {shown ? (
          <Suspense fallback={<div className="min-h-37" />}>
            <RichTextView text={value} className="min-h-37 content-start px-3.25 py-3" />
          </Suspense>
        ) : null}
        <div hidden={shown} className="grid max-h-140 overflow-y-auto rounded-b-12">
          {Looks && value !== '' ? (
            <div
              dir="auto"
              aria-hidden="true"
              className={cx(
                letters,
                'pointer-events-none [unicode-bidi:plaintext]',
                disabled && 'text-ink-3',
              )}
            >
              <Looks text={value} />
            </div>
          ) : null}
          <textarea
            {...field.control}
            ref={area}
            dir="auto"
            name={name}
            value={value}
            rows={rows}
            placeholder={placeholder}
            disabled={disabled}
            maxLength={maxLength}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={press}
            onKeyUp={(event) => event.key !== 'Tab' && field.check()}
            className={cx(
              letters,
              'block field-sizing-content w-full resize-none overflow-hidden bg-transparent caret-ink-1 outline-none placeholder:text-ink-3 disabled:text-ink-3',
              Looks && value !== '' && '!text-transparent',
            )}
          />
        </div>
      </div>
    </FieldFrame>
  );
}

/** The same for the field and for what lies behind it, so that letters lie on letters. */
const letters =
  'col-start-1 row-start-1 min-h-37 min-w-0 px-3.25 py-2.5 leading-normal wrap-anywhere whitespace-pre-wrap text-ink-1';

const shortcuts: Record<string, 'bold' | 'italic' | 'link' | undefined> = {
  b: 'bold',
  i: 'italic',
  k: 'link',
};
