import { type FormEvent, useCallback, useEffect, useState } from 'react';
import type { City } from '#contract/cities.ts';
import { nearestCity } from '#domain/city.ts';
import { type CityMatch, searchCities } from '#domain/city-search.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Icon } from '../../design/icon.tsx';
import { Notice } from '../../design/notice.tsx';
import { TextField } from '../../design/text-field.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { groupCities, loadCities } from './cities.ts';
import styles from './city-dialog.module.css';
import { CityList, CityListWaiting } from './city-list.tsx';
import { CityMap } from './city-map.tsx';
import { locate } from './locate.ts';

interface CityDialogProps {
  currentCode: string;
  onChoose(code: string): void;
  onClose(): void;
}

export default function CityDialog({ currentCode, onChoose, onClose }: CityDialogProps) {
  const { t, locale } = useWords();
  const { cities, isFailed, load } = useCities();
  const [query, setQuery] = useState('');
  const matches = cities && query.trim() !== '' ? searchCities(cities, query) : null;
  const groups = cities ? groupCities(cities, locale) : null;

  const chooseFirst = (event: FormEvent) => {
    event.preventDefault();
    const first = matches?.[0];
    if (first) onChoose(first.city.code);
  };

  return (
    <Dialog isOpen onClose={onClose} title={t('city.title')} lead={t('city.lead')}>
      <div className={styles.tools}>
        <search className={styles.search}>
          <form onSubmit={chooseFirst}>
            <TextField
              label={t('city.search')}
              isLabelHidden
              placeholder={t('city.search')}
              type="search"
              size={48}
              maxLength={100}
              autoComplete="off"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              end={
                <button className={styles.find} type="submit" aria-label={t('header.searchSubmit')}>
                  <Icon name="search" />
                </button>
              }
            />
          </form>
        </search>
        <LocateButton cities={cities} onFound={onChoose} />
      </div>
      {isFailed ? (
        <Notice
          look="blocked"
          role="alert"
          action={
            <Button size={36} onClick={load}>
              {t('shell.retry')}
            </Button>
          }
        >
          {t('city.failed')}
        </Notice>
      ) : null}
      {!cities && !isFailed ? <CityListWaiting /> : null}
      <p className="visually-hidden" role="status">
        {matches && matches.length > 0 ? t('city.found', { count: matches.length }) : ''}
      </p>
      {matches ? <CityMatches matches={matches} currentCode={currentCode} onChoose={onChoose} /> : null}
      {groups && cities && (matches?.length ?? 0) === 0 ? (
        <>
          <CityMap cities={cities} currentCode={currentCode} onChoose={onChoose} />
          <div className={styles.groups}>
            <CityList
              title={t('city.local')}
              rows={groups.local.map((city) => ({
                city,
                detail:
                  city.suburbs.length > 0 ? t('city.suburbs', { names: city.suburbs.join(', ') }) : null,
              }))}
              {...{ currentCode, onChoose }}
            />
            <CityList
              title={t('city.remote')}
              rows={groups.remote.map((city) => ({ city, detail: null }))}
              {...{ currentCode, onChoose }}
              isDense
            />
          </div>
        </>
      ) : null}
    </Dialog>
  );
}

function useCities() {
  const { locale } = useWords();
  const [cities, setCities] = useState<readonly City[] | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const load = useCallback(async () => {
    setIsFailed(false);
    const answer = await loadCities(locale);
    setCities(answer);
    setIsFailed(answer === null);
  }, [locale]);
  // The list comes over the network.
  useEffect(() => void load(), [load]);
  return { cities, isFailed, load: () => void load() };
}

interface CityMatchesProps {
  matches: CityMatch<City>[];
  currentCode: string;
  onChoose(code: string): void;
}

function CityMatches({ matches, currentCode, onChoose }: CityMatchesProps) {
  const { t } = useWords();
  if (matches.length === 0) {
    return (
      <Notice className={styles.nothing} look="changed" role="status">
        {t('city.notFound')}
      </Notice>
    );
  }
  return (
    <CityList
      title={t('city.found', { count: matches.length })}
      rows={matches.map(({ city, suburb }) => ({
        city,
        detail: suburb === null ? null : t('city.suburbMatch', { suburb }),
      }))}
      {...{ currentCode, onChoose }}
    />
  );
}

function LocateButton({ cities, onFound }: { cities: readonly City[] | null; onFound(code: string): void }) {
  const { t } = useWords();
  const [state, setState] = useState<'idle' | 'asking' | 'denied' | 'failed'>('idle');
  const press = async () => {
    setState('asking');
    const point = await locate(navigator.geolocation);
    const nearest = typeof point === 'string' || !cities ? null : nearestCity(cities, point);
    if (nearest) onFound(nearest.code);
    else setState(point === 'denied' ? 'denied' : 'failed');
  };
  return (
    <>
      <Button
        className={styles.locate}
        look="secondary"
        size={48}
        icon="locate"
        isLoading={state === 'asking'}
        onClick={() => void press()}
      >
        <span className={styles.locateWords}>{t('city.locate')}</span>
      </Button>
      {state === 'denied' || state === 'failed' ? (
        <Notice className={styles.locateNotice} look="changed" role="alert">
          {t(state === 'denied' ? 'city.locateDenied' : 'city.locateFailed')}
        </Notice>
      ) : null}
    </>
  );
}
