import { answerQuestion, listQuestionsForOperators } from '#api/feedback/feedback.ts';
import { readFlags } from '../flags.ts';
import { type Subject, usageOf } from './subject.ts';

const MOST_WORDS = 4000;

/** What shoppers ask. Answers leave by themselves where an e-mail was left; who left a phone is called. */
export const questions: Subject = {
  usage: ['questions list [all]', 'questions <id> answer "…"'],

  async run(db, words) {
    const [first = '', second, ...rest] = readFlags(words, {}).positionals;
    if (first === 'list') {
      const lines = await listQuestionsForOperators(db, second === 'all');
      return lines
        .map(
          ({ id, at, isAnswered, contact, language, cityName, name, productName, question, answer }) =>
            `${[id, at, isAnswered ? 'answered' : 'new     ', contact, language, cityName, name, productName ?? ''].join('  ').trimEnd()}\n    ${toLine(question)}${answer === null ? '' : `\n    → ${toLine(answer)}`}`,
        )
        .join('\n');
    }
    const answer = rest.join(' ').trim();
    if (
      !/^[0-9]{1,12}$/.test(first) ||
      second !== 'answer' ||
      answer.length < 2 ||
      answer.length > MOST_WORDS
    )
      throw usageOf(this);
    const contact = await answerQuestion(db, Number(first), answer);
    if (contact === null) return `Nobody waits for an answer under ${first}.`;
    return contact.includes('@') ? `${first}: answered by letter` : `${first}: answered, call ${contact}`;
  },
};

const toLine = (text: string) => text.replace(/\s+/g, ' ');
