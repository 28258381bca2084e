import type { TextVersionRow } from '#contract/office/text-preview.ts';
import type { Locale } from '#domain/locale.ts';
import { almatyTime, formatDate } from '#domain/time.ts';
import { useCall } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/words.ts';

interface VersionsDialogProps {
  path: string;
  language: Locale;
  /** Null: this reader changes nothing. */
  onTake: ((version: TextVersionRow) => void) | null;
  onClose: () => void;
}

/** How the text was: whatever is taken from here comes into the editor, and is saved as any other edit. */
export function VersionsDialog({ path, language, onTake, onClose }: VersionsDialogProps) {
  const { t, locale } = useWords();
  const versions = useCall('GET /office/api/v1/text/versions/', { query: { path } });
  return (
    <Dialog title={t('text.versions')} lead={t('text.versionsLead')} onClose={onClose}>
      <Answered of={versions}>
        {({ items }) => {
          const own = items.filter((each) => each.language === language);
          if (own.length === 0) return <Empty icon="document" title={t('text.noVersions')} />;
          return (
            <table className={table.table}>
              <tbody>
                {own.map((version) => (
                  <tr key={version.id}>
                    <td>
                      <b>
                        {formatDate(new Date(version.at), locale)}, {almatyTime(version.at)}
                      </b>
                      <span className={table.second}>{version.by}</span>
                    </td>
                    <td>
                      {version.title}
                      <span className={table.second}>{version.body.slice(0, 120)}</span>
                    </td>
                    <td>
                      {onTake === null ? null : (
                        <Button look="plain" size="small" onClick={() => onTake(version)}>
                          {t('text.take')}
                        </Button>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          );
        }}
      </Answered>
    </Dialog>
  );
}
