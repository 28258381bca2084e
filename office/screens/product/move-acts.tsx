import { Icon } from '#storefront/design/icon.tsx';
import { useWords } from '../../i18n/words.ts';
import shared from './product.module.css';

interface MoveActsProps<T> {
  list: readonly T[];
  at: number;
  /** What it is called, for those who hear the page. */
  name: string;
  onChange: (next: T[]) => void;
  /** It is moved and cannot be taken away. */
  isKept?: boolean;
}

/** Earlier, later, away: of one thing in a list that has an order. */
export function MoveActs<T>({ list, at, name, onChange, isKept = false }: MoveActsProps<T>) {
  const { t } = useWords();
  const without = list.filter((_each, other) => other !== at);
  const move = (to: number) => onChange(without.toSpliced(to, 0, list[at] as T));
  const acts = [
    { icon: 'arrow-up', label: 'picture.earlier', isOff: at === 0, press: () => move(at - 1) },
    { icon: 'arrow-down', label: 'picture.later', isOff: at === list.length - 1, press: () => move(at + 1) },
    { icon: 'trash', label: 'picture.remove', isOff: false, press: () => onChange(without) },
  ] as const;
  return (
    <span className={shared.moves}>
      {acts.slice(0, isKept ? 2 : 3).map(({ icon, label, isOff, press }) => (
        <button
          key={icon}
          className={shared.small}
          type="button"
          aria-label={`${t(label)}: ${name}`}
          aria-disabled={isOff}
          onClick={() => !isOff && press()}
        >
          <Icon name={icon} size={16} />
        </button>
      ))}
    </span>
  );
}
