import {
  fitLettering,
  HEADING_FACE,
  LINE_HEIGHT_EM,
  pickTitle,
  toDrawable,
  type SocialCard,
} from '@/lib/discovery/social';
import { BODY, FOOTER, LINE, PALETTE } from './layout';

const TITLE_SIZES_PX = [132, 116, 104, 92, 78, 66, 56, 48, 42] as const;

/** Of the text face, which is narrower than the other. */
const LETTER_EM = 0.48;
const SIGNATURE_ROOM = {
  widthPx: BODY.innerWidth - FOOTER.mark - FOOTER.gap,
  heightPx: FOOTER.height,
  sizesPx: FOOTER.sizes,
} as const;

/** `mark` is the site's, as a data: address. */
type TicketBodyProps = { card: SocialCard; mark: string };

/** What the ticket is for: its title in the largest size that fits, the lines around it, and whose ticket it is. */
export function TicketBody({ card, mark }: TicketBodyProps) {
  const { siteName } = card;
  const overline = toDrawable(card.overline ?? '');
  const lines = card.lines.map(toDrawable).filter((line) => line !== '');
  const title = pickTitle(card);
  const isSigned = card.title !== siteName;
  // The site's own picture has room for a long tagline.
  const rows = isSigned ? 1 : 2;
  const smallLines = lines.length * rows + (overline === '' ? 0 : 1);
  const heightPx = BODY.innerHeight - smallLines * LINE.height - (isSigned ? FOOTER.height + FOOTER.gap : 0);
  const fitted = fitLettering(title, { widthPx: BODY.innerWidth, heightPx, sizesPx: TITLE_SIZES_PX });
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: BODY.width, padding: BODY.padding }}>
      <div style={{ display: 'flex', flexDirection: 'column', flexGrow: 1, justifyContent: 'center' }}>
        {overline && <SmallLine text={overline} rows={1} color={PALETTE.action} />}
        <BodyText text={title} {...fitted} color={PALETTE.ink} />
        {lines.map((line) => (
          <SmallLine key={line} text={line} rows={rows} color={PALETTE['ink-soft']} />
        ))}
      </div>
      {isSigned && <Signature siteName={toDrawable(siteName)} mark={mark} />}
    </div>
  );
}

type SmallLineProps = { text: string; rows: number; color: string };

/** A line that is set smaller before it is cut. */
function SmallLine({ text, rows, color }: SmallLineProps) {
  const { sizePx } = fitLettering(text, {
    widthPx: BODY.innerWidth,
    heightPx: LINE.height * rows,
    sizesPx: LINE.sizes,
    letterEm: LETTER_EM,
  });
  const lineHeight = LINE.height / sizePx;
  return <div style={{ display: 'block', lineClamp: rows, fontSize: sizePx, lineHeight, color }}>{text}</div>;
}

function Signature({ siteName, mark }: { siteName: string; mark: string }) {
  const fitted = fitLettering(siteName, SIGNATURE_ROOM);
  return (
    <div style={{ display: 'flex', alignItems: 'center', marginTop: FOOTER.gap, height: FOOTER.height }}>
      <img src={mark} alt="" width={FOOTER.mark} height={FOOTER.mark} style={{ marginRight: FOOTER.gap }} />
      <BodyText text={siteName} {...fitted} color={PALETTE.ink} />
    </div>
  );
}

type BodyTextProps = { text: string; sizePx: number; lines: number; color: string; isCentred?: boolean };

/** A text in the heading face that is cut with an ellipsis after its last line. */
export function BodyText({ text, sizePx, lines, color, isCentred = false }: BodyTextProps) {
  return (
    <div
      style={{
        display: 'block',
        lineClamp: lines,
        maxWidth: '100%',
        flexShrink: 1,
        color,
        fontFamily: HEADING_FACE,
        fontWeight: 800,
        fontSize: sizePx,
        lineHeight: LINE_HEIGHT_EM,
        letterSpacing: '-0.015em',
        textAlign: isCentred ? 'center' : 'left',
        wordBreak: 'break-word',
      }}
    >
      {text}
    </div>
  );
}
