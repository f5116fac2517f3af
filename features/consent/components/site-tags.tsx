import { optionApi } from '@/lib/api/v1/cms/option'
import { load } from '@/server/rsc'
import { tagScriptUrl } from '@/features/consent/tag-script-url'
import { TagLoader } from './tag-loader'

/** Renders nothing on a site without a configured tag. */
export async function SiteTags() {
  const options = await load(optionApi.filter, { keys: ['GoogleTagManagerId', 'GoogleAnalyticsId'] })
  const valueOf = (key: string) => {
    const value = options.find((option) => option.key === key)?.value
    return typeof value === 'string' ? value.trim() : ''
  }
  const ids = { tagManager: valueOf('GoogleTagManagerId'), analytics: valueOf('GoogleAnalyticsId') }
  return tagScriptUrl(ids) ? <TagLoader {...ids} /> : null
}
