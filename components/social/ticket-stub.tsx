import { pickTone } from '@/components/ui/pick-tone';
import {
  fitLettering,
  HEADING_FACE,
  LINE_HEIGHT_EM,
  toDrawable,
  type SocialStub,
} from '@/lib/discovery/social';
import { splitDiscount } from '@/lib/offers/split-discount';
import { PALETTE, STUB, TICKET, type ColorName } from './layout';
import { BodyText } from './ticket-body';

const PICTURE_PX = 232;
const TILE_TONES = ['tile-1', 'tile-2', 'tile-3', 'tile-4', 'tile-5', 'tile-6'] as const;
/** Where the name is written in letters that cannot be drawn. */
const NO_LETTER = '%';
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

/** The ground of a stub by what it shows. */
export function pickStubColor(stub: SocialStub): ColorName {
  if (stub.kind !== 'discount') return stub.kind === 'icon' ? 'highlight' : 'action-tint';
  if (stub.isVoid) return 'void';
  return stub.isStated ? 'discount' : 'highlight';
}

type TicketStubProps = {
  stub: SocialStub;
  /** The mark, logo or icon as a data: address; null draws the first letter of the title in its place. */
  picture: string | null;
  title: string;
};

/** What stands on the torn-off end of the ticket. */
export function TicketStub({ stub, picture, title }: TicketStubProps) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        width: STUB.width,
        height: TICKET.height,
        padding: STUB.padding,
      }}
    >
      {stub.kind === 'discount' ? (
        <DiscountFigures {...stub} />
      ) : picture === null ? (
        <LetterTile title={title} toneOf={stub.kind === 'logo' ? stub.name : title} />
      ) : (
        <StubPicture src={picture} isFramed={stub.kind === 'logo'} />
      )}
    </div>
  );
}

function StubPicture({ src, isFramed }: { src: string; isFramed: boolean }) {
  const frame = isFramed ? { borderRadius: 44, border: `3px solid ${PALETTE['ticket-line']}` } : {};
  return <img src={src} alt="" width={PICTURE_PX} height={PICTURE_PX} style={frame} />;
}

function LetterTile({ title, toneOf }: { title: string; toneOf: string }) {
  const [letter = NO_LETTER] = title;
  const tone = TILE_TONES[pickTone(toneOf) - 1] ?? 'tile-1';
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: PICTURE_PX,
        height: PICTURE_PX,
        borderRadius: 48,
        background: PALETTE[tone],
        color: PALETTE['on-tile'],
        fontFamily: HEADING_FACE,
        fontWeight: 800,
        fontSize: 132,
        lineHeight: 1,
      }}
    >
      {letter.toLocaleUpperCase()}
    </div>
  );
}

type DiscountFiguresProps = Omit<Extract<SocialStub, { kind: 'discount' }>, 'kind'>;

/** The discount: its amount in large figures between small words, or words alone. */
function DiscountFigures({ text, isStated, isVoid }: DiscountFiguresProps) {
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
