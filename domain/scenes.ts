/** The picture of a room, in units of its own: hot spots of sets lie on it. */
export const SCENE_WIDTH = 400;
export const SCENE_HEIGHT = 300;
