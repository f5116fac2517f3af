import { eventApi } from '@/lib/api/v1/calendar/event/public'
import { eventSchemas } from '@/lib/api/v1/calendar/event/public.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { filter } from './filter'
import { get } from './get'

export const eventHandlers = defineHandlers(eventApi, eventSchemas, { filter, get })
