import * as letterMarks from './letter-marks';
import type { MarkInput } from './mark';
import * as shapeMarks from './shape-marks';

/** Every mark a logo can have; each fills a square of 160 and leaves a margin. */
export const MARKS: readonly ((input: MarkInput) => string)[] = [
  letterMarks.renderBareLetter,
  letterMarks.renderBareLetter,
  letterMarks.renderPair,
  letterMarks.renderPair,
  letterMarks.renderDisc,
  letterMarks.renderRing,
  letterMarks.renderArch,
  letterMarks.renderHexagon,
  shapeMarks.renderPetals,
  shapeMarks.renderQuarters,
  shapeMarks.renderSunrise,
  shapeMarks.renderLeaves,
  shapeMarks.renderArches,
  shapeMarks.renderHills,
  shapeMarks.renderStripes,
  shapeMarks.renderSpokes,
  shapeMarks.renderOverlap,
];
