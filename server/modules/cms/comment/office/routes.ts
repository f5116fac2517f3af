import { officeCommentApi } from '@/lib/api/v1/cms/comment/office'
import { officeCommentSchemas } from '@/lib/api/v1/cms/comment/office.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { filter } from './filter'
import { moderate } from './moderate'

export const officeCommentHandlers = defineHandlers(officeCommentApi, officeCommentSchemas, { filter, moderate })
