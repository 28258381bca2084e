import { useMe } from '../access/use-me.ts';
import { isFailure } from '../calls/call-failure.ts';
import { OfficeLink } from '../design/office-link.tsx';
import { Empty } from '../design/states.tsx';
import { useWords } from '../i18n/words.ts';

/** A shop that has just begun: nothing has failed, there is only no city or no store yet. */
export function NoPlaces({ of }: { of: 'city' | 'store' }) {
  const { t } = useWords();
  const { rights } = useMe();
  return (
    <Empty
      icon={of === 'city' ? 'map-pin' : 'store'}
      title={t(of === 'city' ? 'noPlaces.city' : 'places.noStores')}
    >
      <p>{t(of === 'city' ? 'noPlaces.cityLead' : 'noPlaces.storeLead')}</p>
      {rights.settings?.read === undefined ? null : <OfficeLink to="/places">{t('noPlaces.to')}</OfficeLink>}
    </Empty>
  );
}

/** Asked for the first city, and there is none; of one that is named in the address it is a failure like any other. */
export const hasNoCity = (error: Error | null, city: string | null | undefined): boolean =>
  !city && isFailure(error, 'slot.unknown_city');
