import type { Hono } from 'hono'
import { ownCommentApi } from '@/lib/api/v1/cms/comment/own'
import { ownCommentSchemas } from '@/lib/api/v1/cms/comment/own.schema'
import { implement } from '@/server/implement'
import { filter } from './filter'

export function ownCommentRoutes(app: Hono) {
  implement(app, ownCommentApi, ownCommentSchemas, { filter })
}
