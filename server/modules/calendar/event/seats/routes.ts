import { seatApi } from '@/lib/api/v1/calendar/event/seats'
import { seatSchemas } from '@/lib/api/v1/calendar/event/seats.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { cancel } from './cancel'
import { confirm } from './confirm'
import { free } from './free'
import { linked } from './linked'
import { reserve } from './reserve'

export const seatHandlers = defineHandlers(seatApi, seatSchemas, { free, reserve, linked, confirm, cancel })
