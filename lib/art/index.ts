/**
 * The picture of a category. Drawn pictures have a door of their own, lib/art/drawings, since they bring all icons
 * along.
 */
export { CATEGORY_ICON_NAMES, pickCategoryIcon, type CategoryIconName } from './category-icon';
