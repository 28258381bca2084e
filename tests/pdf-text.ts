import { extractText, getDocumentProxy } from 'unpdf';

/** The words of a PDF as a reader's program finds them: shows that letters are letters, not only drawings of them. */
export async function readPdfText(bytes: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  return text;
}

/** How many pages it has, and how large the first is, in millimetres. */
export async function readPdfSize(
  bytes: Buffer,
): Promise<{ pages: number; size: { width: number; height: number } }> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 25.4 / 72 });
  return { pages: pdf.numPages, size: { width, height } };
}
