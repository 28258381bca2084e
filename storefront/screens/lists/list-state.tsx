import type { ReactNode } from 'react';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Failed, Kept, Pending } from '../../features/lists/kept-state.tsx';
import { type SharedListName, savedLists } from '../../features/lists/saved-lists.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './list-state.module.css';
import type { ListReply } from './use-list-answer.ts';

interface ListStateProps<T> {
  reply: ListReply<T>;
  empty: ReactNode;
  children: (answer: T) => ReactNode;
}

/** A list while it is on its way, when it did not come, when there is nothing on it, and when there is. */
export function ListState<T>({ reply, empty, children }: ListStateProps<T>) {
  const { answer, isEmpty, hasFailed, retry } = reply;
  if (isEmpty) return <Kept>{empty}</Kept>;
  return (
    <Kept>
      {hasFailed ? <Failed retry={retry} /> : null}
      {answer ? <div className={styles.list}>{children(answer)}</div> : hasFailed ? null : <Pending />}
    </Kept>
  );
}

/** Over somebody else's list: the way to have it too, and the way to one's own. */
export function SharedNotice({
  name,
  codes,
  href,
}: {
  name: SharedListName;
  codes: readonly string[];
  href: string;
}) {
  const { t } = useWords();
  const keep = () => {
    // The first of them ends up first.
    for (const code of codes.toReversed()) savedLists.add(name, code);
  };
  return (
    <Notice
      look="good"
      icon="link"
      action={
        <>
          <Button size={36} look="secondary" onClick={keep}>
            {t('lists.keepShared')}
          </Button>{' '}
          <a className="link" href={href}>
            {t('lists.toOwn')}
          </a>
        </>
      }
    >
      {t('lists.shared')}
    </Notice>
  );
}
