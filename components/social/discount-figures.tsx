import { splitDiscount } from '@/lib/offers/split-discount';
import {
  fitLettering,
  LINE_HEIGHT_EM,
  HEADING_FACE,
  toDrawable,
  type SocialStub,
} from '@/lib/discovery/social';
import { BodyText } from './body-text';
import { STUB } from './layout';
import { PALETTE } from './palette';

const AMOUNT_ROOM = {
  widthPx: STUB.innerWidth,
  heightPx: 160,
  sizesPx: [144, 120, 104, 88, 76, 64, 54],
  letterEm: 0.6,
} as const;
const WORDS_ROOM = {
  widthPx: STUB.innerWidth,
  heightPx: 380,
  sizesPx: [92, 76, 62, 52, 44, 36, 28],
  letterEm: 0.58,
} as const;
const SMALL_WORDS = { sizePx: 42, lines: 3 };

type DiscountFiguresProps = Omit<Extract<SocialStub, { kind: 'discount' }>, 'kind'>;

/** The discount: its amount in large figures between small words, or words alone. */
export function DiscountFigures({ text, isStated, isVoid }: DiscountFiguresProps) {
  const color = PALETTE[isVoid ? 'void-ink' : isStated ? 'on-discount' : 'on-highlight'];
  const drawn = toDrawable(text) || '%';
  const { before, amount, after } = splitDiscount(drawn);
  if (amount === '')
    return <BodyText text={before} {...fitLettering(before, WORDS_ROOM)} color={color} isCentred />;
  return (
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'center', width: '100%' }}>
      {before && <BodyText text={before} {...SMALL_WORDS} color={color} isCentred />}
      <div
        style={{
          display: 'flex',
          color,
          fontFamily: HEADING_FACE,
          fontWeight: 800,
          fontSize: fitLettering(amount, AMOUNT_ROOM).sizePx,
          lineHeight: LINE_HEIGHT_EM,
          letterSpacing: '-0.02em',
          textDecoration: isVoid ? 'line-through' : 'none',
        }}
      >
        {amount}
      </div>
      {after && <BodyText text={after} {...SMALL_WORDS} color={color} isCentred />}
    </div>
  );
}
