/** How many messages a text is to the operators, who are paid for each: Cyrillic has 70 letters in one, 67 when joined. */
const ALONE = 70;
const JOINED = 67;

export const countSmsSegments = (text: string): number =>
  text.length <= ALONE ? 1 : Math.ceil(text.length / JOINED);
