import { LINE_HEIGHT_EM, HEADING_FACE } from '@/lib/discovery/social';

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
