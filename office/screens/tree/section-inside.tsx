import type { Change } from '#contract/office/changes.ts';
import type { OfficeSection } from '#contract/office/tree.ts';
import { MergeDialog } from '../../changes/made-one-dialog.tsx';
import { useWords } from '../../i18n/words.ts';
import { FiltersDialog } from './filters-dialog.tsx';

interface SectionInsideProps {
  inside: 'filters' | 'merge';
  section: OfficeSection;
  sections: readonly OfficeSection[];
  isBusy: boolean;
  onSave: (changes: Change[]) => void;
  onClose: () => void;
}

/** What is done with a section that goods lie in: its filters, or another that takes its place. */
export function SectionInside({ inside, section, sections, isBusy, onSave, onClose }: SectionInsideProps) {
  const { locale } = useWords();
  const same = { isBusy, onSave, onClose };
  if (inside === 'filters') return <FiltersDialog section={section} {...same} />;
  const parents = new Set(sections.map(({ parentId }) => parentId));
  const sayName = ({ nameRu, nameKz }: OfficeSection) => (locale === 'kz' ? nameKz || nameRu : nameRu);
  const leaves = sections.filter(({ id }) => !parents.has(id));
  return (
    <MergeDialog
      subject="section_merge"
      id={section.id}
      name={sayName(section)}
      products={section.products}
      others={leaves.map((other) => ({ id: other.id, name: sayName(other) }))}
      {...same}
    />
  );
}
