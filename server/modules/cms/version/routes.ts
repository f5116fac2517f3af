import { versionApi } from '@/lib/api/v1/cms/version'
import { versionSchemas } from '@/lib/api/v1/cms/version.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { create } from './create'
import { filter } from './filter'
import { get } from './get'
import { restore } from './restore'

export const versionHandlers = defineHandlers(versionApi, versionSchemas, { filter, get, create, restore })
