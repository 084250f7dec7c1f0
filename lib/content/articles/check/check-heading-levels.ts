import { getPlace, type Rule } from './checked-text';
import { listHeadings } from './list-headings';

const HIGHEST_FIRST_LEVEL = 2;

/** Headings that skip a level, as from 2 to 4; the first may be of level 1 or 2. */
export const checkHeadingLevels: Rule = ({ html }) => {
  let deepest = HIGHEST_FIRST_LEVEL;
  return listHeadings(html).flatMap(({ element, level }, index) => {
    const isSkip = level > deepest;
    const message =
      index === 0
        ? `The first heading is of level ${level}: begin with level 1 or 2.`
        : `This heading goes from level ${deepest - 1} to ${level}: make it level ${deepest}, or put one of level ${deepest} above it.`;
    deepest = level + 1;
    return isSkip ? { ...getPlace(element), message } : [];
  });
};
