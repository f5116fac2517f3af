import { officeRequestApi } from '@/lib/api/v1/gdpr/office/request'
import { officeRequestSchemas } from '@/lib/api/v1/gdpr/office/request.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { create } from './create'
import { download } from './download'
import { extend } from './extend'
import { filter } from './filter'
import { get } from './get'
import { preview } from './preview'
import { verifyIdentity } from './verify-identity'
import { refuse } from './refuse'
import { run } from './run'
import { sendLink } from './send-link'

export const officeRequestHandlers = defineHandlers(officeRequestApi, officeRequestSchemas, {
  filter,
  get,
  create,
  preview,
  verifyIdentity,
  sendLink,
  run,
  extend,
  refuse,
  download,
})
