/**
 * How a partner's messages reach the shop: kept until somebody carries them, in order or not, once or twice, or never.
 * Who is not answered as its documents want keeps the message.
 */
export type Carrying = 'once' | 'twice' | 'out of order' | 'lost';

export interface Post<Message> {
  put(message: Message): void;
  /** Carries what waits; tells what each carrying was answered. */
  carry(how?: Carrying): Promise<string[]>;
  waiting(): number;
}

export function createPost<Message>(
  deliver: (message: Message) => Promise<string>,
  isTaken: (answer: string) => boolean,
): Post<Message> {
  let messages: Message[] = [];
  return {
    put: (message) => void messages.push(message),
    waiting: () => messages.length,
    async carry(how = 'once') {
      const due = how === 'out of order' ? messages.toReversed() : messages;
      messages = [];
      if (how === 'lost') return [];
      const answers: string[] = [];
      for (const message of due) {
        const heard = await deliver(message);
        if (how === 'twice') answers.push(await deliver(message));
        answers.push(heard);
        if (!isTaken(heard)) messages.push(message);
      }
      return answers;
    },
  };
}
