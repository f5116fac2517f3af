import { finderApi } from '@/lib/api/v1/cms/finder'
import { finderSchemas } from '@/lib/api/v1/cms/finder.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { decide } from './decide'
import { getUrlOnLanguage } from './get-url-on-language'
import { searchSlugs } from './search-slugs'
import { sitemap } from './sitemap'
import { sitemapIndex } from './sitemap-index'

export const finderHandlers = defineHandlers(finderApi, finderSchemas, { decide, getUrlOnLanguage, searchSlugs, sitemapIndex, sitemap })
