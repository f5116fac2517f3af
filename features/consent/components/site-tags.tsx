import { optionApi } from '@/lib/api/v1/cms/option'
import { load } from '@/server/rsc'
import { tagAddress } from '../tag-ids'
import { TagWatch } from './tag-watch'

/** The merchant's tag manager or analytics. A site without them sends its visitors nothing of this. */
export async function SiteTags() {
  const options = await load(optionApi.filter, { keys: ['GoogleTagManagerId', 'GoogleAnalyticsId'] })
  const valueOf = (key: string) => {
    const value = options.find((option) => option.key === key)?.value
    return typeof value === 'string' ? value.trim() : ''
  }
  const ids = { tagManager: valueOf('GoogleTagManagerId'), analytics: valueOf('GoogleAnalyticsId') }
  return tagAddress(ids) ? <TagWatch {...ids} /> : null
}
