import type { MetadataRoute } from 'next';
import { getSettings } from '@/lib/config';
import { buildRobots } from '@/lib/discovery/site-files';

// The site's address and kind of deployment are settings of the running site, not of its build.
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return buildRobots(getSettings());
}
