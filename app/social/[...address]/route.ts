import { drawSocialCard } from '@/components/social/draw-social-card';
import { getCatalogueIn } from '@/lib/catalogue';
import { getSettings } from '@/lib/config';
import { serveSocialImage, keepDrawings } from '@/lib/discovery/social';

type Context = { params: Promise<{ address: string[] }> };

const draw = keepDrawings(drawSocialCard);

/** The pictures that stand for pages in social networks. Their addresses are built in lib/url/paths.ts. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { address } = await params;
  const tools = { getSource: getCatalogueIn, settings: getSettings(), draw, now: new Date() };
  return serveSocialImage(request, address, tools);
}
