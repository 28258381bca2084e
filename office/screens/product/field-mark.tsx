import type { ReactNode } from 'react';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import type { ProductForm } from './use-product-form.ts';

interface FieldMarkProps {
  form: ProductForm;
  name: string;
  /** What is said of a field that nobody has touched. */
  children?: ReactNode;
}

/** Beside the name of a field: that it was edited here, or that it is kept elsewhere. */
export function FieldMark({ form, name, children = null }: FieldMarkProps) {
  const { t } = useWords();
  if (form.isEdited(name))
    return (
      <Tag tone="tint" icon="edit">
        {t('settings.edited')}
      </Tag>
    );
  if (form.isOwned(name)) return <Tag icon="refresh">{t('product.oneC')}</Tag>;
  return children;
}
