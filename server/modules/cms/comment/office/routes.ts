import type { Hono } from 'hono'
import { officeCommentApi } from '@/lib/api/v1/cms/comment/office'
import { officeCommentSchemas } from '@/lib/api/v1/cms/comment/office.schema'
import { implement } from '@/server/implement'
import { filter } from './filter'
import { moderate } from './moderate'

export function officeCommentRoutes(app: Hono) {
  implement(app, officeCommentApi, officeCommentSchemas, { filter, moderate })
}
