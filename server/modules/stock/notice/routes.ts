import { stockNoticeApi } from '@/lib/api/v1/stock/notice'
import { stockNoticeSchemas } from '@/lib/api/v1/stock/notice.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { cancel } from './cancel'
import { confirm } from './confirm'
import { linked } from './linked'
import { request } from './request'

export const stockNoticeHandlers = defineHandlers(stockNoticeApi, stockNoticeSchemas, { request, linked, confirm, cancel })
