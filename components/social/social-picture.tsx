import { pickTitle, TEXT_FACE, type SocialCard } from '@/lib/discovery/social';
import { TICKET } from './layout';
import { PALETTE } from './palette';
import { TicketBody } from './ticket-body';
import { TicketSheet } from './ticket-sheet';
import { pickStubColor, TicketStub } from './ticket-stub';

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
