/**
 * The visitor's city in the header: the button with the choosing dialogue behind it, and the question that is asked as
 * long as nobody has chosen. A choice reloads the page's data, so that prices and stock are those of the new city.
 * Without the script an ordinary form does the same.
 */
import { useEffect } from 'react';
import { cityName } from '#domain/city.ts';
import { Button } from '../../design/button.tsx';
import { classNames } from '../../design/class-names.ts';
import { Icon } from '../../design/icon.tsx';
import { useFootBar } from '../../design/use-foot-bar.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { preloads } from '../../page/address/preloads.ts';
import { Late, LatePart } from '../../page/hydration/late-part.tsx';
import { createOpenState } from '../../page/open-state.ts';
import { useShell } from '../../page/shell.ts';
import { useRevalidator } from '../../router/hooks.ts';
import styles from './city.module.css';
import { chooseCity, listenToOtherTabs, useHasChosenCity } from './city-store.ts';
import { PlainCityForm } from './plain-city-form.tsx';

const dialog = createOpenState<true>();
const dialogPart = new LatePart(() => import('./city-dialog.tsx'));
const openDialog = () => dialog.open(true);

/** Writes the choice down and, if it is a change, has everything on the page loaded for the new city. */
function useChooseCity(): (code: string) => void {
  const { city } = useShell();
  const { revalidate } = useRevalidator();
  return (code) => {
    chooseCity(code);
    if (code === city.code) return;
    // What was fetched ahead was fetched for the old city.
    preloads.clear();
    void revalidate();
  };
}

export function CityButton({ className }: { className?: string | undefined }) {
  const { t, locale } = useWords();
  const { city } = useShell();
  return (
    <div className={classNames(styles.place, className)}>
      <button
        className={styles.button}
        type="button"
        aria-haspopup="dialog"
        onClick={openDialog}
        onPointerEnter={dialogPart.warmUp}
        onFocus={dialogPart.warmUp}
      >
        <Icon name="map-pin" size={18} />
        <span className={styles.name}>{cityName(city, locale)}</span>
        <span className="visually-hidden">, {t('city.change')}</span>
        <Icon name="chevron-down" size={16} />
      </button>
      <PlainCityForm />
    </div>
  );
}

/** The dialogue itself, for a layout to hold: the header is dark, and a dialogue is not. */
export function CityChoice() {
  const { city } = useShell();
  const { revalidate } = useRevalidator();
  const isOpen = dialog.useDetail() !== null;
  const choose = useChooseCity();

  // Another tab is the outside world.
  useEffect(
    () =>
      listenToOtherTabs((code) => {
        if (code === city.code) return;
        preloads.clear();
        void revalidate();
      }),
    [city.code, revalidate],
  );

  return isOpen ? (
    <Late
      part={dialogPart}
      onMissing={dialog.close}
      props={{
        currentCode: city.code,
        onClose: dialog.close,
        onChoose: (code) => {
          dialog.close();
          choose(code);
        },
      }}
    />
  ) : null;
}

/** Asked once, beside the page and not over it: it takes no focus and leaves the search free. */
export function CityQuestion() {
  const { t, locale } = useWords();
  const { city } = useShell();
  // A shop without a city has nothing to ask.
  const hasChosen = useHasChosenCity() || !city.name;
  useFootBar('question', !hasChosen);
  return (
    <div className={styles.asking} role="status">
      {hasChosen ? null : (
        <section className={styles.question} aria-label={t('city.title')}>
          <Icon name="map-pin" size={20} className={styles.sign} />
          <p className={styles.asked}>{t('city.question', { city: cityName(city, locale) })}</p>
          <p className={styles.why}>{t('city.questionText')}</p>
          <div className={styles.answers}>
            <Button onClick={() => chooseCity(city.code)}>{t('city.yes')}</Button>
            <Button
              look="secondary"
              aria-haspopup="dialog"
              onClick={openDialog}
              onPointerEnter={dialogPart.warmUp}
            >
              {t('city.other')}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
