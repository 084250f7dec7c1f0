import { pickTitle, TEXT_FACE, type SocialCard } from '@/lib/discovery/social';
import { PALETTE, STUB, TICKET, type ColorName } from './layout';
import { TicketBody } from './ticket-body';
import { pickStubColor, TicketStub } from './ticket-stub';

const { width, height, corner, notch } = TICKET;
const TEAR = STUB.width;
const TOP_RIGHT = `a${corner} ${corner} 0 0 1 ${corner} ${corner}`;
const BOTTOM_RIGHT = `a${corner} ${corner} 0 0 1 -${corner} ${corner}`;
const LEFT_SIDE =
  `H${corner}a${corner} ${corner} 0 0 1 -${corner} -${corner}V${corner}` +
  `a${corner} ${corner} 0 0 1 ${corner} -${corner}Z`;
const SHEET =
  `M${corner} 0H${TEAR - notch}a${notch} ${notch} 0 0 0 ${2 * notch} 0H${width - corner}${TOP_RIGHT}` +
  `V${height - corner}${BOTTOM_RIGHT}H${TEAR + notch}a${notch} ${notch} 0 0 0 -${2 * notch} 0${LEFT_SIDE}`;
const TORN_END =
  `M${corner} 0H${TEAR - notch}a${notch} ${notch} 0 0 0 ${notch} ${notch}V${height - notch}` +
  `a${notch} ${notch} 0 0 0 -${notch} ${notch}${LEFT_SIDE}`;

/** `mark` and `picture` are data: addresses; without a picture the stub shows a letter. */
type SocialPictureProps = { card: SocialCard; mark: string; picture: string | null };

/** A social picture: the site's paper with one large ticket on it. Drawn by next/og, which knows no style sheets. */
export function SocialPicture({ card, mark, picture }: SocialPictureProps) {
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: PALETTE.paper,
        fontFamily: TEXT_FACE,
        fontWeight: 500,
      }}
    >
      <TicketSheet stubColor={pickStubColor(card.stub)} />
      <div
        style={{
          position: 'absolute',
          display: 'flex',
          left: TICKET.margin,
          top: TICKET.margin,
          width: TICKET.width,
          height: TICKET.height,
        }}
      >
        <TicketStub stub={card.stub} picture={picture} title={pickTitle(card)} />
        <TicketBody card={card} mark={mark} />
      </div>
    </div>
  );
}

/** The paper of a ticket: a sheet with two notches, a coloured end and a row of holes between them. */
function TicketSheet({ stubColor }: { stubColor: ColorName }) {
  return (
    <svg
      width={width + 8}
      height={height + 16}
      viewBox={`-4 -4 ${width + 8} ${height + 16}`}
      style={{ position: 'absolute', left: TICKET.margin - 4, top: TICKET.margin - 4 }}
    >
      <path d={SHEET} transform="translate(0 6)" fill={PALETTE.ink} fillOpacity="0.1" />
      <path d={SHEET} fill={PALETTE.surface} stroke={PALETTE['ticket-line']} strokeWidth="3" />
      <path d={TORN_END} fill={PALETTE[stubColor]} />
      <path
        d={`M${TEAR} ${notch + 20}V${height - notch - 8}`}
        fill="none"
        stroke={PALETTE.paper}
        strokeWidth="9"
        strokeLinecap="round"
        strokeDasharray="0.1 22"
      />
    </svg>
  );
}
