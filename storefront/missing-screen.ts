import { defineScreen, ScreenError, type ScreenModule } from './screen.ts';

const Nothing = () => null;

/** A screen of single things of a kind of which there is none: every address of it is 404. */
export function defineMissingScreen(validate?: ScreenModule['validate']): ScreenModule<null> {
  return defineScreen<null>({
    validate,
    load: async () => {
      throw new ScreenError(404, 'there is no such thing');
    },
    seo: () => ({ title: '', description: '' }),
    Screen: Nothing,
  });
}
