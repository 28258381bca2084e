import { type PointerEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * What a native modal dialogue needs to follow a prop: opening and closing, Esc, a press on the backdrop. The browser
 * gives the rest: the page behind is inert, focus stays inside and returns to where it was.
 */
export function useModal(isOpen: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);

  // The open state lives in the browser: showModal is the only way into the top layer. Before the paint, so that an
  // emptied frame is never seen while it closes.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    const { documentElement: page } = element.ownerDocument;
    page.toggleAttribute('data-scrollbar', innerWidth > page.clientWidth);
    if (!element.open) element.showModal();
    const target = element.querySelector('[data-autofocus]') ?? element.querySelector('[data-modal-title]');
    if (target instanceof HTMLElement) target.focus();
    return () => element.close();
  }, [isOpen]);

  return {
    ref: dialog as RefObject<HTMLDialogElement | null>,
    onCancel: (event: SyntheticEvent) => {
      // A file field inside fires a cancel of its own, which bubbles up to here.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onClose: (event: SyntheticEvent) => {
      if (event.target === event.currentTarget && isOpen) onClose();
    },
    // Both ends of the press must be on the backdrop: a selection dragged out of a field must not close the form.
    onPointerDown: (event: PointerEvent) => {
      pressed.current = event.target;
    },
    onClick: (event: SyntheticEvent) => {
      if (event.target === event.currentTarget && pressed.current === event.currentTarget) onClose();
    },
  };
}
