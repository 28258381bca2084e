import { useEffect } from 'react';
import { useWords } from '../i18n/words.ts';

/** The title of the window: the page, then the shop. */
export function useTitle(title: string): void {
  const { t } = useWords();
  // The document stands outside of what is drawn.
  useEffect(() => {
    document.title = `${title} · ${t('shop')}`;
  }, [title, t]);
}
