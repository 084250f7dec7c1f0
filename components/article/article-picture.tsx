import { LogoMark } from '../layout/logo-mark';
import { Picture } from '../ui/picture';
import styles from './article-picture.module.scss';

type ArticlePictureProps = { src: string | null; isBanner?: boolean };

/** The picture of an article, else a decorative banner; its place has the same shape either way. */
export function ArticlePicture({ src, isBanner = false }: ArticlePictureProps) {
  return (
    <div className={styles.place}>
      <Picture
        src={src}
        alt=""
        ratio="fill"
        eager={isBanner}
        fallback={
          <span className={styles.banner}>
            <LogoMark />
          </span>
        }
      />
    </div>
  );
}
