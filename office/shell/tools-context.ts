import { createContext } from 'react';

/** What any part of the shell may open. */
interface OpenTools {
  openPalette: () => void;
  openHelp: () => void;
}

const nothing = () => {};

export const ToolsContext = createContext<OpenTools>({ openPalette: nothing, openHelp: nothing });
