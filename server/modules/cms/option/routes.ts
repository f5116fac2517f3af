import type { Hono } from 'hono'
import { optionApi } from '@/lib/api/v1/cms/option'
import { optionSchemas } from '@/lib/api/v1/cms/option.schema'
import { implement } from '@/server/implement'
import { filter } from './filter'

export function optionRoutes(app: Hono) {
  implement(app, optionApi, optionSchemas, { filter })
}
