import { useState } from 'react';
import type { ListingChoice } from '#domain/listing.ts';
import { Switch } from '../../design/choice.tsx';
import { Icon } from '../../design/icon.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { FacetFold, useFold } from './facet-fold.tsx';
import styles from './facet-groups.module.css';
import { FacetRange } from './facet-range.tsx';
import { FacetValues } from './facet-values.tsx';
import { type FacetView, OPEN_GROUPS } from './facets.ts';
import { chosenOf, fieldName, isFacetChosen, toggleValue } from './listing-choice.ts';

export interface FacetGroupsProps {
  facets: readonly FacetView[];
  choice: ListingChoice;
  onChoose(next: ListingChoice): void;
}

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

const askFor = (choice: ListingChoice, code: string): ListingChoice => ({
  ...choice,
  open: [...(choice.open ?? []), code],
});

function Group({ facet, choice, onChoose, isOpenAtFirst }: GroupProps & { isOpenAtFirst: boolean }) {
  const { t } = useWords();
  const { code, name, unit, kind } = facet;
  const isChosen = isFacetChosen(choice, code);
  // Once open it stays so: a choice that is taken back must not shut the list under the pointer.
  const isAskedFor = choice.open?.includes(code) === true;
  const [wasOpened] = useState(isOpenAtFirst || isChosen || isAskedFor);
  const fold = useFold<HTMLElement>(!wasOpened && !isChosen && !isAskedFor);
  const isFolded = fold.isFolded || (facet.isShut === true && !isAskedFor && !isChosen);
  const unfold = () => {
    fold.unfold();
    if (facet.isShut) onChoose(askFor(choice, code));
  };
  // Nor does the last one that is taken back let its list go.
  const choose = (next: ListingChoice) =>
    onChoose(isOpenAtFirst || isAskedFor || isFacetChosen(next, code) ? next : askFor(next, code));
  const hasUnit = unit !== undefined && (kind === 'range' || code === 'price');
  const title = hasUnit ? `${name}, ${unit}` : name;
  if (isFolded)
    return (
      <FacetFold className={`${styles.group} ${styles.title}`} code={code} onUnfold={unfold}>
        <span>{title}</span>
        <Icon name="chevron-down" size={18} className={styles.chevron} isInButton />
      </FacetFold>
    );
  return (
    <details className={styles.group} open>
      <summary className={styles.title} ref={fold.head}>
        <span>{title}</span>
        {isChosen ? <span className={styles.mark}>{t('filters.chosenMark')}</span> : null}
        <Icon name="chevron-down" size={18} className={styles.chevron} />
      </summary>
      {kind === 'range' ? (
        <FacetRange facet={facet} choice={choice} onChoose={onChoose} />
      ) : (
        <FacetValues facet={facet} choice={choice} onChoose={choose} />
      )}
    </details>
  );
}
