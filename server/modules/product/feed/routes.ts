import { feedApi } from '@/lib/api/v1/product/feed'
import { feedSchemas } from '@/lib/api/v1/product/feed.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { google } from './google'

export const feedHandlers = defineHandlers(feedApi, feedSchemas, { google })
