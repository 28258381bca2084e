/** An hour as people here write it, whatever the language of their browser is: «09:00». */
export const isClock = (time: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
