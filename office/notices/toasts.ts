/** Short words at the edge of the page: shown for a while, with one thing to press. Longer where there is something to decide. */
export interface Toast {
  id: number;
  text: string;
  tone: 'good' | 'bad';
  act: { label: string; run: () => void } | null;
}

const SHOWN_MS = 5000;
const SHOWN_WITH_ACT_MS = 12_000;
const MOST = 3;

let shown: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

const dismiss = (id: number): void => set(shown.filter((toast) => toast.id !== id));

export const toasts = {
  list: (): readonly Toast[] => shown,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  dismiss,
  show(text: string, { tone = 'good', act = null }: Partial<Pick<Toast, 'tone' | 'act'>> = {}): void {
    lastId += 1;
    const id = lastId;
    set([...shown, { id, text, tone, act }].slice(-MOST));
    setTimeout(() => dismiss(id), act ? SHOWN_WITH_ACT_MS : SHOWN_MS);
  },
};
