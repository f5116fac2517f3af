import { officeConsentApi } from '@/lib/api/v1/cms/consent'
import { officeConsentSchemas } from '@/lib/api/v1/cms/consent.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { create } from './create'
import { filter } from './filter'
import { update } from './update'
import { wordings } from './wordings'
import { write } from './write'

export const officeConsentHandlers = defineHandlers(officeConsentApi, officeConsentSchemas, { create, update, filter, wordings, write })
