/** What is asked about a line, a section and the estimate itself. */
import type { EditedSection } from '#domain/estimates/estimates.ts';
import { Button } from '../../../design/button.tsx';
import { Dialog } from '../../../design/dialog.tsx';
import { SelectField } from '../../../design/select-field.tsx';
import { TextareaField, TextField } from '../../../design/text-field.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import {
  copyLine,
  moveLine,
  moveSection,
  removeLine,
  removeSection,
  type Step,
  setHead,
  setLine,
  setSection,
  stepLine,
} from './edit-steps.ts';
import type { EstimateState } from './estimate-state.ts';
import styles from './side.module.css';

interface DialogProps {
  state: EstimateState;
  edit(step: Step, typing?: string): void;
  onClose(): void;
}

export function LineDialog({ state, edit, onClose, id }: DialogProps & { id: string }) {
  const { t } = useWords();
  const { sections } = state.estimate;
  const section = sections.find(({ items }) => items.some((line) => line.id === id));
  const line = section?.items.find((each) => each.id === id);
  if (!section || !line) return null;
  const isProduct = line.kind === 'product';
  const end = (step: Step) => {
    edit(step);
    onClose();
  };
  return (
    <Dialog isOpen size="narrow" onClose={onClose} title={line.name || t('estimates.newLine')}>
      <div className={styles.form}>
        {isProduct ? null : (
          <>
            <TextField
              label={t('estimates.name')}
              maxLength={300}
              value={line.name}
              onChange={(event) => edit(setLine(id, { name: event.target.value }), `${id}:name`)}
            />
            <TextField
              label={t('estimates.unit')}
              maxLength={20}
              value={line.unit}
              onChange={(event) => edit(setLine(id, { unit: event.target.value }), `${id}:unit`)}
            />
          </>
        )}
        <TextareaField
          label={t('estimates.note')}
          rows={2}
          maxLength={500}
          value={line.note ?? ''}
          onChange={(event) =>
            edit(setLine(id, { note: event.target.value.replace(/\s+/g, ' ') || null }), `${id}:note`)
          }
        />
        <SelectField
          label={t('estimates.section')}
          value={section.id}
          options={sections.map((each) => ({ value: each.id, label: each.name }))}
          onChange={(event) => edit(moveLine(id, { sectionId: event.target.value, beforeId: null }))}
        />
        <div className={styles.buttons}>
          <Button size={36} look="secondary" icon="chevron-up" onClick={() => edit(stepLine(id, -1))}>
            {t('estimates.up')}
          </Button>
          <Button size={36} look="secondary" icon="chevron-down" onClick={() => edit(stepLine(id, 1))}>
            {t('estimates.down')}
          </Button>
          <Button size={36} look="secondary" icon="copy" onClick={() => end(copyLine(id))}>
            {t('estimates.double')}
          </Button>
          <Button size={36} look="quiet" icon="trash" onClick={() => end(removeLine(id))}>
            {t('estimates.removeLine')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const KINDS = ['room', 'stage', 'other'] as const;

export function SectionDialog({
  state,
  edit,
  onClose,
  id,
  onToCart,
}: DialogProps & { id: string; onToCart(sectionId: string): void }) {
  const { t } = useWords();
  const section = state.estimate.sections.find((each) => each.id === id);
  if (!section) return null;
  const end = (step: Step) => {
    edit(step);
    onClose();
  };
  return (
    <Dialog isOpen size="narrow" onClose={onClose} title={section.name}>
      <div className={styles.form}>
        <TextField
          label={t('estimates.sectionName')}
          maxLength={120}
          value={section.name}
          onChange={(event) => {
            const name = event.target.value.replace(/^\s+/, '');
            if (name !== '') edit(setSection(id, { name }), `${id}:name`);
          }}
        />
        <SelectField
          label={t('estimates.sectionKind')}
          value={section.kind}
          options={KINDS.map((kind) => ({ value: kind, label: t(`estimates.kind.${kind}`) }))}
          onChange={(event) => edit(setSection(id, { kind: event.target.value as EditedSection['kind'] }))}
        />
        <div className={styles.buttons}>
          <Button size={36} look="secondary" icon="chevron-up" onClick={() => edit(moveSection(id, -1))}>
            {t('estimates.up')}
          </Button>
          <Button size={36} look="secondary" icon="chevron-down" onClick={() => edit(moveSection(id, 1))}>
            {t('estimates.down')}
          </Button>
          <Button size={36} look="secondary" icon="cart" onClick={() => onToCart(id)}>
            {t('estimates.sectionToCart')}
          </Button>
          <Button size={36} look="quiet" icon="trash" onClick={() => end(removeSection(id))}>
            {t('estimates.removeSection', { count: section.items.length })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const STATUSES = ['draft', 'ordered', 'archived'] as const;

export function HeadDialog({ state, edit, onClose }: DialogProps) {
  const { t } = useWords();
  const { estimate } = state;
  const { client } = estimate;
  const orNull = (text: string) => (text.trim() === '' ? null : text);
  return (
    <Dialog isOpen size="narrow" onClose={onClose} title={t('estimates.about')}>
      <div className={styles.form}>
        <TextField
          label={t('estimates.estimateName')}
          maxLength={120}
          data-autofocus
          value={estimate.name}
          onChange={(event) => {
            const name = event.target.value.replace(/^\s+/, '');
            if (name !== '') edit(setHead({ name }), 'name');
          }}
        />
        <TextField
          label={t('estimates.object')}
          maxLength={120}
          value={estimate.objectName ?? ''}
          onChange={(event) => edit(setHead({ objectName: orNull(event.target.value) }), 'objectName')}
        />
        <TextField
          label={t('estimates.address')}
          maxLength={200}
          value={estimate.address ?? ''}
          onChange={(event) => edit(setHead({ address: orNull(event.target.value) }), 'address')}
        />
        <TextField
          label={t('estimates.clientName')}
          maxLength={120}
          autoComplete="off"
          value={client.name ?? ''}
          onChange={(event) =>
            edit(setHead({ client: { ...client, name: orNull(event.target.value) } }), 'clientName')
          }
        />
        <TextField
          label={t('estimates.clientPhone')}
          type="tel"
          autoComplete="off"
          maxLength={40}
          value={client.phone ?? ''}
          onChange={(event) =>
            edit(setHead({ client: { ...client, phone: orNull(event.target.value) } }), 'clientPhone')
          }
        />
        <SelectField
          label={t('estimates.state')}
          value={estimate.status}
          options={STATUSES.map((status) => ({ value: status, label: t(`estimates.status.${status}`) }))}
          onChange={(event) => edit(setHead({ status: event.target.value as (typeof STATUSES)[number] }))}
        />
      </div>
    </Dialog>
  );
}
