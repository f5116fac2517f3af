import { draftApi } from '@/lib/api/v1/cms/draft'
import { draftSchemas } from '@/lib/api/v1/cms/draft.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { changes } from './changes'
import { discard } from './discard'
import { get } from './get'
import { publish } from './publish'
import { save } from './save'

export const draftHandlers = defineHandlers(draftApi, draftSchemas, { get, save, changes, publish, discard })
