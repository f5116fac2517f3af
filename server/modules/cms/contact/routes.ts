import { contactApi } from '@/lib/api/v1/cms/contact'
import { contactSchemas } from '@/lib/api/v1/cms/contact.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { contactAdmin } from './contact-admin'

export const contactHandlers = defineHandlers(contactApi, contactSchemas, { contactAdmin })
