import { useState } from 'react';
import type { TextVersion } from '#contract/office/shop-rules.ts';
import type { Locale } from '#domain/locale.ts';
import type { Edits } from '../../changes/edits.ts';
import { Button } from '../../design/button.tsx';
import { Checkbox, TextArea, TextField } from '../../design/field.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { Empty } from '../../design/states.tsx';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import { baseOf, shownText, type TextValues, titleOf, withText } from './text-edits.ts';
import { TextPreview } from './text-preview.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

interface TextSideProps {
  path: string;
  language: Locale;
  version: TextVersion;
  /** The same text in the other language: a translation may begin with it. */
  other: TextVersion;
  edits: Edits;
  /** Null: this reader changes nothing. */
  onEdit: ((change: (edits: Edits) => Edits) => void) | null;
}

const NAMES: Readonly<Record<Locale, string>> = { ru: 'Русский', kz: 'Қазақша' };
const TAGS: Readonly<Record<Locale, string>> = { ru: 'ru-KZ', kz: 'kk-KZ' };

export function TextSide({ path, language, version, other, edits, onEdit }: TextSideProps) {
  const { t } = useWords();
  const [areVersionsOpen, setVersionsOpen] = useState(false);
  const side = { path, language, version };
  const shown = shownText(edits, side);
  const label = `${titleOf(version) || titleOf(other) || path} (${NAMES[language]})`;
  const set = (to: TextValues) => onEdit?.((before) => withText(before, side, to, label));
  const begin = baseOf(other);
  const { file, own } = version;
  if (shown === null)
    return (
      <Panel title={NAMES[language]}>
        <Empty icon="document" title={t('text.none')}>
          {begin && onEdit ? (
            <Button look="plain" onClick={() => set({ ...begin, is_published: true })}>
              {t('text.translate')}
            </Button>
          ) : null}
        </Empty>
      </Panel>
    );
  const setMeta = (field: 'title' | 'description', to: string) =>
    set({ ...shown, meta: { ...shown.meta, [field]: to } });
  const isOff = onEdit === null;
  return (
    <Panel
      title={NAMES[language]}
      end={own ? <Tag icon="edit">{t('texts.own')}</Tag> : <Tag icon="document">{t('texts.factory')}</Tag>}
    >
      <div className={page.form}>
        <TextField
          label={t('text.title')}
          lang={TAGS[language]}
          value={String(shown.meta.title ?? '')}
          disabled={isOff}
          onChange={(event) => setMeta('title', event.currentTarget.value)}
        />
        <TextField
          label={t('text.description')}
          lang={TAGS[language]}
          value={String(shown.meta.description ?? '')}
          disabled={isOff}
          onChange={(event) => setMeta('description', event.currentTarget.value)}
        />
        <TextArea
          label={t('text.body')}
          hint={t('text.bodyHint')}
          lang={TAGS[language]}
          rows={22}
          value={shown.body}
          disabled={isOff}
          onChange={(event) => set({ ...shown, body: event.currentTarget.value })}
        />
        <TextPreview language={language} label={NAMES[language]} lang={TAGS[language]} body={shown.body} />
        <Checkbox
          label={t('text.shown')}
          hint={t(file ? 'text.shownHint' : 'text.noFile')}
          checked={shown.is_published}
          disabled={isOff}
          onChange={(event) => set({ ...shown, is_published: event.currentTarget.checked })}
        />
        <div className={page.row}>
          {own ? (
            <Button look="plain" size="small" icon="clock" onClick={() => setVersionsOpen(true)}>
              {t('text.versions')}
            </Button>
          ) : null}
          {file && own && !isOff ? (
            <Button
              look="plain"
              size="small"
              icon="undo"
              onClick={() => set({ body: file.body, meta: file.meta, is_published: shown.is_published })}
            >
              {t('text.restore')}
            </Button>
          ) : null}
        </div>
      </div>
      {areVersionsOpen ? (
        <VersionsDialog
          path={path}
          language={language}
          onTake={
            isOff
              ? null
              : ({ body, meta }) => {
                  set({ body, meta, is_published: shown.is_published });
                  setVersionsOpen(false);
                }
          }
          onClose={() => setVersionsOpen(false)}
        />
      ) : null}
    </Panel>
  );
}
