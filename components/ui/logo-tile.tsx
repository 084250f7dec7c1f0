import clsx from 'clsx';
import styles from './logo-tile.module.scss';
import { pickTone } from './pick-tone';

/** Sides in CSS pixels, for the picture's attributes; the style sheet has the last word. */
const SIDES_PX = { small: 32, medium: 56, large: 104 };

type LogoTileProps = { name: string; logo: string | null; size?: keyof typeof SIDES_PX };

/** A logo on a neutral tile, else the first letter. Decoration: the name always stands beside it. */
export function LogoTile({ name, logo, size = 'medium' }: LogoTileProps) {
  const letter = [...name.trim()][0]?.toLocaleUpperCase() ?? '';
  const side = SIDES_PX[size];
  return (
    <span aria-hidden="true" className={clsx(styles.tile, styles[size], styles[`tone${pickTone(name)}`])}>
      {letter}
      {logo && <img src={logo} alt="" width={side} height={side} loading="lazy" className={styles.logo} />}
    </span>
  );
}
