import { authorApi } from '@/lib/api/v1/product/web/author'
import { authorSchemas } from '@/lib/api/v1/product/web/author.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { get } from './get'

export const authorHandlers = defineHandlers(authorApi, authorSchemas, { get })
