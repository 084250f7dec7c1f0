import { pickCategoryIcon } from '@/lib/art';
import type { Category } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n';
import { FollowLink } from '@/components/catalogue/follow-link';
import styles from './category.module.scss';

const ICON_SIDE_PX = 72;

type CategoryHeaderProps = { category: Category; locale: Locale };

export function CategoryHeader({ category, locale }: CategoryHeaderProps) {
  const { slug, name } = category;
  return (
    <header className={styles.header}>
      <img
        src={pickCategoryIcon(category.icon, name)}
        alt=""
        width={ICON_SIDE_PX}
        height={ICON_SIDE_PX}
        className={styles.icon}
      />
      <div>
        <h1 className={styles.name}>{name}</h1>
        <FollowLink locale={locale} topic={{ kind: 'category', slug, name }} />
      </div>
    </header>
  );
}
