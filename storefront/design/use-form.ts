/**
 * A form that loses nothing. Promises: a field is checked when it is left and again while it is being mended; a
 * refusal, of ours or of the server, stands at its field and in a summary that takes the focus; whatever fails, what was
 * typed stays, with `draft` over a reload too; a second press sends nothing twice, a repeat carries the first key.
 * The fields themselves are the browser's own (uncontrolled), so that words typed before the script came count too.
 */
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Result } from '../api-client.ts';
import { useWords } from '../i18n/locale-context.tsx';
import { afterPress } from './after-press.ts';
import { type Attempt, toAttempt } from './form-attempt.ts';
import { dropDraft, type FormValues, readDraft, writeDraft } from './form-draft.ts';
import { orderOfFields, readValues, withoutPasswords, writeValues } from './form-values.ts';

export type Faults<V> = Partial<Record<keyof V & string, string>>;

export interface FormOptions<V extends FormValues, T> {
  /** What the fields show at first: a text, or whether a box is ticked. */
  values: V;
  /** What is wrong with which field, in the reader's words. */
  check?: (values: V) => Faults<V>;
  /** What is sent besides the fields: another of it is another request, with a key of its own. */
  beside?: unknown;
  /** The key is the same for a repeat of the same values: give it to calls that take one. */
  send: (values: V, key: string | undefined) => Promise<Result<T>>;
  onSent: (answer: T, values: V) => void;
  /** Keeps what is typed for the tab under this name; passwords never. */
  draft?: string | undefined;
}

export interface FormState<V extends FormValues> {
  ref: React.RefObject<HTMLFormElement | null>;
  values: V;
  /** In the order of the fields. */
  faults: readonly { name: string; words: string }[];
  /** What the server or the network said of the whole. */
  failure: string | null;
  /** The code of the server's refusal: some have a way out of their own. */
  refusalCode: string | null;
  /** Grows with every refused sending: the summary takes the focus. */
  refusals: number;
  isSending: boolean;
  /** The fields show words from before a reload. */
  isRestored: boolean;
  submit(event: FormEvent<HTMLFormElement>): void;
  onInput(event: FormEvent<HTMLFormElement>): void;
  onBlur(event: React.FocusEvent<HTMLFormElement>): void;
  /** Writes into fields on behalf of the reader: a suggestion taken, a place on the map. */
  setValues(values: Partial<V>): void;
  startOver(): void;
  /** For a text field, a list, radio buttons' common error. */
  field(name: keyof V & string): { name: string; defaultValue: string; error: string | undefined };
  /** For a checkbox or a switch. */
  box(name: keyof V & string): { name: string; defaultChecked: boolean; error: string | undefined };
}

/** Only pages of a secure origin have a source of keys; elsewhere a repeat is a new request. */
const makeKey = () => crypto.randomUUID?.();

export function useForm<V extends FormValues, T>(options: FormOptions<V, T>): FormState<V> {
  const { t } = useWords();
  const ref = useRef<HTMLFormElement>(null);
  const first = useRef(options.values);
  const isBusy = useRef(false);
  const attempt = useRef<Attempt | null>(null);
  const [values, setState] = useState(options.values);
  const [faults, setFaults] = useState<Faults<V>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [refusalCode, setRefusalCode] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const [isRestored, setIsRestored] = useState(false);

  const read = (): V => (ref.current ? readValues(ref.current, values) : values);
  const keep = (now: V) => {
    setState(now);
    if (options.draft !== undefined && ref.current)
      writeDraft(options.draft, withoutPasswords(ref.current, now));
  };
  const refuse = (found: Faults<V>, words: string | null) => {
    setFaults(found);
    setFailure(words);
    setRefusals((count) => count + 1);
  };

  // The storage is the tab's: what it holds is written into the fields before they are seen.
  useLayoutEffect(() => {
    const kept = options.draft === undefined ? null : readDraft(options.draft, first.current);
    if (!kept || !ref.current) return;
    writeValues(ref.current, kept as Partial<FormValues>);
    setState({ ...first.current, ...kept });
    setIsRestored(true);
  }, [options.draft]);

  async function send(): Promise<void> {
    const now = read();
    setState(now);
    const found = withoutEmpty(options.check?.(now) ?? {});
    if (Object.keys(found).length > 0) return refuse(found as Faults<V>, null);
    isBusy.current = true;
    setIsSending(true);
    attempt.current = toAttempt(attempt.current, [now, options.beside], makeKey);
    const result = await options.send(now, attempt.current.key);
    isBusy.current = false;
    setIsSending(false);
    setRefusalCode(result.ok ? null : (result.error?.code ?? null));
    if (!result.ok) {
      const told = Object.entries(result.error?.errors ?? {}).filter(([name]) => Object.hasOwn(now, name));
      const fields = Object.fromEntries(told.map(([name, [word]]) => [name, word])) as Faults<V>;
      return refuse(fields, result.error?.message ?? t('form.noAnswer'));
    }
    attempt.current = null;
    setFaults({});
    setFailure(null);
    setIsRestored(false);
    first.current = now;
    if (options.draft !== undefined) dropDraft(options.draft);
    options.onSent(result.value, now);
  }

  return {
    ref,
    values,
    faults: inOrder(ref.current, faults),
    failure,
    refusalCode,
    refusals,
    isSending,
    isRestored,
    submit(event) {
      event.preventDefault();
      if (!isBusy.current) void send();
    },
    onInput(event) {
      const now = read();
      keep(now);
      const name = nameOf(event.target);
      if (faults[name] === undefined) return;
      setFaults({ ...faults, [name]: options.check?.(now)[name] });
    },
    onBlur(event) {
      const name = nameOf(event.target);
      const now = read();
      // What was only passed by is not scolded: an empty field is told of when the form is sent.
      if (!Object.hasOwn(now, name) || now[name] === '' || faults[name] !== undefined) return;
      afterPress(() =>
        setFaults((before) =>
          before[name] === undefined ? { ...before, [name]: options.check?.(now)[name] } : before,
        ),
      );
    },
    setValues(given) {
      if (ref.current) writeValues(ref.current, given as Partial<FormValues>);
      keep({ ...read(), ...given });
      setFaults((before) => ({
        ...before,
        ...Object.fromEntries(Object.keys(given).map((name) => [name, undefined])),
      }));
    },
    startOver() {
      if (ref.current) writeValues(ref.current, first.current);
      setState(first.current);
      setFaults({});
      setIsRestored(false);
      if (options.draft !== undefined) dropDraft(options.draft);
    },
    field: (name) => ({ name, defaultValue: String(options.values[name] ?? ''), error: faults[name] }),
    box: (name) => ({ name, defaultChecked: options.values[name] === true, error: faults[name] }),
  };
}

const nameOf = (target: EventTarget): string =>
  target instanceof Element ? (target.getAttribute('name') ?? '') : '';

const withoutEmpty = (found: object) =>
  Object.fromEntries(Object.entries(found).filter(([, words]) => words !== undefined));

function inOrder<V>(form: HTMLFormElement | null, faults: Faults<V>): { name: string; words: string }[] {
  const order = form ? orderOfFields(form) : [];
  return Object.entries<string | undefined>(faults)
    .flatMap(([name, words]) => (words === undefined ? [] : [{ name, words }]))
    .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}
