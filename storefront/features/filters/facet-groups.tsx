import { useState } from 'react';
import type { ListingChoice } from '#domain/listing.ts';
import { Switch } from '../../design/choice.tsx';
import { Icon } from '../../design/icon.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './facet-groups.module.css';
import { FacetRange } from './facet-range.tsx';
import { FacetValues } from './facet-values.tsx';
import type { FacetView } from './facets.ts';
import { chosenOf, fieldName, isFacetChosen, toggleValue } from './listing-choice.ts';

export interface FacetGroupsProps {
  facets: readonly FacetView[];
  choice: ListingChoice;
  onChoose(next: ListingChoice): void;
}

/** How many groups stand open before anything is chosen in the others. */
const OPEN_GROUPS = 6;

/** Every filter of a listing: yes-or-no ones together on top, then group after group. */
export function FacetGroups({ facets, choice, onChoose }: FacetGroupsProps) {
  const flags = facets.filter(({ kind }) => kind === 'flag');
  const groups = facets.filter(({ kind }) => kind !== 'flag');
  return (
    <>
      {flags.length > 0 ? (
        <div className={styles.flags}>
          {flags.map((facet) => (
            <Flag key={facet.code} facet={facet} choice={choice} onChoose={onChoose} />
          ))}
        </div>
      ) : null}
      {groups.map((facet, index) => (
        <Group
          key={facet.code}
          facet={facet}
          choice={choice}
          onChoose={onChoose}
          isOpenAtFirst={index < OPEN_GROUPS}
        />
      ))}
    </>
  );
}

interface GroupProps extends Pick<FacetGroupsProps, 'choice' | 'onChoose'> {
  facet: FacetView;
}

function Flag({ facet, choice, onChoose }: GroupProps) {
  const { code, name, values } = facet;
  const yes = values.find(({ code: each }) => each === 'yes') ?? values[0];
  const value = yes?.code ?? '1';
  const isOn = chosenOf(choice, code).length > 0;
  return (
    <Switch
      className={styles.flag}
      name={fieldName(code)}
      value={value}
      label={name}
      checked={isOn}
      disabled={yes?.count === 0 && !isOn}
      onChange={() => onChoose(toggleValue(choice, code, value))}
    />
  );
}

function Group({ facet, choice, onChoose, isOpenAtFirst }: GroupProps & { isOpenAtFirst: boolean }) {
  const { t } = useWords();
  const isChosen = isFacetChosen(choice, facet.code);
  // Once open it stays so: a choice that is taken back must not shut the list under the pointer.
  const [wasOpened] = useState(isOpenAtFirst || isChosen);
  const { code, name, unit, kind } = facet;
  const hasUnit = unit !== undefined && (kind === 'range' || code === 'price');
  return (
    <details className={styles.group} open={wasOpened || isChosen}>
      <summary className={styles.title}>
        <span>
          {name}
          {hasUnit ? `, ${unit}` : ''}
        </span>
        {isChosen ? <span className={styles.mark}>{t('filters.chosenMark')}</span> : null}
        <Icon name="chevron-down" size={18} className={styles.chevron} />
      </summary>
      {kind === 'range' ? (
        <FacetRange facet={facet} choice={choice} onChoose={onChoose} />
      ) : (
        <FacetValues facet={facet} choice={choice} onChoose={onChoose} />
      )}
    </details>
  );
}
