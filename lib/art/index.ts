/**
 * Picks the picture of a category. Drawn pictures are imported from lib/art/drawings instead, because they bring all
 * icons along.
 */
export { CATEGORY_ICON_NAMES, findIcon, pickCategoryIcon } from './category-icon';
