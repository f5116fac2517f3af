import { officeEventApi } from '@/lib/api/v1/calendar/event/office'
import { officeEventSchemas } from '@/lib/api/v1/calendar/event/office.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { archive } from './archive'
import { create } from './create'
import { restore } from './restore'
import { update } from './update'

export const officeEventHandlers = defineHandlers(officeEventApi, officeEventSchemas, { create, update, archive, restore })
