import clsx from 'clsx';
import { LogoMark } from '@/components/layout/logo-mark';
import { Picture } from '@/components/ui/picture';
import styles from './article-picture.module.scss';

type ArticlePictureProps = {
  src: string | null;
  /** Whether it stands in the head of the article's own page. */
  isHead?: boolean;
  /** Said in place of a picture that fails to load, where it means something. */
  unavailable?: string;
};

/** The picture of an article, else a decorative banner; its place has the same shape either way. */
export function ArticlePicture({ src, isHead = false, unavailable }: ArticlePictureProps) {
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
            {src !== null && unavailable}
          </span>
        }
      />
    </div>
  );
}
