import type { Hono } from 'hono'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { finderSchemas } from '@/lib/api/v1/cms/finder.schema'
import { implement } from '@/server/implement'
import { decide } from './decide'
import { searchSlugs } from './search-slugs'
import { sitemap } from './sitemap'
import { sitemapIndex } from './sitemap-index'

export function finderRoutes(app: Hono) {
  implement(app, finderApi, finderSchemas, { decide, searchSlugs, sitemapIndex, sitemap })
}
