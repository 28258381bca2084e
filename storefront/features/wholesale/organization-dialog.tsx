import { localePath } from '#domain/locale.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Icon } from '../../design/icon.tsx';
import { Notice } from '../../design/notice.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import type { Shell } from '../../page/shell.ts';
import { useChooseOrganization } from './choose-organization.ts';
import styles from './organization-dialog.module.css';

export interface OrganizationDialogProps {
  isOpen: boolean;
  onClose(): void;
  organizations: NonNullable<Shell['viewer']>['organizations'];
}

export default function OrganizationDialog({ isOpen, onClose, organizations }: OrganizationDialogProps) {
  const { t, locale } = useWords();
  const { choose, busyWith, failure } = useChooseOrganization();
  const isMyself = !organizations.some(({ isChosen }) => isChosen);
  const options = [
    { id: null, name: t('wholesale.myself'), isChosen: isMyself },
    ...organizations.map(({ id, name, isChosen }) => ({ id, name, isChosen })),
  ];
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('wholesale.choose')}
      lead={t('wholesale.chooseLead')}
      size="narrow"
      footer={
        <Button look="quiet" href={localePath('/personal/private#organizations', locale)}>
          {t('wholesale.manage')}
        </Button>
      }
    >
      {failure === null ? null : (
        <Notice look="blocked" role="alert">
          {failure}
        </Notice>
      )}
      <ul className={styles.options}>
        {options.map(({ id, name, isChosen }) => (
          <li key={id ?? 'myself'}>
            <button
              className={styles.option}
              type="button"
              aria-pressed={isChosen}
              aria-busy={busyWith === id || undefined}
              onClick={() => void choose(id)}
            >
              {name}
              {isChosen ? <Icon name="check" size={20} /> : null}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
