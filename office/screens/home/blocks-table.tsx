import type { OfficeHomeBlock } from '#contract/office/home-blocks.ts';
import { almatyTime, formatDate } from '#domain/time.ts';
import { Button } from '../../design/button.tsx';
import page from '../../design/page.module.css';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';

interface BlocksTableProps {
  blocks: readonly OfficeHomeBlock[];
  cities: readonly { id: number; name: string }[];
  isBusy: boolean;
  /** Null: this reader changes nothing. */
  onOpen: ((block: OfficeHomeBlock) => void) | null;
  onMove: ((id: number, by: -1 | 1) => void) | null;
  onSwitch: ((block: OfficeHomeBlock) => void) | null;
}

export function BlocksTable({ blocks, cities, isBusy, onOpen, onMove, onSwitch }: BlocksTableProps) {
  const { t, locale } = useWords();
  const nameOf = (block: OfficeHomeBlock) =>
    (locale === 'kz' ? block.title_kz : block.title_ru) || t(`home.kind.${block.kind}`);
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('home.block')}</th>
          <th>{t('home.where')}</th>
          <th>{t('home.audience')}</th>
          <th>{t('home.state')}</th>
          <th>
            <span className="visually-hidden">{t('acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {blocks.map((block, at) => (
          <tr key={block.id} data-off={!block.is_active || undefined}>
            <td>
              <b>{nameOf(block)}</b>
              <span className={table.second}>{t(`home.about.${block.kind}`)}</span>
            </td>
            <td data-label={t('home.where')}>
              {cities.find(({ id }) => id === block.city_id)?.name ?? t('home.everywhere')}
            </td>
            <td data-label={t('home.audience')}>{t(`home.audience.${block.audience}`)}</td>
            <td data-label={t('home.state')}>
              <StateTag block={block} />
            </td>
            <td>
              {onOpen && onMove && onSwitch ? (
                <span className={page.row}>
                  {([-1, 1] as const).map((by) => (
                    <Button
                      key={by}
                      look="quiet"
                      size="small"
                      icon={by < 0 ? 'arrow-up' : 'arrow-down'}
                      isBusy={isBusy}
                      whyNot={blocks[at + by] ? null : t(by < 0 ? 'home.isFirst' : 'home.isLast')}
                      onClick={() => onMove(block.id, by)}
                    >
                      <span className="visually-hidden">
                        {t(by < 0 ? 'home.up' : 'home.down')}: {nameOf(block)}
                      </span>
                    </Button>
                  ))}
                  <Button look="quiet" size="small" onClick={() => onOpen(block)}>
                    {t('home.change')}
                    <span className="visually-hidden">: {nameOf(block)}</span>
                  </Button>
                  <Button look="plain" size="small" isBusy={isBusy} onClick={() => onSwitch(block)}>
                    {t(block.is_active ? 'home.hide' : 'home.show')}
                    <span className="visually-hidden">: {nameOf(block)}</span>
                  </Button>
                </span>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function StateTag({ block: { is_active, starts_at, ends_at } }: { block: OfficeHomeBlock }) {
  const { t, locale } = useWords();
  const say = (moment: string) => `${formatDate(new Date(moment), locale)}, ${almatyTime(moment)}`;
  const now = Date.now();
  if (!is_active)
    return (
      <Tag tone="tint" icon="eye-off">
        {t('home.hidden')}
      </Tag>
    );
  if (ends_at !== null && Date.parse(ends_at) <= now) return <Tag icon="minus">{t('home.over')}</Tag>;
  if (starts_at !== null && Date.parse(starts_at) > now)
    return (
      <Tag tone="warn" icon="clock">
        {t('home.from', { when: say(starts_at) })}
      </Tag>
    );
  return (
    <Tag tone="good" icon="success">
      {ends_at === null ? t('home.shown') : t('home.until', { when: say(ends_at) })}
    </Tag>
  );
}
