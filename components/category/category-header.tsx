import { pickCategoryIcon } from '@/lib/catalogue/category-icon';
import type { Category } from '@/lib/catalogue/types';
import styles from './category.module.scss';

const ICON_SIDE_PX = 72;

export function CategoryHeader({ category }: { category: Category }) {
  return (
    <header className={styles.header}>
      <img
        src={pickCategoryIcon(category.icon, category.name)}
        alt=""
        width={ICON_SIDE_PX}
        height={ICON_SIDE_PX}
        className={styles.icon}
      />
      <h1 className={styles.name}>{category.name}</h1>
    </header>
  );
}
