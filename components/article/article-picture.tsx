import clsx from 'clsx';
import { LogoMark } from '../layout/logo-mark';
import { Picture } from '../ui/picture';
import styles from './article-picture.module.scss';

type ArticlePictureProps = {
  src: string | null;
  /** Whether it stands in the head of the article's own page. */
  isHead?: boolean;
};

/** The picture of an article, else a decorative banner; its place has the same shape either way. */
export function ArticlePicture({ src, isHead = false }: ArticlePictureProps) {
  return (
    <div className={clsx(styles.place, isHead && styles.head)}>
      <Picture
        src={src}
        alt=""
        ratio="fill"
        eager={isHead}
        fallback={
          <span className={styles.banner}>
            <LogoMark />
          </span>
        }
      />
    </div>
  );
}
