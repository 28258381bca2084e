import { extractText } from 'unpdf';

/** The words of a PDF as a reader's program finds them: shows that letters are letters, not only drawings of them. */
export async function readPdfText(bytes: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  return text;
}
