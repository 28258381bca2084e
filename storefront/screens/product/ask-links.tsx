import { messengerLinks } from '#domain/messenger-links.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import styles from './buy-box.module.css';

/** Ask about the product in a messenger, its name already written; only where the shop has a number there. */
export function AskLinks({ product }: { product: { name: string; code: string } }) {
  const { t } = useWords();
  const { messengers } = useShell().offers;
  const links = messengerLinks(messengers, t('ask.inMessenger', { name: product.name, code: product.code }));
  if (links.length === 0) return null;
  return (
    <p className={styles.messengers} data-print="no">
      <span>{t(messengers.isDemo ? 'ask.writeInDemo' : 'ask.writeIn')}</span>
      {links.map(({ name, href }) => (
        <a key={name} className="link" href={href} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ))}
    </p>
  );
}
