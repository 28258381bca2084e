/** What a file of CommerceML holds, told by its elements: names of files differ between versions and mean nothing. */
export const PACKAGE_KINDS = ['classifier', 'goods', 'offers', 'documents', 'directories', 'empty'] as const;
export type PackageKind = (typeof PACKAGE_KINDS)[number];

export type PackageScope = 'full' | 'changes';

/** Elements under the root, in the order of what depends on what; the last one found names the file. */
const BY_ELEMENT: Readonly<Record<string, PackageKind>> = {
  Классификатор: 'classifier',
  Каталог: 'goods',
  ПакетПредложений: 'offers',
  ИзмененияПакетаПредложений: 'offers',
  Документ: 'documents',
  Контейнер: 'documents',
  Справочники: 'directories',
};
const RANK: readonly PackageKind[] = ['empty', 'directories', 'classifier', 'goods', 'offers', 'documents'];

/** `import.xml` has a classifier and a catalogue: it is of goods. */
export function kindOfPackage(elements: Iterable<string>): PackageKind {
  let kind: PackageKind = 'empty';
  for (const element of elements) {
    const found = BY_ELEMENT[element];
    if (found && RANK.indexOf(found) > RANK.indexOf(kind)) kind = found;
  }
  return kind;
}

/** Missing means changes: to switch off what a file does not mention, it must say that it is whole. */
export function scopeOfPackage(onlyChanges: string | null | undefined): PackageScope {
  const word = (onlyChanges ?? '').trim().toLowerCase();
  return word === 'false' || word === 'ложь' || word === '0' ? 'full' : 'changes';
}

/** `2.10` is newer than `2.9`: numbers, not text. Null for what is no version. */
export function compareSchemas(one: string, other: string): number | null {
  const [a, b] = [one, other].map((text) =>
    /(\d+)(?:\.(\d+))?/
      .exec(text)
      ?.slice(1)
      .map((part) => Number(part ?? 0)),
  );
  if (!a || !b) return null;
  return (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0);
}

/** Newer modules see an order only inside a container. */
export const wantsContainers = (version: string | null): boolean =>
  version !== null && (compareSchemas(version, '2.08') ?? -1) >= 0;
