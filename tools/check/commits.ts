/** The subjects of commits: `area: what is now true`, in 72 characters. Judged since FIRST; what is older stays as it is. */
import { run } from '../run.ts';

const MOST_CHARACTERS = 72;
const FORM = /^[a-z][a-z0-9 ,./-]*: \S/;
/** The last commit from before the rule. */
const FIRST = '0241957179625948919fb1680dc3970b21b86553';

/** Null for a good one. Git's own words (a merge, a revert, a fixup on its way into its commit) are left alone. */
export function findSubjectFault(subject: string): string | null {
  if (/^(Merge |Revert |fixup! |squash! )/.test(subject)) return null;
  if (!FORM.test(subject)) return 'is not of the form `area: what is now true`';
  const { length } = [...subject];
  return length > MOST_CHARACTERS ? `has ${length} characters, ${MOST_CHARACTERS} at most` : null;
}

/** Everything that was committed since; nothing where there is no history to look at (an archive, a shallow clone). */
export async function findBadCommits(): Promise<string[]> {
  const { code, output } = await run('git', ['log', '--no-merges', '--format=%h %s', `${FIRST}..HEAD`]);
  if (code !== 0) return [];
  return output.split('\n').flatMap((line) => {
    const [, hash = '', subject = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    const fault = hash === '' ? null : findSubjectFault(subject);
    return fault === null ? [] : [`  ${hash} "${subject}" ${fault}.`];
  });
}
