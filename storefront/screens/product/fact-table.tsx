import { Fragment } from 'react';
import { localePath } from '#domain/locale.ts';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/locale-context.tsx';
import type { Fact } from './product-facts.ts';
import styles from './product-parts.module.css';

/** «DEMO-817375-6064566»: read and copied as one. */
const CODE = /^\S+-\S+$/;

interface FactTableProps {
  facts: readonly Fact[];
  caption: string;
  /** The name is only read out. */
  isCaptionHidden?: boolean;
}

/** Two columns: what it is, how much; a value may lead to the goods that share it. */
export function FactTable({ facts, caption, isCaptionHidden = false }: FactTableProps) {
  const { locale } = useWords();
  return (
    <table className={table.specs}>
      <caption className={isCaptionHidden ? 'visually-hidden' : styles.caption}>{caption}</caption>
      <tbody>
        {facts.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-whole={values.every(({ text }) => CODE.test(text)) || undefined}>
              {values.map(({ text, href }, index) => (
                <Fragment key={text}>
                  {index > 0 ? ', ' : null}
                  {href === undefined ? (
                    text
                  ) : (
                    <a className="link" href={localePath(href, locale)}>
                      {text}
                    </a>
                  )}
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
