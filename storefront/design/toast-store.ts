/**
 * The short messages at the edge of the page: shown for a while, held while they are read, taken back by one press.
 * Holds no React and no element; features call `toaster.show` from wherever the thing happened.
 */
export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: number;
  text: string;
  action: ToastAction | null;
  tone: 'plain' | 'error';
}

export interface ToastRequest {
  text: string;
  action?: ToastAction;
  tone?: Toast['tone'];
  /** A second toast of the same subject takes the place of the first: the cart line that was removed twice. */
  subject?: string;
}

/** Time to read; longer where there is something to decide. */
export const TOAST_MS = 5000;
export const TOAST_WITH_ACTION_MS = 10_000;
const MOST_AT_ONCE = 3;

interface Shown {
  toast: Toast;
  subject: string | undefined;
  leftMs: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | null;
}

export interface Toaster {
  show(request: ToastRequest): number;
  dismiss(id: number): void;
  /** The pointer or the focus is on the messages: time stands still. */
  hold(): void;
  release(): void;
  subscribe(listener: () => void): () => void;
  list(): readonly Toast[];
  isHeld(): boolean;
}

export function createToaster(now: () => number = () => performance.now()): Toaster {
  let shown: Shown[] = [];
  let toasts: readonly Toast[] = [];
  let isHeld = false;
  let lastId = 0;
  const listeners = new Set<() => void>();

  const publish = () => {
    toasts = shown.map(({ toast }) => toast);
    for (const listener of listeners) listener();
  };
  const stop = (each: Shown) => {
    if (each.timer === null) return;
    clearTimeout(each.timer);
    each.timer = null;
    each.leftMs -= now() - each.startedAt;
  };
  const start = (each: Shown) => {
    each.startedAt = now();
    each.timer = setTimeout(() => dismiss(each.toast.id), Math.max(0, each.leftMs));
  };
  const drop = (leaves: (each: Shown) => boolean) => {
    for (const each of shown.filter(leaves)) stop(each);
    shown = shown.filter((each) => !leaves(each));
    // Nothing is left for the pointer to leave, so no release would come.
    if (shown.length === 0) isHeld = false;
  };
  const dismiss = (id: number) => {
    drop((each) => each.toast.id === id);
    publish();
  };

  return {
    show({ text, action, tone = 'plain', subject }) {
      if (subject !== undefined) drop((each) => each.subject === subject);
      const toast: Toast = { id: ++lastId, text, action: action ?? null, tone };
      const each: Shown = {
        toast,
        subject,
        leftMs: action ? TOAST_WITH_ACTION_MS : TOAST_MS,
        startedAt: now(),
        timer: null,
      };
      shown.push(each);
      if (!isHeld) start(each);
      const oldest = shown.length > MOST_AT_ONCE ? shown[0] : undefined;
      if (oldest) drop((other) => other === oldest);
      publish();
      return toast.id;
    },
    dismiss,
    hold() {
      if (isHeld || shown.length === 0) return;
      isHeld = true;
      for (const each of shown) stop(each);
      publish();
    },
    release() {
      if (!isHeld) return;
      isHeld = false;
      for (const each of shown) start(each);
      publish();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    list: () => toasts,
    isHeld: () => isHeld,
  };
}

/** The page's own. */
export const toaster = createToaster();
