/** Outlines on a grid of 24, drawn with a stroke of the text's colour. */
const PATHS = {
  search: 'M11 18.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15Zm5.5-2 4.5 4.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  tick: 'm5 13 4.5 4.5L19 7.5',
  close: 'm6 6 12 12M18 6 6 18',
  share: 'M12 15V3.5m-4 4 4-4 4 4M7 10.5H5v10h14v-10h-2',
  bookmark: 'M6.5 3.5h11v17L12 16.2l-5.5 4.3Z',
  sun: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.5 1.5M17.6 17.6l1.5 1.5M4.9 19.1l1.5-1.5M17.6 6.4l1.5-1.5',
  moon: 'M20.5 14.2A8.5 8.5 0 1 1 9.8 3.5a7 7 0 0 0 10.7 10.7Z',
  contrast: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 8v8a4 4 0 0 0 0-8Zm1.5 3v2',
} as const;

export type IconName = keyof typeof PATHS;

type IconProps = {
  name: IconName;
  className?: string;
  /** Whether copies of it are drawn from this one, of which a page has one. */
  isSource?: boolean;
};

/** A small drawing beside or instead of a word; the element around it carries the name. */
export function Icon({ name, className, isSource = false }: IconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} id={isSource ? buildSourceId(name) : undefined} />
    </svg>
  );
}

/**
 * The same drawing where a page has it dozens of times, a third as long: the shape is that of the page's source. The
 * style sheet around it says how it is drawn.
 */
export function IconCopy({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <use href={`#${buildSourceId(name)}`} />
    </svg>
  );
}

function buildSourceId(name: IconName): string {
  return `icon-${name}`;
}
