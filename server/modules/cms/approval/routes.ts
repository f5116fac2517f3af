import { approvalApi } from '@/lib/api/v1/cms/approval'
import { approvalSchemas } from '@/lib/api/v1/cms/approval.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { approve } from './approve'
import { filter } from './filter'
import { get } from './get'
import { reject } from './reject'
import { request } from './request'

export const approvalHandlers = defineHandlers(approvalApi, approvalSchemas, { request, filter, get, approve, reject })
