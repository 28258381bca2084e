/** Between a form of the browser and its values: read as they stand, whoever wrote them (a person, a password manager). */
import type { FormValues } from './form-draft.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (found: Element): found is Control =>
  found instanceof HTMLInputElement ||
  found instanceof HTMLSelectElement ||
  found instanceof HTMLTextAreaElement;

function listControls(form: HTMLFormElement, name: string): Control[] {
  return [...form.elements].filter(isControl).filter((control) => control.name === name);
}

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

/** A field that is not on the page keeps the value it had. */
export function readValues<V extends FormValues>(form: HTMLFormElement, known: V): V {
  const read = Object.entries(known).map(([name, before]) => {
    const controls = listControls(form, name);
    const [first] = controls;
    if (!first) return [name, before];
    if (typeof before === 'boolean') return [name, isBox(first) && first.checked];
    if (!isBox(first)) return [name, first.value];
    return [name, controls.find((control) => isBox(control) && control.checked)?.value ?? ''];
  });
  return Object.fromEntries(read) as V;
}

export function writeValues(form: HTMLFormElement, values: Partial<FormValues>): void {
  for (const [name, value] of Object.entries(values)) {
    for (const control of listControls(form, name)) {
      if (!isBox(control)) control.value = String(value);
      else control.checked = typeof value === 'boolean' ? value : control.value === value;
    }
  }
}

/** What may be kept over a reload: never a password. */
export function withoutPasswords(form: HTMLFormElement, values: FormValues): FormValues {
  // A password that is being shown is a plain text field: what it is for tells it still.
  const isSecret = (name: string) =>
    listControls(form, name).some(
      (control) => control.type === 'password' || /password|one-time-code/.test(control.autocomplete),
    );
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name)));
}

/** The names of the fields in the order in which they stand. */
export function orderOfFields(form: HTMLFormElement): string[] {
  return [...new Set([...form.elements].filter(isControl).map(({ name }) => name))];
}

export function focusField(form: HTMLFormElement, name: string): void {
  const controls = listControls(form, name);
  (controls.find((control) => isBox(control) && control.checked) ?? controls[0])?.focus();
}
