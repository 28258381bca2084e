interface Named {
  id: number;
  name: string;
}

/** Who is named after an @ in a note: by the whole name, or by its first word where that is one person's alone. */
export function listMentioned<T extends Named>(text: string, colleagues: readonly T[]): T[] {
  const said = text.toLocaleLowerCase();
  const firstOf = ({ name }: Named) => name.toLocaleLowerCase().split(' ')[0] ?? '';
  const isSaid = (word: string): boolean => {
    const at = said.indexOf(`@${word}`);
    if (word === '' || at < 0) return false;
    return !/\p{L}/u.test(said.charAt(at + 1 + word.length));
  };
  return colleagues.filter((each) => {
    if (isSaid(each.name.toLocaleLowerCase())) return true;
    const first = firstOf(each);
    const isOnly = colleagues.filter((other) => firstOf(other) === first).length === 1;
    return isOnly && isSaid(first);
  });
}
