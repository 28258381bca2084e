/** One text, both languages side by side. A text of the factory becomes the shop's own with the first letter changed. */
import { useState } from 'react';
import type { TextVersion } from '#contract/office/shop-rules.ts';
import { LOCALE_CODES, type Locale } from '#domain/locale.ts';
import { useLocation } from '#storefront/router/hooks.ts';
import { useMe } from '../../access/use-me.ts';
import { useCall } from '../../calls/use-call.ts';
import { ChangeDialogs } from '../../changes/change-dialogs.tsx';
import { ChangesBar } from '../../changes/changes-bar.tsx';
import { type Edits, toChanges, withoutSaved } from '../../changes/edits.ts';
import { useChanges } from '../../changes/use-changes.ts';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Answered } from '../../design/states.tsx';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import { titleOf } from './text-edits.ts';
import { TextSide } from './text-side.tsx';
import styles from './texts.module.css';

const sayTitle = (text: Record<Locale, TextVersion>, locale: Locale): string =>
  titleOf(text[locale]) || titleOf(text[locale === 'ru' ? 'kz' : 'ru']);

export function TextScreen() {
  const { search } = useLocation();
  const path = new URLSearchParams(search).get('path') ?? '';
  return path === '' ? <NoText /> : <OneText path={path} />;
}

/** An address that names none leads to them all. */
function NoText() {
  const { t } = useWords();
  return <PageHead title={t('texts.title')} path={[{ title: t('texts.title'), to: '/texts' }]} />;
}

function OneText({ path }: { path: string }) {
  const { t, locale } = useWords();
  const text = useCall('GET /office/api/v1/text/', { query: { path } });
  return (
    <>
      <PageHead
        title={text.data ? sayTitle(text.data.data, locale) || path : t('texts.title')}
        path={[{ title: t('texts.title'), to: '/texts' }]}
        lead={<OpenInShop path={path} />}
      />
      <Answered of={text}>{({ data }) => <Sheet key={path} {...data} />}</Answered>
    </>
  );
}

function OpenInShop({ path }: { path: string }) {
  const { t } = useWords();
  return (
    <a className={styles.open} href={`/${path.replace(/^pages\//, '')}`} target="_blank" rel="noreferrer">
      {t('text.open')}
    </a>
  );
}

function Sheet({ path, ru, kz }: { path: string; ru: TextVersion; kz: TextVersion }) {
  const { t } = useWords();
  const { rights } = useMe();
  const [edits, setEdits] = useState<Edits>([]);
  const changes = useChanges({
    title: sayTitle({ ru, kz }, 'ru') || path,
    renews: ['GET /office/api/v1/text/', 'GET /office/api/v1/texts/'],
    onApplied: ({ items }) => setEdits((before) => withoutSaved(before, items)),
  });
  const mayWrite = rights.pages?.write !== undefined;
  const versions = { ru, kz };
  return (
    <>
      <div className={page.page}>
        {mayWrite ? null : <Tag icon="eye">{t('whyNot.right')}</Tag>}
        <div className={styles.sides}>
          {LOCALE_CODES.map((language) => (
            <TextSide
              key={language}
              path={path}
              language={language}
              version={versions[language]}
              other={versions[language === 'ru' ? 'kz' : 'ru']}
              edits={edits}
              onEdit={mayWrite ? setEdits : null}
            />
          ))}
        </div>
      </div>
      <ChangesBar
        edits={edits}
        isBusy={changes.isBusy}
        onSave={() => changes.save(toChanges(edits))}
        onPreview={() => changes.show(toChanges(edits))}
        onDrop={() => setEdits([])}
      />
      <ChangeDialogs changes={changes} />
    </>
  );
}
