/**
 * Gives what it is given; a question among it is sent by `ask`, once, when somebody waits for the answer. Pieces of other
 * questions are questions too, for which nobody ever waits.
 */
export function askBy<T>(made: T, ask: (send: () => Promise<unknown>) => Promise<unknown>): T {
  if (!(made instanceof Promise)) return made;
  let answer: Promise<unknown> | undefined;
  return new Proxy(made, {
    get(question, key) {
      if (key !== 'then' && key !== 'catch' && key !== 'finally') return Reflect.get(question, key);
      answer ??= ask(() => question.then());
      return answer[key].bind(answer);
    },
  });
}
