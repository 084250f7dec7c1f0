import { parsePictureUrl } from '@/lib/url/parse-picture-url';
import type { ArticleFile } from './parse-article-file';
import type { Problem } from './problem';

/** A warning where the picture of an article comes from a host that the site does not load pictures from. */
export function checkPicture({ fields, locate }: ArticleFile, hosts: readonly string[]): Problem[] {
  const address = fields.featured_image;
  if (address === undefined || parsePictureUrl(address, hosts) !== null) return [];
  const message = URL.canParse(address)
    ? `featured_image will not be shown: add ${new URL(address).host} to IMAGE_HOSTS, over https.`
    : 'featured_image will not be shown: give a path such as /sun.jpg, or a whole address.';
  return [{ ...locate(['featured_image']), message, isWarning: true }];
}
