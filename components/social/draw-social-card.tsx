import { ImageResponse } from 'next/og';
import {
  readFonts,
  MARK_PATH,
  readOwnPicture,
  SOCIAL_IMAGE_SIZE_PX,
  type SocialCard,
  type SocialStub,
} from '@/lib/discovery/social';
import { SocialPicture } from './social-picture';

/** Draws what a card says as a PNG. Rejects if a typeface or the mark cannot be read. */
export async function drawSocialCard(card: SocialCard): Promise<ArrayBuffer> {
  const [fonts, mark, picture] = await Promise.all([
    readFonts(),
    readOwnPicture(MARK_PATH),
    readStubPicture(card.stub),
  ]);
  if (mark === null) throw new Error('The picture of the site itself cannot be read.');
  const drawing = new ImageResponse(<SocialPicture {...{ card, mark, picture }} />, {
    ...SOCIAL_IMAGE_SIZE_PX,
    fonts,
  });
  return drawing.arrayBuffer();
}

async function readStubPicture(stub: SocialStub): Promise<string | null> {
  switch (stub.kind) {
    case 'mark':
      return readOwnPicture(MARK_PATH);
    case 'icon':
      return readOwnPicture(stub.icon);
    case 'logo':
      return stub.logo === null ? null : readOwnPicture(stub.logo);
    case 'discount':
      return null;
  }
}
