import { localePath } from '#domain/locale.ts';
import { Button } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { onPlainPress } from '../../design/plain-press.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import type { ChosenFilter } from '../filters/chips.ts';
import type { Choosing } from './use-choice.ts';

interface EmptyListingProps extends Pick<Choosing, 'choose' | 'hrefOf'> {
  chosen: readonly ChosenFilter[];
}

/** Nothing answers the filters, or there is nothing at all: each with its way on. */
export function EmptyListing({ chosen, choose, hrefOf }: EmptyListingProps) {
  const { t, locale } = useWords();
  if (chosen.length === 0) {
    return (
      <EmptyState
        icon="box"
        drawing="nothing"
        title={t('section.empty')}
        actions={<Button href={localePath('/catalog', locale)}>{t('empty.toCatalog')}</Button>}
      >
        {t('section.emptyText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="filter"
      drawing="nothing"
      title={t('listing.nothing')}
      actions={chosen.map(({ key, words, without }) => (
        <Button
          key={key}
          look="secondary"
          href={hrefOf(without)}
          onClick={onPlainPress(() => choose(without))}
        >
          {t('listing.without', { name: words })}
        </Button>
      ))}
    >
      {t('listing.nothingText')}
    </EmptyState>
  );
}
