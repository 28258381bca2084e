import { Button } from '../../design/button.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { savedLists } from '../lists/saved-lists.ts';
import { useIsSaved } from '../lists/use-saved-list.ts';

interface SavedToggleProps {
  list: 'favorite-products' | 'compare-products';
  code: string;
  /** The id of the product's name: said after what the button does. */
  nameId: string;
  className?: string | undefined;
}

/** Puts a product on a list of the browser or takes it off. */
export function SavedToggle({ list, code, nameId, className }: SavedToggleProps) {
  const { t } = useWords();
  const isOn = useIsSaved(list, code);
  const isFavorite = list === 'favorite-products';
  return (
    <IconButton
      className={className}
      look="chip"
      icon={isFavorite ? (isOn ? 'heart-filled' : 'heart') : 'scales'}
      label={t(isFavorite ? 'card.favorite' : 'card.compare')}
      // Cards stand in no form: there is nothing that it could send.
      type={undefined}
      aria-pressed={isOn}
      aria-describedby={nameId}
      onClick={() => (isOn ? savedLists.remove(list, code) : savedLists.add(list, code))}
    />
  );
}

/** The same with words, where there is room for them. */
export function SavedButton({ list, code, nameId }: Omit<SavedToggleProps, 'className'>) {
  const { t } = useWords();
  const isOn = useIsSaved(list, code);
  const words = WORDS[list];
  return (
    <Button
      size={36}
      look="quiet"
      icon={list === 'compare-products' ? 'scales' : isOn ? 'heart-filled' : 'heart'}
      aria-describedby={nameId}
      onClick={() => (isOn ? savedLists.remove(list, code) : savedLists.add(list, code))}
    >
      {t(isOn ? words.on : words.off)}
    </Button>
  );
}

const WORDS = {
  'favorite-products': { on: 'card.inFavorites', off: 'card.favorite' },
  'compare-products': { on: 'card.inCompare', off: 'card.compare' },
} as const;
