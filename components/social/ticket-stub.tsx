import { pickTone } from '@/components/ui/pick-tone';
import { HEADING_FACE, type SocialStub } from '@/lib/discovery/social';
import { DiscountFigures } from './discount-figures';
import { STUB, TICKET } from './layout';
import { PALETTE, type ColorName } from './palette';

const PICTURE_PX = 232;
const TILE_TONES = ['tile-1', 'tile-2', 'tile-3', 'tile-4', 'tile-5', 'tile-6'] as const;

/** The ground of a stub by what it shows. */
export function pickStubColor(stub: SocialStub): ColorName {
  if (stub.kind !== 'discount') return stub.kind === 'icon' ? 'highlight' : 'action-tint';
  if (stub.isVoid) return 'void';
  return stub.isStated ? 'discount' : 'highlight';
}

/** Where the name is written in letters that cannot be drawn. */
const NO_LETTER = '%';

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
