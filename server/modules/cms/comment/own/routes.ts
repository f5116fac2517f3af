import { ownCommentApi } from '@/lib/api/v1/cms/comment/own'
import { ownCommentSchemas } from '@/lib/api/v1/cms/comment/own.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { filter } from './filter'

export const ownCommentHandlers = defineHandlers(ownCommentApi, ownCommentSchemas, { filter })
