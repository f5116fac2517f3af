import type { Hono } from 'hono'
import { commentApi } from '@/lib/api/v1/cms/comment'
import { commentSchemas } from '@/lib/api/v1/cms/comment.schema'
import { implement } from '@/server/implement'
import { create } from './create'
import { filterStandard } from './filter-standard'
import { getOptions } from './get-options'
import { update } from './update'

export function commentRoutes(app: Hono) {
  implement(app, commentApi, commentSchemas, { filterStandard, create, getOptions, update })
}
