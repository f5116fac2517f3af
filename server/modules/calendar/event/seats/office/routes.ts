import { officeSeatApi } from '@/lib/api/v1/calendar/event/seats/office'
import { officeSeatSchemas } from '@/lib/api/v1/calendar/event/seats/office.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { cancel } from './cancel'
import { events } from './events'
import { filter } from './filter'
import { get } from './get'

export const officeSeatHandlers = defineHandlers(officeSeatApi, officeSeatSchemas, { events, get, filter, cancel })
