import { formApi } from '@/lib/api/v1/cms/form'
import { formSchemas } from '@/lib/api/v1/cms/form.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { confirmEmail } from './confirm-email'
import { filter } from './filter'
import { get } from './get'
import { getLink } from './get-link'
import { storeData } from './store-data'

export const formHandlers = defineHandlers(formApi, formSchemas, { filter, get, storeData, getLink, confirmEmail })
