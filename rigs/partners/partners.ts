/**
 * `npm run partners -- <name>`: asks the partner's own test host what the stand of the tests is asked (docs/partners), by the settings of
 * the shop. By hand, when a contract is new or a partner's documents have changed: nobody else's computer is part of the tests.
 */
import { readConfig } from '#api/config.ts';
import { listSentences, TRIED } from './open-partner.ts';
import { judge } from './sentence.ts';

const name = TRIED.find((each) => each === process.argv[2]);
const print = (line: string) => process.stdout.write(`${line}\n`);
if (name === undefined) {
  print(`Usage: npm run partners -- ${TRIED.join(' | ')}`);
  process.exitCode = 2;
} else {
  const sentences = listSentences(name, readConfig().partners);
  if (sentences === null) throw new Error(`The settings do not name ${name} (docs/partners/${name}.md).`);
  const verdicts = await judge(sentences);
  for (const { says, fault } of verdicts)
    print(fault === null ? `holds  ${says}` : `NOT SO ${says}: ${fault}`);
  process.exitCode = verdicts.every(({ fault }) => fault === null) ? 0 : 1;
}
