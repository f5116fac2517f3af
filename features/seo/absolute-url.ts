import { env } from '@/lib/env'
import { currentSite } from '@/server/rsc'

/** The absolute URL of a path of this site. */
export async function absoluteUrl(path: string): Promise<string> {
  const site = await currentSite()
  return new URL(path, site.url || env.SITE_URL).href
}
