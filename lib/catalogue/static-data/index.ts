/** What the command uses that builds the files. */

export { buildStaticData, checkStaticData, type StaticData } from './build-static-data';
export { STATIC_DATA_FOLDER, STATIC_DATA_STORAGE } from './static-file';
export { writeStaticData } from './write-static-data';
